import { lazyPartOf } from '../../shared/lazy-part-of.tsx';
import { ErrorState } from './error-state.tsx';

/**
 * A part of a page in its own chunk. When the chunk fails to load, the rest of the page stays, and "Try again" loads it
 * anew.
 */
export const lazyPart = lazyPartOf(ErrorState);
