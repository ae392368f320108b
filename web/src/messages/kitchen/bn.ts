/** What the kitchen reads, in Bengali. Not yet read by a native reader. */
export { kitchen } from './kitchen/bn.ts';
export { cancelReasonWords } from '../shared/cancel-reasons/bn.ts';
export { common } from '../shared/common/bn.ts';
export { foodWords } from '../shared/food/bn.ts';
export { guestLabelWords } from '../shared/guest-labels/bn.ts';
export { kotWords } from '../shared/kot/bn.ts';
export { leaving } from '../shared/leaving/bn.ts';
export { myWork } from '../shared/my-work/bn.ts';
export { orderTypes } from '../shared/order/bn.ts';
export { roomName } from '../shared/places/bn.ts';
export { reasonSentences } from '../shared/reasons/bn.ts';
export { titleOf } from '../shared/routes/bn.ts';
export { shell } from '../shared/shell/bn.ts';
export { takenTo } from '../shared/taken-to/bn.ts';
export { unreadable } from '../shared/unreadable/bn.ts';
