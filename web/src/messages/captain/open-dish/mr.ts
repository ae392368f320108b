import type { openDishPart } from './en.ts';

export const openDish: (typeof openDishPart)['en'] = {
  name: 'काय आहे?',
  nameHint: 'KOT वर आणि बिलावर असेच येईल',
  nameMissing: 'हे काय आहे ते लिहा.',
  price: 'किंमत रुपयांत',
  bounds: (from, to) => `${from} ते ${to}`,
  add: 'जोडा',
};
