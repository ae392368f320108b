import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import type * as Printing from './printing/print-slip.tsx';

// What a cook opens from the tickets, and what prints them. It loads once the tickets are shown, so that these come first and no
// tap waits.

export const ScreenSheet = lazyPart(async () => (await import('./bar/screen-sheet.tsx')).ScreenSheet);

let printing: typeof Printing | null = null;

/** What prints, once it is loaded; null before. */
export const printingNow = (): typeof Printing | null => printing;

export const loadPrinting = async (): Promise<typeof Printing> =>
  (printing ??= await import('./printing/print-slip.tsx'));

/** Loads them all. */
export async function loadLater(): Promise<void> {
  await Promise.all([loadPrinting(), ScreenSheet.loadAhead()]);
}
