import { reasonSentences } from '../shared/reasons/hi.ts';
import { myWork } from '../shared/my-work/hi.ts';
import { common } from '../shared/common/hi.ts';
import { guestLabelWords } from '../shared/guest-labels/hi.ts';
import { foodWords } from '../shared/food/hi.ts';
import { leaving } from '../shared/leaving/hi.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/hi.ts';
import { kotWords } from '../shared/kot/hi.ts';
import { orderTypes } from '../shared/order/hi.ts';
import { roomName } from '../shared/places/hi.ts';
import { titleOf } from '../shared/routes/hi.ts';
import { shell } from '../shared/shell/hi.ts';
import { takenTo } from '../shared/taken-to/hi.ts';
import { unreadable } from '../shared/unreadable/hi.ts';
import { kitchen } from './kitchen/hi.ts';
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
