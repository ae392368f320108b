import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';

/**
 * The settings of the kitchen's screen. They load once the tickets are shown, so that these come first and no tap
 * waits. The code that prints KOTs loads earlier: the first ticket may print by itself, also without a network.
 */
export const ScreenSheet = lazyPart(async () => (await import('./bar/screen-sheet.tsx')).ScreenSheet);
