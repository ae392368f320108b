/** What the kitchen reads, in Hindi. */
export { kitchen } from './kitchen/hi.ts';
export { cancelReasonWords } from '../shared/cancel-reasons/hi.ts';
export { common } from '../shared/common/hi.ts';
export { foodWords } from '../shared/food/hi.ts';
export { guestLabelWords } from '../shared/guest-labels/hi.ts';
export { kotWords } from '../shared/kot/hi.ts';
export { leaving } from '../shared/leaving/hi.ts';
export { myWork } from '../shared/my-work/hi.ts';
export { orderTypes } from '../shared/order/hi.ts';
export { roomName } from '../shared/places/hi.ts';
export { reasonSentences } from '../shared/reasons/hi.ts';
export { titleOf } from '../shared/routes/hi.ts';
export { shell } from '../shared/shell/hi.ts';
export { takenTo } from '../shared/taken-to/hi.ts';
export { unreadable } from '../shared/unreadable/hi.ts';
