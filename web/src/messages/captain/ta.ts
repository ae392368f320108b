import { myWork } from '../shared/ta/my-work.ts';
import { billWords, printWords } from '../shared/ta/bill.ts';
import { common } from '../shared/ta/common.ts';
import { markWords, dishSheetWords } from '../shared/ta/dish.ts';
import { codeEntry } from '../shared/ta/code-entry.ts';
import { guestLabelWords } from '../shared/ta/guest-labels.ts';
import { foodAsk } from '../shared/ta/food-ask.ts';
import { foodWords } from '../shared/ta/food.ts';
import { leaving } from '../shared/ta/leaving.ts';
import { cancelReasonWords } from '../shared/ta/cancel-reasons.ts';
import { kotWords } from '../shared/ta/kot.ts';
import { lineStages, orderTypes } from '../shared/ta/order.ts';
import { roomName } from '../shared/ta/places.ts';
import { reasonSentences } from '../shared/ta/reasons.ts';
import { reservationWords } from '../shared/ta/reservation.ts';
import { titleOf } from '../shared/ta/routes.ts';
import { settling } from '../shared/ta/settling.ts';
import { shell } from '../shared/ta/shell.ts';
import { takenTo } from '../shared/ta/taken-to.ts';
import { unreadable } from '../shared/ta/unreadable.ts';
import { captain } from './ta/captain.ts';
import { floor } from './ta/floor.ts';
import { phones } from './ta/phones.ts';
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
