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
import { kitchen } from './en/kitchen.ts';

/** What the kitchen reads, in English. */
const en = {
  billWords,
  common,
  dates,
  dishSheetWords,
  floorWords,
  guestLabelWords,
  hours,
  kitchen,
  kotWords,
  markWords,
  passwordWords,
  payments,
  printWords,
  reasonSentences,
  roomName,
  routeTitles,
  settling,
  shell,
  table,
  titleOf,
  weekdays,
};

/** What every language says: the same keys, the same shapes. */
export type KitchenDictionary = Readonly<typeof en>;
