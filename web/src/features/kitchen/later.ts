import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';

/**
 * The settings of the kitchen's screen. They load after the tickets, so that the tickets come first and no tap waits.
 * The code that prints KOTs loads earlier: the first ticket may print by itself, also without a network.
 */
export const ScreenSheet = lazyPart(async () => (await import('./bar/screen-sheet.tsx')).ScreenSheet);
