import type { party as english } from './en.ts';

export const party: typeof english = {
  ask: 'किती पाहुणे?',
  hint: 'हे सोडून दिले तरी चालते.',
  count: (n) => (n === 1 ? '1 पाहुणा' : `${n} पाहुणे`),
  change: (n) => (n === 1 ? '1 पाहुणा. बदला' : `${n} पाहुणे. बदला`),
  seats: (n) => `${n}, टेबलच्या जागांइतके`,
  reserved: (n) => `${n}, जितक्यांसाठी राखीव`,
  unknown: 'माहीत नाही',
  title: 'पाहुण्यांची संख्या',
  save: 'सेव्ह करा',
};
