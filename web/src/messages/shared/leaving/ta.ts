import type { leaving as english } from './en.ts';

export const leaving: typeof english = {
  title: (n) => `இந்தச் சாதனத்தில் ${n} ஐட்டம் அனுப்பவில்லை`,
  text: 'அவை இங்கேயே இருக்கும். இணையம் இருக்கும்போது கேப்டன் மீண்டும் உள்நுழைந்தால் போகும்.',
  leave: 'இருந்தாலும் செல்',
  stay: 'இரு',
};
