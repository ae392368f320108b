import type { DishSheetWords, MarkWords } from '../en/dish.ts';

export const markWords: MarkWords = { veg: 'নিরামিষ', egg: 'ডিম আছে', 'non-veg': 'আমিষ' };

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'বন্ধ করুন',
  size: 'সাইজ',
  chooseExactly: (n) => `${n}টি বাছুন`,
  chooseBetween: (min, max) => `${min} থেকে ${max}টি বাছুন`,
  chooseUpTo: (max) => (max === 1 ? 'একটি বাছুন, না চাইলে বাদ দিন' : `${max}টি পর্যন্ত বাছুন`),
  chooseMore: (missing) => `আরও ${missing}টি বাছুন`,
  note: 'রান্নাঘরের জন্য নোট',
  noteHint: 'যেমন: ঝাল কম, পেঁয়াজ ছাড়া',
  addNote: 'নোট লিখুন',
  saveNote: 'নোট রাখুন',
  quantity: 'কয়টা',
  less: 'একটা কম',
  more: 'আরও একটা',
  add: (total) => `যোগ করুন · ${total}`,
};
