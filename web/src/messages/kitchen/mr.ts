/** What the kitchen reads, in Marathi. Not yet read by a native reader. */
export { kitchen } from './kitchen/mr.ts';
export { cancelReasonWords } from '../shared/cancel-reasons/mr.ts';
export { common } from '../shared/common/mr.ts';
export { foodWords } from '../shared/food/mr.ts';
export { guestLabelWords } from '../shared/guest-labels/mr.ts';
export { kotWords } from '../shared/kot/mr.ts';
export { leaving } from '../shared/leaving/mr.ts';
export { myWork } from '../shared/my-work/mr.ts';
export { orderTypes } from '../shared/order/mr.ts';
export { roomName } from '../shared/places/mr.ts';
export { reasonSentences } from '../shared/reasons/mr.ts';
export { titleOf } from '../shared/routes/mr.ts';
export { shell } from '../shared/shell/mr.ts';
export { takenTo } from '../shared/taken-to/mr.ts';
export { unreadable } from '../shared/unreadable/mr.ts';
