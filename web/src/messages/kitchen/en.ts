import { reasonSentences } from '../shared/en/reasons.ts';
import { myWork } from '../shared/en/my-work.ts';
import { common } from '../shared/en/common.ts';
import { guestLabelWords } from '../shared/en/guest-labels.ts';
import { foodWords } from '../shared/en/food.ts';
import { leaving } from '../shared/en/leaving.ts';
import { cancelReasonWords } from '../shared/en/cancel-reasons.ts';
import { kotWords } from '../shared/en/kot.ts';
import { orderTypes } from '../shared/en/order.ts';
import { roomName } from '../shared/en/places.ts';
import { titleOf } from '../shared/en/routes.ts';
import { shell } from '../shared/en/shell.ts';
import { takenTo } from '../shared/en/taken-to.ts';
import { unreadable } from '../shared/en/unreadable.ts';
import { kitchen } from './en/kitchen.ts';

/** The sentences that the kitchen reads, in English. */
export const kitchenEnglish = {
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

/** The type of every language: the same keys, the same shapes. */
export type KitchenDictionary = Readonly<typeof kitchenEnglish>;
