import { myWork } from '../shared/my-work/bn.ts';
import { billWords, printWords } from '../shared/bill/bn.ts';
import { common } from '../shared/common/bn.ts';
import { markWords } from '../shared/marks/bn.ts';
import { dishSheetWords } from '../shared/dish/bn.ts';
import { codeEntry } from '../shared/code-entry/bn.ts';
import { guestLabelWords } from '../shared/guest-labels/bn.ts';
import { foodAsk } from '../shared/food-ask/bn.ts';
import { foodWords } from '../shared/food/bn.ts';
import { leaving } from '../shared/leaving/bn.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/bn.ts';
import { kotWords } from '../shared/kot/bn.ts';
import { lineStages, orderTypes } from '../shared/order/bn.ts';
import { roomName } from '../shared/places/bn.ts';
import { reasonSentences } from '../shared/reasons/bn.ts';
import { reservationWords } from '../shared/reservation/bn.ts';
import { titleOf } from '../shared/routes/bn.ts';
import { settling } from '../shared/settling/bn.ts';
import { shell } from '../shared/shell/bn.ts';
import { takenTo } from '../shared/taken-to/bn.ts';
import { unreadable } from '../shared/unreadable/bn.ts';
import { captain } from './captain/bn.ts';
import { floor } from './floor/bn.ts';
import { phones } from './phones/bn.ts';
import type { CaptainDictionary } from './en.ts';

/** The sentences that captains read: tables, rounds and bills, in Bengali. Not yet read by a native reader. */
export const captainBengali: CaptainDictionary = {
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
