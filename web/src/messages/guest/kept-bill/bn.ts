import type { keptBill as english } from './en.ts';

export const keptBill: typeof english = {
  paidHint: 'আসার জন্য ধন্যবাদ। চাইলে বিল রাখুন।',
  print: 'প্রিন্ট করুন',
  share: 'শেয়ার',
  copied: 'কপি হয়েছে। যেখানে খুশি পেস্ট করুন।',
  shareText: (restaurant, number, total) => `${restaurant}, বিল ${number}: ${total}, মেটানো।`,
};
