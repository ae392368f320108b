import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { attemptOf, failureWords } from './failure-words.ts';
import type { Refused } from './failure-words.ts';
import type { Change } from './menu-model.ts';
import type { Act } from './use-menu-acts.ts';

/** A deletion to confirm: the item, the things deleted with it, and the change that deletes it. */
export interface Deletion {
  readonly name: string;
  readonly text: string;
  readonly change: Change;
}

export interface DeleteDialogProps {
  readonly deletion: Deletion;
  readonly act: Act;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks, deletes, and offers to undo it. */
export function DeleteDialog({ deletion, act, onDeleted, onClose }: DeleteDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(menuPart);
  const reasonSentences = useMenuReasons();

  const { pending, failure, run } = useOneAtATime<Refused>();
  const remove = async () => {
    const deleted = await run(() => attemptOf(act(deletion.change, words.deleted(deletion.name))));
    if (deleted !== null) onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={words.deleteTitle(deletion.name)}
      text={failure === null ? deletion.text : failureWords(words, reasonSentences, failure)}
      confirmLabel={words.delete}
      cancelLabel={common.cancel}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
