import { reasonSentences } from '../shared/mr/reasons.ts';
import { myWork } from '../shared/mr/my-work.ts';
import { common } from '../shared/mr/common.ts';
import { guestLabelWords } from '../shared/mr/guest-labels.ts';
import { foodWords } from '../shared/mr/food.ts';
import { leaving } from '../shared/mr/leaving.ts';
import { cancelReasonWords } from '../shared/mr/cancel-reasons.ts';
import { kotWords } from '../shared/mr/kot.ts';
import { orderTypes } from '../shared/mr/order.ts';
import { roomName } from '../shared/mr/places.ts';
import { titleOf } from '../shared/mr/routes.ts';
import { shell } from '../shared/mr/shell.ts';
import { takenTo } from '../shared/mr/taken-to.ts';
import { unreadable } from '../shared/mr/unreadable.ts';
import { kitchen } from './mr/kitchen.ts';
import type { KitchenDictionary } from './en.ts';

/** The sentences that the kitchen reads, in Marathi. Not yet read by a native reader. */
export const kitchenMarathi: KitchenDictionary = {
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
