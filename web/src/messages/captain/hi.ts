import { myWork } from '../shared/my-work/hi.ts';
import { billWords, printWords } from '../shared/bill/hi.ts';
import { common } from '../shared/common/hi.ts';
import { markWords } from '../shared/marks/hi.ts';
import { dishSheetWords } from '../shared/dish/hi.ts';
import { codeEntry } from '../shared/code-entry/hi.ts';
import { guestLabelWords } from '../shared/guest-labels/hi.ts';
import { foodAsk } from '../shared/food-ask/hi.ts';
import { foodWords } from '../shared/food/hi.ts';
import { leaving } from '../shared/leaving/hi.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/hi.ts';
import { kotWords } from '../shared/kot/hi.ts';
import { lineStages, orderTypes } from '../shared/order/hi.ts';
import { roomName } from '../shared/places/hi.ts';
import { reservationWords } from '../shared/reservation/hi.ts';
import { reasonSentences } from '../shared/reasons/hi.ts';
import { titleOf } from '../shared/routes/hi.ts';
import { settling } from '../shared/settling/hi.ts';
import { shell } from '../shared/shell/hi.ts';
import { takenTo } from '../shared/taken-to/hi.ts';
import { unreadable } from '../shared/unreadable/hi.ts';
import { captain } from './captain/hi.ts';
import { floor } from './floor/hi.ts';
import { phones } from './phones/hi.ts';
import type { CaptainDictionary } from './en.ts';

/** The sentences that captains read: tables, rounds and bills, in Hindi. */
export const captainHindi: CaptainDictionary = {
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
