import { takenTo } from '../shared/en/taken-to.ts';
import { common } from '../shared/en/common.ts';
import { passwordWords } from '../shared/en/password.ts';
import { payments } from '../shared/en/payments.ts';
import { reasonSentences } from '../shared/en/reasons.ts';
import { routeTitles, titleOf } from '../shared/en/routes.ts';
import { unreadable } from '../shared/en/unreadable.ts';
import { landing } from './en/landing.ts';
import { invitedWords, login, setPasswordWords } from './en/login.ts';
import { pricing } from './en/pricing.ts';
import { signup } from './en/signup.ts';
import { site } from './en/site.ts';

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
