import type { MarkWords } from './en.ts';

export const markWords: MarkWords = { veg: 'নিরামিষ', egg: 'ডিম আছে', 'non-veg': 'আমিষ' };
