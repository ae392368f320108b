import { section } from './dish.ts';

export const desserts = section({
  id: 'desserts',
  name: 'Desserts',
  station: 'Main kitchen',
  prepMinutes: 4,
  dishes: [
    {
      id: 'gulab-jamun',
      name: 'Gulab Jamun',
      description: 'Two, warm, in cardamom and rose syrup.',
      price: 90,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      addOns: ['sweet-extras'],
    },
    {
      id: 'gajar-halwa',
      name: 'Gajar Halwa',
      description: 'Red carrots cooked down with milk and ghee, cashew and raisin.',
      price: 130,
      addOns: ['sweet-extras'],
    },
    {
      id: 'kesar-kulfi',
      name: 'Kesar Pista Kulfi',
      description: 'Milk reduced for hours, saffron and pistachio, on a stick.',
      price: 110,
      food: { jain: 'fits', 'no-nuts': 'does-not', 'no-dairy': 'does-not' },
      prepMinutes: 2,
    },
    {
      id: 'shrikhand',
      name: 'Amrakhand',
      description: 'Strained curd whipped with Alphonso mango and cardamom.',
      price: 120,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      prepMinutes: 2,
    },
  ],
});

/** Sweets over the counter, and what the kitchen makes off the menu. */
export const counterSweets = section({
  id: 'counter-sweets',
  name: 'Sweets by weight',
  station: 'Main kitchen',
  prepMinutes: 3,
  dishes: [
    {
      id: 'kaju-katli',
      name: 'Kaju Katli',
      description: 'Cashew fudge in thin diamonds, sold by weight.',
      price: 960,
      food: { 'no-nuts': 'does-not' },
      byWeight: [250, 500, 1000],
    },
    {
      id: 'open-food',
      name: 'Open Food',
      description: 'What the kitchen makes off the menu.',
      price: 20,
      openTo: 2_000,
    },
  ],
});

export const beverages = section({
  id: 'beverages',
  name: 'Beverages',
  station: 'Bar & beverages',
  prepMinutes: 4,
  dishes: [
    {
      id: 'masala-chai',
      name: 'Masala Chai',
      description: 'Boiled with ginger and cardamom.',
      price: 40,
      addOns: ['sugar'],
    },
    {
      id: 'filter-coffee',
      name: 'Filter Coffee',
      description: 'Strong decoction, frothed milk, in a steel tumbler.',
      price: 50,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      addOns: ['sugar'],
    },
    {
      id: 'lassi',
      name: 'Punjabi Lassi',
      description: 'Thick curd churned in a tall glass.',
      price: [
        { id: 'sweet', name: 'Sweet', price: 90 },
        { id: 'salted', name: 'Salted', price: 80 },
        { id: 'mango', name: 'Mango', price: 120 },
      ],
      food: { jain: 'fits', 'no-dairy': 'does-not' },
    },
    {
      id: 'solkadhi',
      name: 'Solkadhi',
      description: 'Kokum and coconut milk with a little garlic and green chilli, chilled.',
      price: 70,
      spice: 1,
    },
    {
      id: 'lime-soda',
      name: 'Fresh Lime Soda',
      description: 'Sweet, salted or both: say so in the note.',
      price: 70,
      food: { jain: 'fits', vrat: 'on-request', vegan: 'fits' },
    },
    {
      id: 'water',
      name: 'Mineral Water, 1 litre',
      description: 'Sealed bottle.',
      price: 30,
      food: { jain: 'fits', vegan: 'fits' },
      prepMinutes: 1,
    },
  ],
});

export const bar = section({
  id: 'bar',
  name: 'Bar',
  hours: ['11:30', '00:30'],
  station: 'Bar & beverages',
  prepMinutes: 3,
  taxClass: 'liquor',
  dishes: [
    {
      id: 'kingfisher',
      name: 'Kingfisher Premium',
      description: 'Lager, served cold.',
      price: [
        { id: 'pint', name: 'Pint, 330 ml', price: 190 },
        { id: 'bottle', name: 'Bottle, 650 ml', price: 320 },
      ],
    },
    {
      id: 'old-monk',
      name: 'Old Monk Rum',
      description: 'Dark rum, seven years in the cask.',
      price: [
        { id: 'small', name: '30 ml', price: 110 },
        { id: 'large', name: '60 ml', price: 210 },
      ],
    },
    {
      id: 'sula-red',
      name: 'Sula Cabernet Shiraz',
      description: 'Nashik red wine, by the glass.',
      price: 380,
    },
  ],
});
