import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

/** The sheets of an order's acts. Their code loads once the tables are shown (`later.ts`). */
export const ActSheetOf = lazyPart(async () => (await import('./act-sheets.tsx')).ActSheetOf);

/** The sentences of all refusals are much text, and few acts are refused. */
export const Refusal = lazyPart(async () => (await import('../queue/refusal.tsx')).Refusal);

/** Declines all orders at the door at once; few restaurants ever have any. */
export const ClearDoor = lazyPart(async () => (await import('../queue/clear-door.tsx')).ClearDoor);
