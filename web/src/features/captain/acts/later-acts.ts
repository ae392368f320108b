import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

/** The sheets of an order's acts. They are fetched once the tables are shown (`later.ts`). */
export const ActSheetOf = lazyPart(async () => (await import('./act-sheets.tsx')).ActSheetOf);
