import type { reservationWords as english } from './en.ts';

export const reservationWords: typeof english = {
  line: (clock, name, guests) => `${clock} · ${name}, ${guests} जण`,
  dueness: { ahead: '', due: 'यायची वेळ झाली', overdue: 'वेळ निघून गेली' },
  title: (table) => `${table} रिझर्व्ह करा`,
  hint: 'तिन्ही भरा, किंवा काहीच नाही. ग्राहक बसले किंवा कॅन्सल केले की पुसले जाते.',
  name: 'नाव',
  guests: 'किती ग्राहक',
  clock: 'वेळ',
  faults: {
    name: 'नाव लिहा.',
    guests: '1 ते 99 मधली पूर्ण संख्या लिहा.',
    clock: 'वेळ लिहा, जसे 8:30 pm.',
  },
  reserve: 'रिझर्व्ह करा',
  change: 'रिझर्व्हेशन बदला',
};
