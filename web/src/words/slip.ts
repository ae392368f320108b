import type { Language } from '@bhoj/domain/catalogue/languages';
import { slipWords as en } from '../messages/shared/slip/en.ts';
import { slipWords as hi } from '../messages/shared/slip/hi.ts';
import { slipWords as mr } from '../messages/shared/slip/mr.ts';
import { slipWords as ta } from '../messages/shared/slip/ta.ts';
import { slipWords as bn } from '../messages/shared/slip/bn.ts';
import type { SlipWords } from '../messages/shared/slip/en.ts';

export type { SlipWords } from '../messages/shared/slip/en.ts';

/** The words of a wage slip by language. Its reader chooses one, whatever the language of the screen is. */
export const SLIP_WORDS: Readonly<Record<Language, SlipWords>> = { en, hi, mr, ta, bn };
