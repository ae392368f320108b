import { takenTo } from '../shared/taken-to/en.ts';
import { common } from '../shared/common/en.ts';
import { passwordWords } from '../shared/password/en.ts';
import { payments } from '../shared/payments/en.ts';
import { reasonSentences } from '../shared/reasons/en.ts';
import { routeTitles, titleOf } from '../shared/routes/en.ts';
import { unreadable } from '../shared/unreadable/en.ts';
import { landing } from './landing/en.ts';
import { invitedWords, login, setPasswordWords } from './login/en.ts';
import { pricing } from './pricing/en.ts';
import { signup } from './signup/en.ts';
import { site } from './site/en.ts';

/** The sentences of visitors before and during sign-up, in English. */
const en = {
  common,
  invitedWords,
  landing,
  login,
  passwordWords,
  payments,
  pricing,
  reasonSentences,
  routeTitles,
  setPasswordWords,
  signup,
  site,
  takenTo,
  titleOf,
  unreadable,
};

/** The type of every language: the same keys, the same shapes. */
export type FrontDictionary = Readonly<typeof en>;
