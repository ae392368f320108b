import { resetPin } from '@bhoj/domain/members/pins.contract';
import { changeRights, dismissMember, readmitMember } from '@bhoj/domain/members/members.contract';
import type { ChosenRights } from '@bhoj/domain/members/member.schema';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';
import type { MemberEntry } from './member-model.ts';

/** The owner's acts on one person: one at a time, each safe to repeat. */
export function useMemberActs({ uid, name }: MemberEntry) {
  const words = useWords(staffPart);

  const call = {
    rights: useAttempt(changeRights),
    dismiss: useAttempt(dismissMember),
    readmit: useAttempt(readmitMember),
    resetPin: useAttempt(resetPin),
  };
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<CallFacts>();

  const act = async (work: () => Promise<Attempt<object, CallFacts>>, done: string): Promise<boolean> => {
    const isDone = (await run(work)) !== null;
    if (isDone) toast({ message: done });
    return isDone;
  };

  return {
    pending,
    fault: failure?.reason ?? null,
    changeRights: (chosen: ChosenRights) =>
      act(() => call.rights({ uid, ...chosen }), words.rightsDone(name, words.jobs[chosen.preset])),
    dismiss: () => act(() => call.dismiss({ uid }), words.dismissed(name)),
    resetPin: () => act(() => call.resetPin({ uid }), words.pinReset(name)),
    readmit: () => act(() => call.readmit({ uid }), words.readmitted(name)),
  };
}
