import { changeMemberRole, dismissMember, readmitMember } from '@bhoj/domain/members/members.contract';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';
import { otherRole } from './member-model.ts';
import type { MemberEntry } from './member-model.ts';

/** The owner's acts on one person: one at a time, each safe to repeat. */
export function useMemberActs({ uid, name, role }: MemberEntry) {
  const words = useWords(staffPart);

  const call = {
    role: useAttempt(changeMemberRole),
    dismiss: useAttempt(dismissMember),
    readmit: useAttempt(readmitMember),
  };
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<CallFacts>();

  const act = async (work: () => Promise<Attempt<object, CallFacts>>, done: string) => {
    if ((await run(work)) !== null) toast({ message: done });
  };

  const next = otherRole(role);
  return {
    pending,
    fault: failure?.reason ?? null,
    changeRole: () => act(() => call.role({ uid, role: next }), words.roleDone(name, next)),
    dismiss: () => act(() => call.dismiss({ uid }), words.dismissed(name)),
    readmit: () => act(() => call.readmit({ uid }), words.readmitted(name)),
  };
}
