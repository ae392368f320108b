import { reasonSentences } from '../shared/hi/reasons.ts';
import { myWork } from '../shared/hi/my-work.ts';
import { common } from '../shared/hi/common.ts';
import { guestLabelWords } from '../shared/hi/guest-labels.ts';
import { foodWords } from '../shared/hi/food.ts';
import { leaving } from '../shared/hi/leaving.ts';
import { cancelReasonWords } from '../shared/hi/cancel-reasons.ts';
import { kotWords } from '../shared/hi/kot.ts';
import { orderTypes } from '../shared/hi/order.ts';
import { roomName } from '../shared/hi/places.ts';
import { titleOf } from '../shared/hi/routes.ts';
import { shell } from '../shared/hi/shell.ts';
import { takenTo } from '../shared/hi/taken-to.ts';
import { unreadable } from '../shared/hi/unreadable.ts';
import { kitchen } from './hi/kitchen.ts';
import type { KitchenDictionary } from './en.ts';

/** The sentences that the kitchen reads, in Hindi. */
export const kitchenHindi: KitchenDictionary = {
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
