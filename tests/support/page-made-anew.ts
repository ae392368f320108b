import { vi } from 'vitest';

/** Moves the clock on until an instance makes a public page anew. */
export const untilPageIsNew = (): void => {
  vi.setSystemTime(Date.now() + 11_000);
};
