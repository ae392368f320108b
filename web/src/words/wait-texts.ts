import type { Language } from '@bhoj/domain/catalogue/languages';
import { waitTexts as en } from '../messages/shared/wait-texts/en.ts';
import { waitTexts as hi } from '../messages/shared/wait-texts/hi.ts';
import { waitTexts as mr } from '../messages/shared/wait-texts/mr.ts';
import { waitTexts as ta } from '../messages/shared/wait-texts/ta.ts';
import { waitTexts as bn } from '../messages/shared/wait-texts/bn.ts';
import type { WaitTexts } from '../messages/shared/wait-texts/en.ts';

/** Messages to waiting parties by language. The party has one, whatever the language of the host's screen is. */
export const WAIT_TEXTS: Readonly<Record<Language, WaitTexts>> = { en, hi, mr, ta, bn };
