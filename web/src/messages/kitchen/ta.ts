import { reasonSentences } from '../shared/ta/reasons.ts';
import { myWork } from '../shared/ta/my-work.ts';
import { common } from '../shared/ta/common.ts';
import { guestLabelWords } from '../shared/ta/guest-labels.ts';
import { foodWords } from '../shared/ta/food.ts';
import { leaving } from '../shared/ta/leaving.ts';
import { cancelReasonWords } from '../shared/ta/cancel-reasons.ts';
import { kotWords } from '../shared/ta/kot.ts';
import { orderTypes } from '../shared/ta/order.ts';
import { roomName } from '../shared/ta/places.ts';
import { titleOf } from '../shared/ta/routes.ts';
import { shell } from '../shared/ta/shell.ts';
import { takenTo } from '../shared/ta/taken-to.ts';
import { unreadable } from '../shared/ta/unreadable.ts';
import { kitchen } from './ta/kitchen.ts';
import type { KitchenDictionary } from './en.ts';

/** The sentences that the kitchen reads, in Tamil. Not yet read by a native reader. */
export const kitchenTamil: KitchenDictionary = {
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
