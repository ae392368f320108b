import { useState } from 'react';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import { SuccessorField } from './successor-field.tsx';
import { useStaffAct } from './use-staff-act.ts';
import type { ActName } from './use-staff-act.ts';

interface ActDialogProps {
  readonly act: ActName;
  readonly staffId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Does an act on a person of the platform, with a reason. */
export function ActDialog({ act, staffId, name, onClose }: ActDialogProps) {
  const words = useWords(platformStaffPart);
  const toast = useToast();
  const perform = useStaffAct(act);
  const [toStaffId, setTo] = useState('');
  const texts = {
    close: words.closeText(name),
    open: words.openText(name),
    handOver: words.handOverText(name),
  };
  const done = { close: words.closed(name), open: words.opened(name), handOver: words.handedOver };
  return (
    <ReasonDialog
      title={words.acts[act]}
      text={texts[act]}
      field={{ label: words.reason, hint: words.reasonHint, fault: words.faults.reason }}
      button={words.acts[act]}
      tone={act === 'close' ? 'error' : 'primary'}
      isReady={act !== 'handOver' || toStaffId !== ''}
      act={(reason) => perform({ staffId, reason, toStaffId })}
      onDone={() => toast({ message: done[act] })}
      onClose={onClose}
    >
      {act === 'handOver' && <SuccessorField staffId={staffId} value={toStaffId} onChange={setTo} />}
    </ReasonDialog>
  );
}
