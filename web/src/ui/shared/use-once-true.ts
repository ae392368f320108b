import { useState } from 'react';

/** True from the first time that `now` is: what opens is drawn from then on, so that its closing shows. */
export function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}
