import type { openDishPart } from './en.ts';

export const openDish: (typeof openDishPart)['en'] = {
  name: 'இது என்ன?',
  nameHint: 'KOT-லும் பில்லிலும் இப்படியே வரும்',
  nameMissing: 'இது என்ன என்று எழுதவும்.',
  price: 'விலை ரூபாயில்',
  bounds: (from, to) => `${from} முதல் ${to} வரை`,
  add: 'சேர்',
};
