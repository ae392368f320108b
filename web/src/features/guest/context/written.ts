import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Keeps a line of text free for a sentence that the program adds. */
export const LINE = '\u00A0';

/**
 * True while React takes over a page that came as HTML (`build/`, `app/written/`), and false at once after that.
 * Meanwhile pages leave out whatever only the program knows.
 */
export const useWritten = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
