import type { reservationWords as english } from './en.ts';

export const reservationWords: typeof english = {
  line: (clock, name, guests) => `${clock} · ${name}, ${guests} लोग`,
  dueness: { ahead: '', due: 'अब आने का समय', overdue: 'समय निकल गया' },
  title: (table) => `${table} रिज़र्व करें`,
  hint: 'तीनों भरें, या कुछ भी नहीं। मेहमान बैठने या कैंसिल होने पर मिट जाता है।',
  name: 'नाम',
  guests: 'कितने मेहमान',
  clock: 'समय',
  faults: {
    name: 'नाम लिखें।',
    guests: '1 से 99 तक पूरी संख्या लिखें।',
    clock: 'समय लिखें, जैसे 8:30 pm।',
  },
  reserve: 'रिज़र्व करें',
  change: 'रिज़र्वेशन बदलें',
};
