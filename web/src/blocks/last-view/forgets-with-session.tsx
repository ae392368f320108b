import { useLayoutEffect } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { forgetViewOfOthers } from './last-view.ts';
import { whoseView } from './whose-view.ts';

/** Forgets the last view when nobody is signed in, somebody else, or the same person in another role. */
export function ForgetsWithSession(): null {
  const session = useSession();
  const whose = session.state === 'unknown' ? null : whoseView(session);
  useLayoutEffect(() => {
    if (whose !== null) forgetViewOfOthers(whose);
  }, [whose]);
  return null;
}
