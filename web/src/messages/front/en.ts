import { billWords, printWords } from '../shared/en/bill.ts';
import { common } from '../shared/en/common.ts';
import { dates } from '../shared/en/dates.ts';
import { markWords, dishSheetWords } from '../shared/en/dish.ts';
import { guestLabelWords } from '../shared/en/guest-labels.ts';
import { weekdays, hours } from '../shared/en/hours.ts';
import { kotWords } from '../shared/en/kot.ts';
import { passwordWords } from '../shared/en/password.ts';
import { payments } from '../shared/en/payments.ts';
import { floorWords, roomName } from '../shared/en/places.ts';
import { reasonSentences } from '../shared/en/reasons.ts';
import { routeTitles, titleOf } from '../shared/en/routes.ts';
import { settling } from '../shared/en/settling.ts';
import { shell } from '../shared/en/shell.ts';
import { table } from '../shared/en/table.ts';
import { landing } from './en/landing.ts';
import { login, setPasswordWords } from './en/login.ts';
import { pricing } from './en/pricing.ts';
import { signup } from './en/signup.ts';
import { site } from './en/site.ts';

/** What visitors read before they have an account here, and while they make one, in English. */
const en = {
  billWords,
  common,
  dates,
  dishSheetWords,
  floorWords,
  guestLabelWords,
  hours,
  kotWords,
  landing,
  login,
  markWords,
  passwordWords,
  payments,
  pricing,
  printWords,
  reasonSentences,
  roomName,
  routeTitles,
  setPasswordWords,
  settling,
  shell,
  signup,
  site,
  table,
  titleOf,
  weekdays,
};

/** What every language says: the same keys, the same shapes. */
export type FrontDictionary = Readonly<typeof en>;
