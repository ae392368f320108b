import type { buyerWords as english } from './en.ts';

export const buyerWords: typeof english = {
  title: 'বিল কার নামে',
  add: 'কোম্পানি বা ব্যক্তির নামে বিল',
  hint: 'কোম্পানির খরচ দেখাতে এটা লাগে। বিল মেটানোর পরে যোগ করা যায় না।',
  gstin: 'GSTIN বা UIN',
  gstinHint: 'না থাকলে ফাঁকা রাখুন।',
  name: 'কোম্পানি বা ব্যক্তির নাম',
  address: 'ঠিকানা',
  stateCode: 'রাজ্য',
  stateHint: 'এটা GSTIN থেকে জানা যায়।',
  keep: 'পরের বারের জন্য রাখুন',
  keepHint: 'অতিথি হ্যাঁ বললে তবেই টিক দিন: এটা তাঁর নম্বরের সঙ্গে থাকবে, পরের বার এখানে দেখাবে।',
  again: (name) => `গতবার: ${name}`,
  useAgain: 'সেটাই দিন',
  save: 'বিলে লিখুন',
  cancel: 'থাক',
  faults: {
    name: 'নাম লিখুন।',
    gstin: 'এটা GSTIN বা UIN নয়। 15টি অক্ষরই মিলিয়ে দেখুন।',
    address: 'ঠিকানা লিখুন।',
    stateCode: 'রাজ্য বাছুন।',
  },
};
