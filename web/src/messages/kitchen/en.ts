import { reasonSentences } from '../shared/reasons/en.ts';
import { myWork } from '../shared/my-work/en.ts';
import { common } from '../shared/common/en.ts';
import { guestLabelWords } from '../shared/guest-labels/en.ts';
import { foodWords } from '../shared/food/en.ts';
import { leaving } from '../shared/leaving/en.ts';
import { cancelReasonWords } from '../shared/cancel-reasons/en.ts';
import { kotWords } from '../shared/kot/en.ts';
import { orderTypes } from '../shared/order/en.ts';
import { roomName } from '../shared/places/en.ts';
import { titleOf } from '../shared/routes/en.ts';
import { shell } from '../shared/shell/en.ts';
import { takenTo } from '../shared/taken-to/en.ts';
import { unreadable } from '../shared/unreadable/en.ts';
import { kitchen } from './kitchen/en.ts';

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
