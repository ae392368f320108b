import type { reservationWords as english } from './en.ts';

export const reservationWords: typeof english = {
  line: (clock, name, guests) => `${clock} · ${name}, ${guests} பேர்`,
  dueness: { ahead: '', due: 'வரும் நேரம்', overdue: 'நேரம் கடந்தது' },
  title: (table) => `${table} ரிசர்வ் செய்`,
  hint: 'மூன்றையும் எழுதவும், அல்லது எதுவும் வேண்டாம். ஆட்கள் அமர்ந்ததும் அல்லது கேன்சல் ஆனதும் அழியும்.',
  name: 'பெயர்',
  guests: 'எத்தனை பேர்',
  clock: 'நேரம்',
  faults: {
    name: 'பெயரை எழுதவும்.',
    guests: '1 முதல் 99 வரை முழு எண் எழுதவும்.',
    clock: 'நேரத்தை எழுதவும், உதாரணம் 8:30 pm.',
  },
  reserve: 'ரிசர்வ் செய்',
  change: 'ரிசர்வேஷனை மாற்று',
};
