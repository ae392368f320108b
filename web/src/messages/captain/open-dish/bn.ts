import type { openDishPart } from './en.ts';

export const openDish: (typeof openDishPart)['en'] = {
  name: 'এটা কী?',
  nameHint: 'KOT আর বিলে এটাই লেখা থাকবে',
  nameMissing: 'এটা কী, লিখুন।',
  price: 'দাম টাকায়',
  bounds: (from, to) => `${from} থেকে ${to}`,
  add: 'যোগ করুন',
};
