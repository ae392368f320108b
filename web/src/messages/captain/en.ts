import { myWork } from '../shared/en/my-work.ts';
import { billWords, printWords } from '../shared/en/bill.ts';
import { common } from '../shared/en/common.ts';
import { markWords, dishSheetWords } from '../shared/en/dish.ts';
import { codeEntry } from '../shared/en/code-entry.ts';
import { guestLabelWords } from '../shared/en/guest-labels.ts';
import { foodAsk } from '../shared/en/food-ask.ts';
import { foodWords } from '../shared/en/food.ts';
import { leaving } from '../shared/en/leaving.ts';
import { cancelReasonWords } from '../shared/en/cancel-reasons.ts';
import { kotWords } from '../shared/en/kot.ts';
import { lineStages, orderTypes } from '../shared/en/order.ts';
import { roomName } from '../shared/en/places.ts';
import { reservationWords } from '../shared/en/reservation.ts';
import { reasonSentences } from '../shared/en/reasons.ts';
import { titleOf } from '../shared/en/routes.ts';
import { settling } from '../shared/en/settling.ts';
import { shell } from '../shared/en/shell.ts';
import { takenTo } from '../shared/en/taken-to.ts';
import { unreadable } from '../shared/en/unreadable.ts';
import { captain } from './en/captain.ts';
import { floor } from './en/floor.ts';
import { phones } from './en/phones.ts';

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
