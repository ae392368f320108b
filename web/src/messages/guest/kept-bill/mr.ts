import type { keptBill as english } from './en.ts';

export const keptBill: typeof english = {
  paidHint: 'आल्याबद्दल धन्यवाद. हवे तर बिल ठेवा.',
  print: 'प्रिंट करा',
  share: 'शेअर करा',
  copied: 'कॉपी झाले. हवे तिथे पेस्ट करा.',
  shareText: (restaurant, number, total) => `${restaurant}, बिल ${number}: ${total}, भरले.`,
};
