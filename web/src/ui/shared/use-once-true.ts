import { useState } from 'react';

/**
 * Returns true from the first time that `now` is true. A part that has opened stays rendered from then on, so that its
 * closing is visible.
 */
export function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}
