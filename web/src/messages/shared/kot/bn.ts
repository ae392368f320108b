import type { kotWords as english } from './en.ts';

export const kotWords: typeof english = {
  kot: (kot) => `KOT ${kot}`,
  quantity: (n) => `${n} ×`,
  paid: 'টাকা দেওয়া',
  addition: 'বাড়তি',
  cancelled: 'বাতিল',
  duplicate: 'ডুপ্লিকেট',
  by: (name) => `অর্ডার: ${name}`,
  printTicket: (kot) => `KOT ${kot} প্রিন্ট করুন`,
  notPrinted: 'প্রিন্ট হয়নি। প্রিন্টার দেখে আবার প্রিন্ট করুন।',
  dishes: (n) => `${n} পোর্শন`,
  guests: (n) => `${n} জন অতিথি`,
};
