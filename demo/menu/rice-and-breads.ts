import { section } from './dish.ts';

export const rice = section({
  id: 'rice',
  name: 'Biryani & Rice',
  station: 'Main kitchen',
  prepMinutes: 15,
  dishes: [
    {
      id: 'veg-biryani',
      name: 'Veg Dum Biryani',
      description: 'Basmati layered with vegetables, mint and saffron, sealed and steamed. With raita.',
      price: { half: 180, full: 280 },
      spice: 2,
      addOns: ['biryani-extras'],
    },
    {
      id: 'egg-biryani',
      name: 'Egg Dum Biryani',
      description: 'Long-grain rice, brown onion and two masala eggs. With raita.',
      price: 270,
      mark: 'egg',
      spice: 2,
      addOns: ['biryani-extras'],
    },
    {
      id: 'chicken-biryani',
      name: 'Chicken Dum Biryani',
      description: 'Chicken on the bone under saffron rice, opened at your table. With raita and salan.',
      price: { half: 230, full: 360 },
      mark: 'non-veg',
      spice: 2,
      addOns: ['biryani-extras'],
    },
    {
      id: 'mutton-biryani',
      name: 'Mutton Dum Biryani',
      description: 'Slow-cooked goat, aged basmati, mint and fried onion. With raita and salan.',
      price: { half: 300, full: 480 },
      mark: 'non-veg',
      spice: 2,
      addOns: ['biryani-extras'],
    },
    {
      id: 'dal-khichdi',
      name: 'Dal Khichdi with Ghee',
      description: 'Rice and moong cooked soft, garlic tempering, papad and pickle.',
      price: 210,
      prepMinutes: 12,
    },
    {
      id: 'jeera-rice',
      name: 'Jeera Rice',
      description: 'Basmati tossed with ghee and roasted cumin.',
      price: { half: 100, full: 160 },
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      prepMinutes: 7,
    },
    {
      id: 'steamed-rice',
      name: 'Steamed Rice',
      description: 'Plain Kolam rice.',
      price: { half: 80, full: 130 },
      food: { jain: 'fits', vegan: 'fits', 'no-nuts': 'fits' },
      prepMinutes: 5,
    },
  ],
});

export const breads = section({
  id: 'breads',
  name: 'Breads',
  station: 'Tandoor',
  prepMinutes: 6,
  dishes: [
    {
      id: 'tandoori-roti',
      name: 'Tandoori Roti',
      description: 'Whole wheat, from the clay oven.',
      price: [
        { id: 'plain', name: 'Plain', price: 25 },
        { id: 'butter', name: 'Butter', price: 35 },
      ],
      food: { jain: 'fits', vegan: 'on-request' },
    },
    {
      id: 'naan',
      name: 'Naan',
      description: 'Soft white-flour bread, blistered in the tandoor.',
      price: [
        { id: 'plain', name: 'Plain', price: 45 },
        { id: 'butter', name: 'Butter', price: 55 },
        { id: 'garlic', name: 'Garlic', price: 70 },
      ],
    },
    {
      id: 'cheese-garlic-naan',
      name: 'Cheese Garlic Naan',
      description: 'Filled with melting cheese, garlic and coriander on top.',
      price: 110,
      prepMinutes: 8,
    },
    {
      id: 'lachha-paratha',
      name: 'Lachha Paratha',
      description: 'Many thin, buttery layers of whole wheat.',
      price: 60,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
    },
    {
      id: 'jowar-bhakri',
      name: 'Jowar Bhakri',
      description: 'Sorghum flatbread, patted by hand, with white butter.',
      price: 40,
      food: { jain: 'fits', vegan: 'on-request' },
      station: 'Main kitchen',
    },
  ],
});
