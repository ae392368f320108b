import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformUsersPart } from '../../../messages/owner/platform-users/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import { useAccountAct } from './use-account-act.ts';
import type { ActName } from './use-account-act.ts';

interface ActDialogProps {
  readonly act: ActName;
  readonly uid: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Does an act on an account, with a reason. */
export function ActDialog({ act, uid, onClose, onDone }: ActDialogProps) {
  const words = useWords(platformUsersPart);
  const toast = useToast();
  const perform = useAccountAct(act);
  // The same id for every try, so that a lost answer does nothing twice.
  const [actId] = useState(newId);
  const done = () => {
    toast({ message: words.done });
    onDone();
  };
  return (
    <ReasonDialog
      title={words.acts[act]}
      text={words.actTexts[act]}
      field={{ label: words.reason, hint: words.reasonHint, fault: words.reasonFault }}
      button={words.acts[act]}
      tone={act === 'disable' ? 'error' : 'primary'}
      act={(reason) => perform({ actId, uid, reason })}
      mailFailed={words.mailFailed}
      onDone={done}
      onClose={onClose}
    />
  );
}
