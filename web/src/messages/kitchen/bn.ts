import { reasonSentences } from '../shared/bn/reasons.ts';
import { myWork } from '../shared/bn/my-work.ts';
import { common } from '../shared/bn/common.ts';
import { guestLabelWords } from '../shared/bn/guest-labels.ts';
import { foodWords } from '../shared/bn/food.ts';
import { leaving } from '../shared/bn/leaving.ts';
import { cancelReasonWords } from '../shared/bn/cancel-reasons.ts';
import { kotWords } from '../shared/bn/kot.ts';
import { orderTypes } from '../shared/bn/order.ts';
import { roomName } from '../shared/bn/places.ts';
import { titleOf } from '../shared/bn/routes.ts';
import { shell } from '../shared/bn/shell.ts';
import { takenTo } from '../shared/bn/taken-to.ts';
import { unreadable } from '../shared/bn/unreadable.ts';
import { kitchen } from './bn/kitchen.ts';
import type { KitchenDictionary } from './en.ts';

/** The sentences that the kitchen reads, in Bengali. Not yet read by a native reader. */
export const kitchenBengali: KitchenDictionary = {
  reasonSentences,
  myWork,
  common,
  foodWords,
  guestLabelWords,
  kitchen,
  cancelReasonWords,
  kotWords,
  leaving,
  orderTypes,
  roomName,
  shell,
  takenTo,
  titleOf,
  unreadable,
};
