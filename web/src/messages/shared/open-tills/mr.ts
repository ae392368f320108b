import type { openTillsPart } from './en.ts';

export const openTills: (typeof openTillsPart)['en'] = {
  which: 'पैसे कोणत्या गल्ल्यात जातील?',
  toTill: (till) => `पैसे ${till} मध्ये जातील.`,
  another: 'दुसरा गल्ला',
  whose: (till, holder) => (holder === '' ? till : `${till} · ${holder}`),
  loading: 'उघडे गल्ले पाहिले जात आहेत…',
  failed: 'उघडे गल्ले वाचता आले नाहीत. पैसे पहिल्या गल्ल्यात जातील.',
  retry: 'पुन्हा प्रयत्न करा',

  payOut: 'रोख देणे',
  payOutHint: 'गल्ल्यातून जाणारी रोख, जसे दारात आलेल्या मालासाठी.',
  fromWhich: 'कोणत्या गल्ल्यातून?',
  fromTill: (till) => `${till} मधून`,
  none: 'एकही गल्ला उघडा नाही. आधी कोणीतरी रोख सत्र उघडावे.',
  unread: 'उघडे गल्ले वाचता आले नाहीत.',
  amount: 'रक्कम रुपयांत',
  reason: 'कशासाठी',
  reasonHint: 'जास्तीत जास्त 80 अक्षरे.',
  missing: { till: 'गल्ला निवडा.', amount: 'शून्यापेक्षा मोठी रक्कम लिहा.', reason: 'कशासाठी ते लिहा.' },
  go: 'रोख द्या',
  paidOut: (amount) => `${amount} दिले`,
};
