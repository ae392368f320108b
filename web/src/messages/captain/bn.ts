import { myWork } from '../shared/bn/my-work.ts';
import { billWords, printWords } from '../shared/bn/bill.ts';
import { common } from '../shared/bn/common.ts';
import { markWords, dishSheetWords } from '../shared/bn/dish.ts';
import { codeEntry } from '../shared/bn/code-entry.ts';
import { guestLabelWords } from '../shared/bn/guest-labels.ts';
import { foodAsk } from '../shared/bn/food-ask.ts';
import { foodWords } from '../shared/bn/food.ts';
import { leaving } from '../shared/bn/leaving.ts';
import { cancelReasonWords } from '../shared/bn/cancel-reasons.ts';
import { kotWords } from '../shared/bn/kot.ts';
import { lineStages, orderTypes } from '../shared/bn/order.ts';
import { roomName } from '../shared/bn/places.ts';
import { reasonSentences } from '../shared/bn/reasons.ts';
import { reservationWords } from '../shared/bn/reservation.ts';
import { titleOf } from '../shared/bn/routes.ts';
import { settling } from '../shared/bn/settling.ts';
import { shell } from '../shared/bn/shell.ts';
import { takenTo } from '../shared/bn/taken-to.ts';
import { unreadable } from '../shared/bn/unreadable.ts';
import { captain } from './bn/captain.ts';
import { floor } from './bn/floor.ts';
import { phones } from './bn/phones.ts';
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
