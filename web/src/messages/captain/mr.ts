import { myWork } from '../shared/mr/my-work.ts';
import { billWords, printWords } from '../shared/mr/bill.ts';
import { common } from '../shared/mr/common.ts';
import { markWords, dishSheetWords } from '../shared/mr/dish.ts';
import { codeEntry } from '../shared/mr/code-entry.ts';
import { guestLabelWords } from '../shared/mr/guest-labels.ts';
import { foodAsk } from '../shared/mr/food-ask.ts';
import { foodWords } from '../shared/mr/food.ts';
import { leaving } from '../shared/mr/leaving.ts';
import { cancelReasonWords } from '../shared/mr/cancel-reasons.ts';
import { kotWords } from '../shared/mr/kot.ts';
import { lineStages, orderTypes } from '../shared/mr/order.ts';
import { roomName } from '../shared/mr/places.ts';
import { reasonSentences } from '../shared/mr/reasons.ts';
import { reservationWords } from '../shared/mr/reservation.ts';
import { titleOf } from '../shared/mr/routes.ts';
import { settling } from '../shared/mr/settling.ts';
import { shell } from '../shared/mr/shell.ts';
import { takenTo } from '../shared/mr/taken-to.ts';
import { unreadable } from '../shared/mr/unreadable.ts';
import { captain } from './mr/captain.ts';
import { floor } from './mr/floor.ts';
import { phones } from './mr/phones.ts';
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
