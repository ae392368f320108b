import { myWork } from '../shared/my-work/en.ts';
import { billWords, printWords } from '../shared/bill/en.ts';
import { common } from '../shared/common/en.ts';
import { markWords } from '../shared/marks/en.ts';
import { dishSheetWords } from '../shared/dish/en.ts';
import { codeEntry } from '../shared/code-entry/en.ts';
import { guestLabelWords } from '../shared/guest-labels/en.ts';
import { foodAsk } from '../shared/food-ask/en.ts';
import { foodWords } from '../shared/food/en.ts';
import { leaving } from '../shared/leaving/en.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/en.ts';
import { kotWords } from '../shared/kot/en.ts';
import { lineStages, orderTypes } from '../shared/order/en.ts';
import { roomName } from '../shared/places/en.ts';
import { reservationWords } from '../shared/reservation/en.ts';
import { reasonSentences } from '../shared/reasons/en.ts';
import { titleOf } from '../shared/routes/en.ts';
import { settling } from '../shared/settling/en.ts';
import { shell } from '../shared/shell/en.ts';
import { takenTo } from '../shared/taken-to/en.ts';
import { unreadable } from '../shared/unreadable/en.ts';
import { captain } from './captain/en.ts';
import { floor } from './floor/en.ts';
import { phones } from './phones/en.ts';

/** The sentences that captains read: tables, rounds and bills, in English. */
export const captainEnglish = {
  myWork,
  billWords,
  captain,
  common,
  dishSheetWords,
  floor,
  foodAsk,
  foodWords,
  codeEntry,
  guestLabelWords,
  cancelReasonWords,
  kotWords,
  leaving,
  lineStages,
  markWords,
  orderTypes,
  phones,
  printWords,
  reasonSentences,
  reservationWords,
  roomName,
  settling,
  shell,
  takenTo,
  titleOf,
  unreadable,
};

/** The type of every language: the same keys, the same shapes. */
export type CaptainDictionary = Readonly<typeof captainEnglish>;
