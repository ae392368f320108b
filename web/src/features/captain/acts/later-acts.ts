import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

/** The sheets of an order's acts. Their code loads once the tables are shown (`later.ts`). */
export const ActSheetOf = lazyPart(async () => (await import('./act-sheets.tsx')).ActSheetOf);

/** Declines all orders at the door at once; few restaurants ever have any. */
export const ClearDoor = lazyPart(async () => (await import('../queue/clear-door.tsx')).ClearDoor);
