import { section } from './dish.ts';

export const indoChinese = section({
  id: 'indo-chinese',
  name: 'Indo-Chinese',
  station: 'Chinese',
  prepMinutes: 12,
  dishes: [
    {
      id: 'veg-manchurian',
      name: 'Veg Manchurian',
      description: 'Vegetable balls in soy, ginger and spring onion.',
      price: [
        { id: 'dry', name: 'Dry', price: 220 },
        { id: 'gravy', name: 'Gravy', price: 230 },
      ],
      spice: 2,
    },
    {
      id: 'chilli-paneer',
      name: 'Chilli Paneer',
      description: 'Paneer with capsicum, green chilli and dark soy, hot off the wok.',
      price: 270,
      spice: 2,
    },
    {
      id: 'chilli-chicken',
      name: 'Chilli Chicken',
      description: 'Crisp chicken, garlic, spring onion and plenty of green chilli.',
      price: 310,
      mark: 'non-veg',
      spice: 3,
    },
    {
      id: 'hakka-noodles',
      name: 'Hakka Noodles',
      description: 'Thin noodles tossed with cabbage, carrot and capsicum over a high flame.',
      price: 210,
      spice: 1,
    },
    {
      id: 'egg-fried-rice',
      name: 'Egg Fried Rice',
      description: 'Wok-fried rice with egg, spring onion and white pepper.',
      price: 220,
      mark: 'egg',
      spice: 1,
    },
    {
      id: 'schezwan-fried-rice',
      name: 'Chicken Schezwan Fried Rice',
      description: 'Rice and chicken in our own red chilli and garlic sauce.',
      price: 270,
      mark: 'non-veg',
      spice: 3,
    },
  ],
});
