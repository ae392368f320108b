import type { MarkWords } from './en.ts';

export const markWords: MarkWords = { veg: 'சைவம்', egg: 'முட்டை உள்ளது', 'non-veg': 'அசைவம்' };
