import { section } from './dish.ts';

export const desserts = section({
  id: 'desserts',
  name: 'Desserts',
  otherNames: { hi: 'मिठाई' },
  station: 'Main kitchen',
  prepMinutes: 4,
  dishes: [
    {
      id: 'gulab-jamun',
      name: 'Gulab Jamun',
      otherNames: { hi: 'गुलाब जामुन' },
      description: 'Two, warm, in cardamom and rose syrup.',
      price: 90,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      addOns: ['sweet-extras'],
    },
    {
      id: 'gajar-halwa',
      name: 'Gajar Halwa',
      otherNames: { hi: 'गाजर का हलवा' },
      description: 'Red carrots cooked down with milk and ghee, cashew and raisin.',
      price: 130,
      addOns: ['sweet-extras'],
    },
    {
      id: 'kesar-kulfi',
      name: 'Kesar Pista Kulfi',
      otherNames: { hi: 'केसर पिस्ता कुल्फ़ी' },
      description: 'Milk reduced for hours, saffron and pistachio, on a stick.',
      price: 110,
      food: { jain: 'fits', 'no-nuts': 'does-not', 'no-dairy': 'does-not' },
      prepMinutes: 2,
    },
    {
      id: 'shrikhand',
      name: 'Amrakhand',
      otherNames: { hi: 'आम्रखंड' },
      description: 'Strained curd whipped with Alphonso mango and cardamom.',
      price: 120,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      prepMinutes: 2,
    },
  ],
});

export const beverages = section({
  id: 'beverages',
  name: 'Beverages',
  otherNames: { hi: 'पेय' },
  station: 'Bar & beverages',
  prepMinutes: 4,
  dishes: [
    {
      id: 'masala-chai',
      name: 'Masala Chai',
      otherNames: { hi: 'मसाला चाय' },
      description: 'Boiled with ginger and cardamom.',
      price: 40,
      addOns: ['sugar'],
    },
    {
      id: 'filter-coffee',
      name: 'Filter Coffee',
      otherNames: { hi: 'फ़िल्टर कॉफ़ी' },
      description: 'Strong decoction, frothed milk, in a steel tumbler.',
      price: 50,
      food: { jain: 'fits', 'no-dairy': 'does-not' },
      addOns: ['sugar'],
    },
    {
      id: 'lassi',
      name: 'Punjabi Lassi',
      otherNames: { hi: 'पंजाबी लस्सी' },
      description: 'Thick curd churned in a tall glass.',
      price: [
        { id: 'sweet', name: 'Sweet', otherNames: { hi: 'मीठी' }, price: 90 },
        { id: 'salted', name: 'Salted', otherNames: { hi: 'नमकीन' }, price: 80 },
        { id: 'mango', name: 'Mango', otherNames: { hi: 'आम' }, price: 120 },
      ],
      food: { jain: 'fits', 'no-dairy': 'does-not' },
    },
    {
      id: 'solkadhi',
      name: 'Solkadhi',
      otherNames: { hi: 'सोलकढ़ी' },
      description: 'Kokum and coconut milk with a little garlic and green chilli, chilled.',
      price: 70,
      spice: 1,
    },
    {
      id: 'lime-soda',
      name: 'Fresh Lime Soda',
      otherNames: { hi: 'नींबू सोडा' },
      description: 'Sweet, salted or both: say so in the note.',
      price: 70,
      food: { jain: 'fits', vrat: 'on-request', vegan: 'fits' },
    },
    {
      id: 'water',
      name: 'Mineral Water, 1 litre',
      otherNames: { hi: 'मिनरल वॉटर, 1 लीटर' },
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
  otherNames: { hi: 'बार' },
  hours: ['11:30', '00:30'],
  station: 'Bar & beverages',
  prepMinutes: 3,
  taxClass: 'liquor',
  dishes: [
    {
      id: 'kingfisher',
      name: 'Kingfisher Premium',
      otherNames: { hi: 'किंगफ़िशर प्रीमियम' },
      description: 'Lager, served cold.',
      price: [
        { id: 'pint', name: 'Pint, 330 ml', otherNames: { hi: 'पिंट, 330 मिली' }, price: 190 },
        { id: 'bottle', name: 'Bottle, 650 ml', otherNames: { hi: 'बोतल, 650 मिली' }, price: 320 },
      ],
    },
    {
      id: 'old-monk',
      name: 'Old Monk Rum',
      otherNames: { hi: 'ओल्ड मंक रम' },
      description: 'Dark rum, seven years in the cask.',
      price: [
        { id: 'small', name: '30 ml', otherNames: { hi: '30 मिली' }, price: 110 },
        { id: 'large', name: '60 ml', otherNames: { hi: '60 मिली' }, price: 210 },
      ],
    },
    {
      id: 'sula-red',
      name: 'Sula Cabernet Shiraz',
      otherNames: { hi: 'सुला कैबरनेट शिराज़' },
      description: 'Nashik red wine, by the glass.',
      price: 380,
    },
  ],
});
