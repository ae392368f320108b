import type { reservationWords as english } from './en.ts';

export const reservationWords: typeof english = {
  line: (clock, name, guests) => `${clock} · ${name}, ${guests} জন`,
  dueness: { ahead: '', due: 'আসার সময় হয়েছে', overdue: 'সময় পেরিয়ে গেছে' },
  title: (table) => `${table} রিজার্ভ করুন`,
  hint: 'তিনটিই লিখুন, বা কিছুই নয়। অতিথি বসলে বা বাতিল হলে মুছে যায়।',
  name: 'নাম',
  guests: 'কতজন অতিথি',
  clock: 'সময়',
  faults: {
    name: 'নাম লিখুন।',
    guests: '1 থেকে 99 পর্যন্ত পূর্ণ সংখ্যা লিখুন।',
    clock: 'সময় লিখুন, যেমন 8:30 pm।',
  },
  reserve: 'রিজার্ভ করুন',
  change: 'রিজার্ভেশন বদলান',
};
