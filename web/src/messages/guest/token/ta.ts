import type { token as english } from './en.ts';

export const token: typeof english = {
  number: (n) => `டோக்கன் ${n}`,
  hint: 'ஆர்டர் ரெடியானதும் இந்த எண் அழைக்கப்படும்.',
};
