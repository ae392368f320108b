import { menuPart } from '../../../words/owner/menu.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { attemptOf, failureWords } from './failure-words.ts';
import type { Refused } from './failure-words.ts';
import type { Change } from './menu-model.ts';
import type { Act } from './use-menu-acts.ts';

/** What is to go, what goes with it, and the change that takes it away. */
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

/** Asks, deletes, and offers the way back. */
export function DeleteDialog({ deletion, act, onDeleted, onClose }: DeleteDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(menuPart);
  const reasonSentences = useWords(reasonsPart);

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
