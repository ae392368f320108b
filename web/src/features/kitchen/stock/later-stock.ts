import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

/** Loaded once a cook opens them, or something may wait: most screens never need them. */
export const StockSheet = lazyPart(async () => (await import('./stock-sheet.tsx')).StockSheet);

export const StockSender = lazyPart(async () => (await import('./stock-sender.tsx')).StockSender);
