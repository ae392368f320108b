import { reasonSentences } from '../shared/reasons/ta.ts';
import { myWork } from '../shared/my-work/ta.ts';
import { common } from '../shared/common/ta.ts';
import { guestLabelWords } from '../shared/guest-labels/ta.ts';
import { foodWords } from '../shared/food/ta.ts';
import { leaving } from '../shared/leaving/ta.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/ta.ts';
import { kotWords } from '../shared/kot/ta.ts';
import { orderTypes } from '../shared/order/ta.ts';
import { roomName } from '../shared/places/ta.ts';
import { titleOf } from '../shared/routes/ta.ts';
import { shell } from '../shared/shell/ta.ts';
import { takenTo } from '../shared/taken-to/ta.ts';
import { unreadable } from '../shared/unreadable/ta.ts';
import { kitchen } from './kitchen/ta.ts';
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
