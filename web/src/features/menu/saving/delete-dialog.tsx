import { useState } from 'react';
import { menuPart } from '../../../words/owner/menu.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { failureWords } from './failure-words.ts';
import type { Change } from './menu-model.ts';
import type { Act } from './use-menu-acts.ts';

/** A deletion to confirm: the item, what goes with it, and the change that deletes it. */
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
  const reasonSentences = useWords(reasonsPart);

  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async () => {
    setPending(true);
    setFault(null);
    const outcome = await act(deletion.change, words.deleted(deletion.name));
    setPending(false);
    if (outcome.saved) onDeleted();
    else setFault(failureWords(words, reasonSentences, outcome.reason));
  };
  return (
    <ConfirmDialog
      open
      title={words.deleteTitle(deletion.name)}
      text={fault ?? deletion.text}
      confirmLabel={words.delete}
      cancelLabel={common.cancel}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
