import type { Language } from '@bhoj/domain/catalogue/languages';
import { slipEnglish } from '../messages/slip/en.ts';
import { slipHindi } from '../messages/slip/hi.ts';
import { slipMarathi } from '../messages/slip/mr.ts';
import { slipTamil } from '../messages/slip/ta.ts';
import { slipBengali } from '../messages/slip/bn.ts';
import type { SlipWords } from '../messages/slip/en.ts';

export type { SlipWords } from '../messages/slip/en.ts';

/** What stands on a wage slip, by language: its reader chooses one, whatever language the screen is in. */
export const SLIP_WORDS: Readonly<Record<Language, SlipWords>> = {
  en: slipEnglish,
  hi: slipHindi,
  mr: slipMarathi,
  ta: slipTamil,
  bn: slipBengali,
};
