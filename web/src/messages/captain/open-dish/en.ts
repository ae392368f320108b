import { part } from '../../part.ts';

export const openDishPart = part('openDish', {
  name: 'What is it?',
  nameHint: 'It stands so on the KOT and on the bill',
  nameMissing: 'Write what it is.',
  price: 'Price in rupees',
  bounds: (from: string, to: string) => `From ${from} to ${to}`,
  add: 'Add',
});
