import type { buyer as english } from './en.ts';

export const buyer: typeof english = {
  title: 'বিল কার নামে',
  add: 'কোম্পানির নামে বিল চাই',
  change: 'বিলের নাম বদলান',
  remove: 'নাম সরান',
  madeOutTo: (name) => `বিল ${name}-এর নামে হবে।`,
  needed: 'করের আগে ₹50,000 বা বেশি বিলে অতিথির নাম, ঠিকানা আর রাজ্য লাগে।',
  hint: 'টাকা দেওয়ার আগে লিখুন। এটা এই বিলে থাকে, আর টেবিলের সবাই দেখতে পান।',
  gstin: 'GSTIN বা UIN',
  gstinHint: 'না থাকলে ফাঁকা রাখুন।',
  name: 'কোম্পানির নাম, বা আপনার নাম',
  address: 'ঠিকানা',
  stateCode: 'রাজ্য',
  chooseState: 'রাজ্য বাছুন',
  keepWithNumber:
    'পরের বারের জন্য রাখুন: এই ফোনে, আর দেওয়া নম্বর এখানে নতুন হলে এই রেস্তোরাঁতেও। কেউ বাছলে তবেই কাজে লাগে।',
  keepOnPhone: 'পরের বারের জন্য এই ফোনে রাখুন। আমি বাছলে তবেই কাজে লাগে।',
  useAgain: (name) => `আবার ${name}-এর নামে`,
  save: 'বিলে লিখুন',
  faults: {
    name: 'নাম লিখুন।',
    gstin: 'এটা GSTIN বা UIN নয়। 15টি অক্ষরই মিলিয়ে দেখুন।',
    address: 'ঠিকানা লিখুন।',
    stateCode: 'রাজ্য বাছুন।',
  },
};
