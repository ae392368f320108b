import { section } from './dish.ts';

export const southIndian = section({
  id: 'south-indian',
  name: 'South Indian',
  station: 'South Indian',
  prepMinutes: 10,
  dishes: [
    {
      id: 'idli-sambar',
      name: 'Idli Sambar',
      description: 'Three steamed idlis in hot sambar, with coconut and tomato chutney.',
      price: 90,
      spice: 1,
      prepMinutes: 5,
    },
    {
      id: 'medu-vada',
      name: 'Medu Vada',
      description: 'Two crisp lentil doughnuts with peppercorn and curry leaf, sambar and chutney.',
      price: 100,
      spice: 1,
    },
    {
      id: 'plain-dosa',
      name: 'Sada Dosa',
      description: 'A thin, golden dosa with sambar and two chutneys.',
      price: 110,
      addOns: ['dosa-extras'],
    },
    {
      id: 'masala-dosa',
      name: 'Masala Dosa',
      description: 'Crisp dosa folded over potato, onion and curry leaf, sambar and two chutneys.',
      price: 140,
      spice: 1,
      addOns: ['dosa-extras'],
    },
    {
      id: 'mysore-masala-dosa',
      name: 'Mysore Masala Dosa',
      description: 'Spread with red garlic chutney and butter, filled with potato masala.',
      price: 160,
      spice: 2,
      addOns: ['dosa-extras'],
    },
    {
      id: 'rava-dosa',
      name: 'Onion Rava Dosa',
      description:
        'Lacy semolina dosa with onion, cumin and cracked pepper. Takes a little longer, stays crisp.',
      price: 155,
      spice: 1,
      prepMinutes: 15,
      addOns: ['dosa-extras'],
    },
    {
      id: 'onion-uttapam',
      name: 'Onion Tomato Uttapam',
      description: 'Thick and soft, roasted with onion, tomato and green chilli pressed into the top.',
      price: 150,
      spice: 1,
      prepMinutes: 12,
      addOns: ['dosa-extras'],
    },
    {
      id: 'curd-rice',
      name: 'Tempered Curd Rice',
      description: 'Cool curd rice under mustard, curry leaf and ginger, with pomegranate and a papad.',
      price: 150,
      prepMinutes: 6,
    },
  ],
});
