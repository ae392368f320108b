import { endNotice } from '@bhoj/domain/platform/notices/notices.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformNoticesPart } from '../../../words/owner/platform-notices.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';

interface EndDialogProps {
  readonly noticeId: string;
  readonly onClose: () => void;
}

/** Ends a notice at once, with a reason. */
export function EndDialog({ noticeId, onClose }: EndDialogProps) {
  const words = useWords(platformNoticesPart);
  const toast = useToast();
  const end = useAttempt(endNotice);
  return (
    <ReasonDialog
      title={words.end}
      text={words.endText}
      field={{ label: words.fields.reason, hint: words.hints.reason, fault: words.faults['reason'] ?? '' }}
      button={words.end}
      tone="error"
      act={(reason) => end({ noticeId, reason })}
      onDone={() => toast({ message: words.ended })}
      onClose={onClose}
    />
  );
}
