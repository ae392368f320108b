import type { Language } from '@bhoj/domain/catalogue/languages';
import { bengali } from './bn.ts';
import { english } from './en.ts';
import type { PageWords } from './en.ts';
import { hindi } from './hi.ts';
import { marathi } from './mr.ts';
import { tamil } from './ta.ts';

export const WORDS: Readonly<Record<Language, PageWords>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  ta: tamil,
  bn: bengali,
};
