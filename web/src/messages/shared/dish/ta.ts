import type { DishSheetWords } from './en.ts';
import { markWords } from '../marks/ta.ts';

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'மூடு',
  size: 'அளவு',
  soldOut: 'தீர்ந்தது',
  left: (n) => `${n} மீதம்`,
  chooseExactly: (n) => `அவசியம் · ${n} தேர்ந்தெடுக்கவும்`,
  chooseBetween: (min, max) => `அவசியம் · ${min} முதல் ${max} வரை`,
  chooseUpTo: (max) => (max === 1 ? 'விருப்பம்' : `விருப்பம் · ${max} வரை`),
  asUsual: 'வழக்கம் போல்',
  chooseMore: (missing) => `இன்னும் ${missing} தேவை`,
  note: 'கிச்சனுக்குக் குறிப்பு',
  noteHint: 'எ.கா.: காரம் குறைவு, வெங்காயம் வேண்டாம்',
  addNote: 'குறிப்பு',
  saveNote: 'குறிப்பை வை',
  weight: 'எடை',
  perKilo: (price) => `${price} / kg`,
  otherWeight: 'வேறு எடை',
  otherWeightHint: 'கிராமில், அல்லது 1.5 kg போல',
  wrongWeight: (most) => `கிராம் எழுதவும், 350 போல, அல்லது கிலோ, 1.5 kg போல; அதிகபட்சம் ${most}.`,
  quantity: 'எத்தனை',
  less: 'ஒன்று குறை',
  more: 'ஒன்று கூட்டு',
  add: (total) => `சேர் · ${total}`,
};
