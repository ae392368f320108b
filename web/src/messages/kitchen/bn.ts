import { reasonSentences } from '../shared/reasons/bn.ts';
import { myWork } from '../shared/my-work/bn.ts';
import { common } from '../shared/common/bn.ts';
import { guestLabelWords } from '../shared/guest-labels/bn.ts';
import { foodWords } from '../shared/food/bn.ts';
import { leaving } from '../shared/leaving/bn.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/bn.ts';
import { kotWords } from '../shared/kot/bn.ts';
import { orderTypes } from '../shared/order/bn.ts';
import { roomName } from '../shared/places/bn.ts';
import { titleOf } from '../shared/routes/bn.ts';
import { shell } from '../shared/shell/bn.ts';
import { takenTo } from '../shared/taken-to/bn.ts';
import { unreadable } from '../shared/unreadable/bn.ts';
import { kitchen } from './kitchen/bn.ts';
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
