import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Keeps a line of text free, for what the program will say in it. */
export const LINE = '\u00A0';

/**
 * True while React takes over a page that is there as HTML (`build/`, `app/written/`), and false at once after that: what only
 * the program knows is left out meanwhile.
 */
export const useWritten = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
