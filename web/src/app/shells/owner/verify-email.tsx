import { useEffect, useRef } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../../ui/shared/toast.ts';

// Most owners have proved their address.
const AskToVerify = lazyPart(() => import('./ask-to-verify.tsx').then((m) => m.AskToVerify));

/**
 * Asks an owner to prove the e-mail address, because bills and password links go to it. It asks once in a session,
 * blocks nothing, and disappears by itself once the address is proved.
 */
export function VerifyEmail() {
  const words = useWords(shellPart).verify;

  const session = useSession();
  const toast = useToast();
  const user = session.state === 'in' ? session.user : null;
  const isUnproved = user !== null && !user.emailVerified;
  const wasUnproved = useRef(false);
  const uid = user?.uid;
  useEffect(() => {
    if (wasUnproved.current && uid !== undefined && !isUnproved) toast({ message: words.verified });
    wasUnproved.current = isUnproved;
  }, [isUnproved, uid, toast, words]);
  return isUnproved ? (
    <AskToVerify key={user.uid} uid={user.uid} email={user.email} stands={{ failed: null }} />
  ) : null;
}
