import type { openTillsPart } from './en.ts';

export const openTills: (typeof openTillsPart)['en'] = {
  which: 'টাকা কোন ক্যাশবাক্সে যাবে?',
  toTill: (till) => `টাকা ${till}-এ যাবে।`,
  another: 'অন্য ক্যাশবাক্স',
  whose: (till, holder) => (holder === '' ? till : `${till} · ${holder}`),
  loading: 'খোলা ক্যাশবাক্স দেখা হচ্ছে…',
  failed: 'খোলা ক্যাশবাক্স পড়া গেল না। টাকা প্রথমটিতে যাবে।',
  retry: 'আবার চেষ্টা করুন',

  payOut: 'নগদ দেওয়া',
  payOutHint: 'ক্যাশবাক্স থেকে যাওয়া নগদ, যেমন দরজায় আসা মালের জন্য।',
  fromWhich: 'কোন ক্যাশবাক্স থেকে?',
  fromTill: (till) => `${till} থেকে`,
  none: 'কোনো ক্যাশবাক্স খোলা নেই। আগে কাউকে নগদ সেশন খুলতে হবে।',
  unread: 'খোলা ক্যাশবাক্স পড়া গেল না।',
  amount: 'টাকার অঙ্ক',
  reason: 'কিসের জন্য',
  reasonHint: 'সর্বোচ্চ 80 অক্ষর।',
  missing: { till: 'ক্যাশবাক্স বাছুন।', amount: 'শূন্যের বেশি অঙ্ক লিখুন।', reason: 'কিসের জন্য লিখুন।' },
  go: 'নগদ দিন',
  paidOut: (amount) => `${amount} দেওয়া হয়েছে`,
};
