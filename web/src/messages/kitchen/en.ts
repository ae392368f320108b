/** The parts that the kitchen reads. */
export { kitchenPart } from './kitchen/en.ts';
export { cancelReasonPart } from '../shared/cancel-reasons/en.ts';
export { commonPart } from '../shared/common/en.ts';
export { foodPart } from '../shared/food/en.ts';
export { guestLabelPart } from '../shared/guest-labels/en.ts';
export { kotPart } from '../shared/kot/en.ts';
export { leavingPart } from '../shared/leaving/en.ts';
export { myWorkPart } from '../shared/my-work/en.ts';
export { orderTypesPart } from '../shared/order/en.ts';
export { roomNamePart } from '../shared/places/en.ts';
export { reasonsPart } from '../shared/reasons/en.ts';
export { pageTitlePart } from '../shared/routes/en.ts';
export { shellPart } from '../shared/shell/en.ts';
export { takenToPart } from '../shared/taken-to/en.ts';
export { unreadablePart } from '../shared/unreadable/en.ts';
