import { vi } from 'vitest';

/**
 * From now on localStorage has no room; `free` makes room again. It spies on the object itself: in the window of the
 * tests a spy on `Storage.prototype` is never called.
 */
export function fillStorage(): { readonly free: () => void } {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return { free: () => full.mockRestore() };
}
