import { section } from './dish.ts';

export const breakfast = section({
  id: 'breakfast',
  name: 'Breakfast',
  hours: ['07:00', '11:30'],
  station: 'Main kitchen',
  prepMinutes: 10,
  dishes: [
    {
      id: 'kanda-poha',
      name: 'Kanda Poha',
      description:
        'Flattened rice tossed with onion, peanuts and mustard, under fresh coconut and coriander.',
      price: 80,
      spice: 1,
      prepMinutes: 7,
    },
    {
      id: 'misal-pav',
      name: 'Misal Pav',
      description: 'Sprouted moth beans in a simmered rassa, crunchy farsan on top, two soft pav and lime.',
      price: 140,
      spice: 2,
      addOns: ['misal-rassa', 'misal-extras'],
    },
    {
      id: 'sabudana-khichdi',
      name: 'Sabudana Khichdi',
      description:
        'Sago pearls with roasted peanuts, cumin and green chilli, a bowl of sweet curd beside it.',
      price: 120,
      food: { vrat: 'fits', 'no-nuts': 'on-request' },
      spice: 1,
    },
    {
      id: 'poori-bhaji',
      name: 'Poori Bhaji',
      description: 'Four puffed pooris with turmeric potatoes, green chilli and a little pickle.',
      price: 140,
      spice: 1,
    },
    {
      id: 'aloo-paratha',
      name: 'Aloo Paratha with Curd',
      description: 'Two stuffed parathas off the griddle, white butter, thick curd and mango pickle.',
      price: 150,
      spice: 1,
      prepMinutes: 12,
    },
    {
      id: 'masala-omelette',
      name: 'Masala Omelette with Pav',
      description: 'Three eggs with onion, tomato, chilli and coriander, two buttered pav.',
      price: 120,
      mark: 'egg',
      spice: 1,
      prepMinutes: 8,
    },
  ],
});
