import Button from '@mui/material/Button';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

export interface DraftButtonProps {
  readonly month: string;
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
}

/** Computes the month's pay anew from the stored data. */
export function DraftButton({ month, label, variant }: DraftButtonProps) {
  const { steps } = useWords(payrollPayPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const { run, pending, failure } = useAct(draftPayRun);
  const draft = async () => {
    if (await run({ month })) toast({ message: steps.drafted });
  };
  return (
    <>
      <Button
        variant={variant}
        disabled={pending || !isOnline}
        aria-busy={pending}
        onClick={() => void draft()}
      >
        {label}
      </Button>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
    </>
  );
}
