/** What the kitchen reads, in Tamil. Not yet read by a native reader. */
export { kitchen } from './kitchen/ta.ts';
export { cancelReasonWords } from '../shared/cancel-reasons/ta.ts';
export { common } from '../shared/common/ta.ts';
export { foodWords } from '../shared/food/ta.ts';
export { guestLabelWords } from '../shared/guest-labels/ta.ts';
export { kotWords } from '../shared/kot/ta.ts';
export { leaving } from '../shared/leaving/ta.ts';
export { myWork } from '../shared/my-work/ta.ts';
export { orderTypes } from '../shared/order/ta.ts';
export { roomName } from '../shared/places/ta.ts';
export { reasonSentences } from '../shared/reasons/ta.ts';
export { titleOf } from '../shared/routes/ta.ts';
export { shell } from '../shared/shell/ta.ts';
export { takenTo } from '../shared/taken-to/ta.ts';
export { unreadable } from '../shared/unreadable/ta.ts';
