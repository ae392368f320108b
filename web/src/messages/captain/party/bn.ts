import type { party as english } from './en.ts';

export const party: typeof english = {
  ask: 'কতজন অতিথি?',
  hint: 'এটা বাদ দিতে পারেন।',
  count: (n) => `${n} জন অতিথি`,
  change: (n) => `${n} জন অতিথি। বদলান`,
  seats: (n) => `${n}, টেবিলের আসন যত`,
  reserved: (n) => `${n}, যত জনের জন্য রাখা`,
  unknown: 'জানা নেই',
  title: 'অতিথির সংখ্যা',
  save: 'সেভ করুন',
};
