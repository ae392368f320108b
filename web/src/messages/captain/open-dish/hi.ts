import type { openDishPart } from './en.ts';

export const openDish: (typeof openDishPart)['en'] = {
  name: 'क्या है?',
  nameHint: 'KOT और बिल पर यही लिखा होगा',
  nameMissing: 'लिखें कि यह क्या है।',
  price: 'दाम रुपये में',
  bounds: (from, to) => `${from} से ${to} तक`,
  add: 'जोड़ें',
};
