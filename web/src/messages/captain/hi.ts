import { myWork } from '../shared/hi/my-work.ts';
import { billWords, printWords } from '../shared/hi/bill.ts';
import { common } from '../shared/hi/common.ts';
import { markWords, dishSheetWords } from '../shared/hi/dish.ts';
import { codeEntry } from '../shared/hi/code-entry.ts';
import { guestLabelWords } from '../shared/hi/guest-labels.ts';
import { foodAsk } from '../shared/hi/food-ask.ts';
import { foodWords } from '../shared/hi/food.ts';
import { leaving } from '../shared/hi/leaving.ts';
import { cancelReasonWords } from '../shared/hi/cancel-reasons.ts';
import { kotWords } from '../shared/hi/kot.ts';
import { lineStages, orderTypes } from '../shared/hi/order.ts';
import { roomName } from '../shared/hi/places.ts';
import { reservationWords } from '../shared/hi/reservation.ts';
import { reasonSentences } from '../shared/hi/reasons.ts';
import { titleOf } from '../shared/hi/routes.ts';
import { settling } from '../shared/hi/settling.ts';
import { shell } from '../shared/hi/shell.ts';
import { takenTo } from '../shared/hi/taken-to.ts';
import { unreadable } from '../shared/hi/unreadable.ts';
import { captain } from './hi/captain.ts';
import { floor } from './hi/floor.ts';
import { phones } from './hi/phones.ts';
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
