import { newId } from '@bhoj/domain/kernel/ids';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { attemptOf } from '../saving/failure-words.ts';
import type { Change } from '../saving/menu-model.ts';
import type { KeptChange, SaveMenu } from '../saving/use-save-menu.ts';
import { useUndoChange } from './use-undo-change.ts';

type Kept = Omit<KeptChange, 'changeId'>;

/** Saves a change of many dishes, confirms it, and offers to undo it. */
export function useKeptChange(save: SaveMenu) {
  const words = useWords(menuPart);
  const toast = useToast();
  const undo = useUndoChange();
  return async (change: Change, kept: Kept, done: string) => {
    const changeId = newId();
    const saved = await attemptOf(save(change, undefined, { ...kept, changeId }));
    if ('failure' in saved) return saved;
    const takeBack = async () => {
      const undone = await undo({ changeId, kind: kept.kind });
      if ('failure' in undone) toast({ message: undone.failure });
    };
    toast({ message: done, action: { label: words.undo, onClick: () => void takeBack() } });
    return saved;
  };
}
