import {
  disableAccount,
  enableAccount,
  endSessions,
  noteResetMail,
} from '@bhoj/domain/platform/staff/accounts.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { usePlatformAccount } from '../../../firebase/platform-account.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';

export type ActName = 'disable' | 'enable' | 'sessions' | 'mail';

/**
 * Returns one of the acts on an account. For a mail, the server first records it, and then the identity service sends
 * it.
 */
export function useAccountAct(
  act: ActName,
): (input: InputOf<typeof disableAccount>) => Promise<Attempt<object, CallFacts | 'mail'>> {
  const disable = useFreshAttempt(disableAccount);
  const enable = useFreshAttempt(enableAccount);
  const sessions = useFreshAttempt(endSessions);
  const note = useFreshAttempt(noteResetMail);
  const { mailPasswordLink } = usePlatformAccount();
  const mail = async (input: InputOf<typeof disableAccount>) => {
    const noted = await note(input);
    if ('failure' in noted) return noted;
    return (await mailPasswordLink(noted.output.email)) ? noted : { failure: 'mail' as const };
  };
  return { disable, enable, sessions, mail }[act];
}
