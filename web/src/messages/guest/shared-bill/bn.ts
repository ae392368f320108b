import type { sharedBill as english } from './en.ts';

export const sharedBill: typeof english = {
  title: 'আপনার বিল',
  gone: 'এই বিল পাওয়া গেল না',
  goneHint: 'লিঙ্ক কাটা হতে পারে। যে মেসেজে এসেছে সেখান থেকে আবার খুলুন।',
  failed: 'বিল খুলল না',
  failedHint: 'ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  void: 'রেস্তোরাঁ এই বিল বাতিল করেছে।',
};
