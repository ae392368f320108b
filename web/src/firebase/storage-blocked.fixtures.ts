import { vi } from 'vitest';

/** From now on, until `vi.unstubAllGlobals`, localStorage keeps nothing, and databases open only if they `work`. */
export function blockStorage({ databases }: { readonly databases: 'work' | 'are blocked' }): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => undefined,
    open: () => {
      const request = { result: { close: () => undefined }, onerror: () => {}, onsuccess: () => {} };
      queueMicrotask(() => (databases === 'work' ? request.onsuccess() : request.onerror()));
      return request;
    },
  });
}
