import type { party as english } from './en.ts';

export const party: typeof english = {
  ask: 'कितने मेहमान?',
  hint: 'इसे छोड़ भी सकते हैं।',
  count: (n) => `${n} मेहमान`,
  change: (n) => `${n} मेहमान। बदलें`,
  seats: (n) => `${n}, जितनी टेबल की सीटें`,
  reserved: (n) => `${n}, जितने के लिए बुक है`,
  unknown: 'पता नहीं',
  title: 'मेहमानों की संख्या',
  save: 'सेव करें',
};
