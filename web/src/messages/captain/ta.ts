import { myWork } from '../shared/my-work/ta.ts';
import { billWords, printWords } from '../shared/bill/ta.ts';
import { common } from '../shared/common/ta.ts';
import { markWords } from '../shared/marks/ta.ts';
import { dishSheetWords } from '../shared/dish/ta.ts';
import { codeEntry } from '../shared/code-entry/ta.ts';
import { guestLabelWords } from '../shared/guest-labels/ta.ts';
import { foodAsk } from '../shared/food-ask/ta.ts';
import { foodWords } from '../shared/food/ta.ts';
import { leaving } from '../shared/leaving/ta.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/ta.ts';
import { kotWords } from '../shared/kot/ta.ts';
import { lineStages, orderTypes } from '../shared/order/ta.ts';
import { roomName } from '../shared/places/ta.ts';
import { reasonSentences } from '../shared/reasons/ta.ts';
import { reservationWords } from '../shared/reservation/ta.ts';
import { titleOf } from '../shared/routes/ta.ts';
import { settling } from '../shared/settling/ta.ts';
import { shell } from '../shared/shell/ta.ts';
import { takenTo } from '../shared/taken-to/ta.ts';
import { unreadable } from '../shared/unreadable/ta.ts';
import { captain } from './captain/ta.ts';
import { floor } from './floor/ta.ts';
import { phones } from './phones/ta.ts';
import type { CaptainDictionary } from './en.ts';

/** The sentences that captains read: tables, rounds and bills, in Tamil. Not yet read by a native reader. */
export const captainTamil: CaptainDictionary = {
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
