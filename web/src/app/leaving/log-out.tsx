import { useNavigate } from '../../ui/shared/address/address.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import { useAuth } from '../../firebase/session.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';
import { entrance } from '../guards/landing-place.ts';
import { signingOut } from '../guards/signing-out.ts';
import { useAskFirst } from './leaving.tsx';

/**
 * Signs out. Asks first when rounds wait on this device. Then it goes to /login, where the next person chooses their
 * place. On a shared device it locks the device, which then asks who it is. A failure is reported and shown, and the
 * person stays signed in.
 */
export function useLogOut() {
  const shell = useWords(shellPart);

  const { signOut } = useAuth();
  const navigate = useNavigate();
  const askFirst = useAskFirst();
  const toast = useToast();
  const { pending, run } = useOneAtATime<'failed'>();

  const logOut = async (): Promise<Attempt<object, 'failed'>> => {
    try {
      await signingOut(async () => {
        await signOut();
        await navigate(href(entrance()), { replace: true });
      });
      return { output: {} };
    } catch (cause) {
      reportFault(new Error(`${shell.errorSigningOut} ${String(cause)}`), 'dashboard');
      toast({ message: shell.stillSignedIn });
      return { failure: 'failed' };
    }
  };

  const isShared = entrance() === 'device';
  const [idle, busy] = isShared ? [shell.lock, shell.locking] : [shell.logout, shell.loggingOut];
  return {
    pending,
    logOut: () => askFirst(() => void run(logOut)),
    label: pending ? busy : idle,
  };
}
