import type { Language } from '@bhoj/domain/catalogue/languages';
import { slipWords as slipEnglish } from '../messages/shared/slip/en.ts';
import { slipWords as slipHindi } from '../messages/shared/slip/hi.ts';
import { slipWords as slipMarathi } from '../messages/shared/slip/mr.ts';
import { slipWords as slipTamil } from '../messages/shared/slip/ta.ts';
import { slipWords as slipBengali } from '../messages/shared/slip/bn.ts';
import type { SlipWords } from '../messages/shared/slip/en.ts';

export type { SlipWords } from '../messages/shared/slip/en.ts';

/** What stands on a wage slip, by language: its reader chooses one, whatever language the screen is in. */
export const SLIP_WORDS: Readonly<Record<Language, SlipWords>> = {
  en: slipEnglish,
  hi: slipHindi,
  mr: slipMarathi,
  ta: slipTamil,
  bn: slipBengali,
};
