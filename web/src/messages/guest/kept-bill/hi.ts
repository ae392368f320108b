import type { keptBill as english } from './en.ts';

export const keptBill: typeof english = {
  paidHint: 'आने के लिए धन्यवाद। चाहें तो बिल रख लें।',
  print: 'प्रिंट करें',
  share: 'शेयर करें',
  copied: 'कॉपी हो गया। जहाँ चाहें चिपकाएँ।',
  shareText: (restaurant, number, total) => `${restaurant}, बिल ${number}: ${total}, चुकाया गया।`,
};
