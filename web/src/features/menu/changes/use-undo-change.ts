import { undoMenuChange } from '@bhoj/domain/menu/changes/menu-change.contract';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuChangesPart } from '../../../messages/owner/menu-bulk/en.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { failureWords } from '../saving/failure-words.ts';

type Undone = OutputOf<typeof undoMenuChange>;
export type UndoChange = (change: InputOf<typeof undoMenuChange>) => Promise<Attempt<Undone, string>>;

/** Undoes a change of many dishes, and names the dishes that stay because they were changed since. */
export function useUndoChange(): UndoChange {
  const words = useWords(menuChangesPart);
  const menuWords = useWords(menuPart);
  const reasonSentences = useMenuReasons();
  const send = useCall(undoMenuChange);
  const toast = useToast();
  return async (change) => {
    try {
      const output = await send(change);
      const left = output.left.length === 0 ? '' : ` ${words.left(output.left.slice(0, 5).join(', '))}`;
      const { dishes, groups = 0 } = output;
      toast({ message: `${words.undone({ dishes, groups })}.${left}` });
      return { output };
    } catch (cause) {
      const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
      const failure = reason === 'menu-stale' ? words.gone : failureWords(menuWords, reasonSentences, reason);
      return { failure };
    }
  };
}
