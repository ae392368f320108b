import type { DishSheetWords } from './en.ts';
import { markWords } from '../marks/bn.ts';

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'বন্ধ করুন',
  size: 'সাইজ',
  soldOut: 'শেষ',
  left: (n) => `${n}টি আছে`,
  chooseExactly: (n) => `বাছতেই হবে · ${n}টি`,
  chooseBetween: (min, max) => `বাছতেই হবে · ${min} থেকে ${max}টি`,
  chooseUpTo: (max) => (max === 1 ? 'না নিলেও চলে' : `না নিলেও চলে · ${max}টি পর্যন্ত`),
  asUsual: 'যেমন হয়',
  chooseMore: (missing) => `আরও ${missing}টি বাছুন`,
  note: 'রান্নাঘরের জন্য নোট',
  noteHint: 'যেমন: ঝাল কম, পেঁয়াজ ছাড়া',
  addNote: 'নোট লিখুন',
  saveNote: 'নোট রাখুন',
  weight: 'ওজন',
  perKilo: (price) => `${price} / kg`,
  otherWeight: 'অন্য ওজন',
  otherWeightHint: 'গ্রামে, বা যেমন 1.5 kg',
  wrongWeight: (most) => `গ্রাম লিখুন, যেমন 350, বা কিলো, যেমন 1.5 kg; সবচেয়ে বেশি ${most}।`,
  quantity: 'কয়টা',
  less: 'একটা কম',
  more: 'আরও একটা',
  add: (total) => `যোগ করুন · ${total}`,
};
