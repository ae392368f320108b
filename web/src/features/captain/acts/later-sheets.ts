import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

/** The sheets of the acts on an order; they are fetched with what else a captain opens from the tables (`later.ts`). */
export const ActSheetOf = lazyPart(async () => (await import('./act-sheets.tsx')).ActSheetOf);
