import type { pushed as english } from './en.ts';

export const pushed: typeof english = {
  title: 'এই ফোনে বার্তা',
  hint: 'Bhoj বন্ধ থাকলেও আসে, শুধু আপনার জন্য।',
  on: 'এখানে বার্তা চালু আছে।',
  off: 'এখানে বার্তা বন্ধ আছে।',
  switchOn: 'চালু করুন',
  switchOff: 'বন্ধ করুন',
  busy: 'ব্রাউজারের প্রশ্নের উত্তর দিন…',
  denied: 'ব্রাউজার Bhoj-কে বার্তা দেখাতে দিচ্ছে না। ব্রাউজারের সেটিংসে এই পেজের জন্য নোটিফিকেশন চালু করুন।',
  unanswered: 'ব্রাউজার জিজ্ঞাসা করেছিল, আপনি উত্তর দেননি।',
  install: 'iPhone-এ আগে Bhoj হোম স্ক্রিনে রাখুন, আর সেখান থেকে খুলুন।',
  unsupported: 'এই ব্রাউজার বার্তা দেখাতে পারে না।',
  noKeys: 'বার্তা এখনও তৈরি নয়।',
  failed: 'হল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  loading: 'খুলছে',
  couldNotLoad: 'এটি খোলা গেল না',
  kinds: { 'approval-asked': 'কেউ আপনাকে জিজ্ঞাসা করলে', 'stale-kitchen': 'টিকিট অপেক্ষা করলে' },
  stale: (kot, minutes) => `KOT ${kot} ${minutes} মিনিট ধরে অপেক্ষা করছে`,
  staleAt: (table) => `${table}-এর জন্য। কেউ শুরু করেননি।`,
  staleAway: 'পার্সেল। কেউ শুরু করেননি।',
};
