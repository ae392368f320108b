import { myWork } from '../shared/my-work/mr.ts';
import { billWords, printWords } from '../shared/bill/mr.ts';
import { common } from '../shared/common/mr.ts';
import { markWords } from '../shared/marks/mr.ts';
import { dishSheetWords } from '../shared/dish/mr.ts';
import { codeEntry } from '../shared/code-entry/mr.ts';
import { guestLabelWords } from '../shared/guest-labels/mr.ts';
import { foodAsk } from '../shared/food-ask/mr.ts';
import { foodWords } from '../shared/food/mr.ts';
import { leaving } from '../shared/leaving/mr.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/mr.ts';
import { kotWords } from '../shared/kot/mr.ts';
import { lineStages, orderTypes } from '../shared/order/mr.ts';
import { roomName } from '../shared/places/mr.ts';
import { reasonSentences } from '../shared/reasons/mr.ts';
import { reservationWords } from '../shared/reservation/mr.ts';
import { titleOf } from '../shared/routes/mr.ts';
import { settling } from '../shared/settling/mr.ts';
import { shell } from '../shared/shell/mr.ts';
import { takenTo } from '../shared/taken-to/mr.ts';
import { unreadable } from '../shared/unreadable/mr.ts';
import { captain } from './captain/mr.ts';
import { floor } from './floor/mr.ts';
import { phones } from './phones/mr.ts';
import type { CaptainDictionary } from './en.ts';

/** The sentences that captains read: tables, rounds and bills, in Marathi. Not yet read by a native reader. */
export const captainMarathi: CaptainDictionary = {
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
