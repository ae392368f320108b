import { renewInvitation, withdrawInvitation } from '@bhoj/domain/members/invitations.contract';
import type { Invitation } from '@bhoj/domain/members/invitation.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { useLinkActs } from '../../firebase/use-link-acts.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';

/** The owner's acts on one invitation: one at a time, each safe to repeat. */
export function useInvitationActs({ id: invitationId, value: { name, email } }: Entry<Invitation>) {
  const words = useWords(staffPart);

  const renew = useAttempt(renewInvitation);
  const withdraw = useAttempt(withdrawInvitation);
  const { sendLink } = useLinkActs();
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  return {
    pending,
    fault: failure?.reason ?? null,
    sendAgain: () =>
      run(async () => {
        const renewed = await renew({ invitationId });
        if ('failure' in renewed) return renewed;
        const mail = await sendLink(email, renewed.output.path);
        toast({ message: mail === 'sent' ? words.invited(name) : words.mailFailures[mail] });
        return renewed;
      }),
    withdraw: async () => {
      if ((await run(() => withdraw({ invitationId }))) !== null) toast({ message: words.withdrawn(name) });
    },
  };
}
