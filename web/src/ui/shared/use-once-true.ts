import { useState } from 'react';

/**
 * Returns true from the first time that `now` is true. So a part that was open stays rendered, and its closing is
 * visible.
 */
export function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}
