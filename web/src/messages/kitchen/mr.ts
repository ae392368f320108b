import { reasonSentences } from '../shared/reasons/mr.ts';
import { myWork } from '../shared/my-work/mr.ts';
import { common } from '../shared/common/mr.ts';
import { guestLabelWords } from '../shared/guest-labels/mr.ts';
import { foodWords } from '../shared/food/mr.ts';
import { leaving } from '../shared/leaving/mr.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/mr.ts';
import { kotWords } from '../shared/kot/mr.ts';
import { orderTypes } from '../shared/order/mr.ts';
import { roomName } from '../shared/places/mr.ts';
import { titleOf } from '../shared/routes/mr.ts';
import { shell } from '../shared/shell/mr.ts';
import { takenTo } from '../shared/taken-to/mr.ts';
import { unreadable } from '../shared/unreadable/mr.ts';
import { kitchen } from './kitchen/mr.ts';
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
