import { useState } from 'react';
import type { Live } from './live.ts';

/** Keeps the last value while a query is renewed, so that it stays on the screen. */
export function useHeld<T>(live: Live<T>): Live<T> {
  const [held, setHeld] = useState(live);
  if (live !== held && live.state !== 'loading') setHeld(live);
  return live.state === 'loading' && held.state === 'ready' ? held : live;
}
