import { useCallback } from 'react';
import { mergeMenus } from '@bhoj/domain/menu/changes/merge';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { failureWords } from './failure-words.ts';
import type { Change } from './menu-model.ts';
import type { Outcome, SaveMenu } from './use-save-menu.ts';

/** Saves a change, confirms it, and offers to undo exactly that change, whatever has been saved since. */
export type Act = (change: Change, done: string) => Promise<Outcome>;

export function useMenuActs(save: SaveMenu): Act {
  const words = useWords(menuPart);
  const reasonSentences = useMenuReasons();

  const toast = useToast();
  return useCallback<Act>(
    async (change, done) => {
      const outcome = await save(change);
      if (!outcome.saved) {
        toast({ message: failureWords(words, reasonSentences, outcome.reason) });
        return outcome;
      }
      const { before, after } = outcome;
      const takeBack = async () => {
        const back = await save((now) => mergeMenus(after, before, now).content);
        toast({ message: back.saved ? words.undone : failureWords(words, reasonSentences, back.reason) });
      };
      toast({ message: done, action: { label: words.undo, onClick: () => void takeBack() } });
      return outcome;
    },
    [save, toast, words, reasonSentences],
  );
}
