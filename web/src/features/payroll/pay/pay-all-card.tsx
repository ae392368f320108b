import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { showPayAccounts } from '@bhoj/domain/payroll/run/pay-run.contract';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { FailureReason } from '../../../firebase/call.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { bankFileOf } from './bank-file.ts';
import { PayForm } from './pay-form.tsx';

export interface PayAllCardProps {
  readonly run: PayRun;
  readonly today: string;
}

/**
 * Pays everybody who is unpaid, before the approval only people with a final pay: a file for the bank, and one record
 * for all. Absent once all are paid.
 */
export function PayAllCard({ run, today }: PayAllCardProps) {
  const { pay: words } = useWords(payrollPayPart);
  const reasons = useReasons();
  const attempt = useAttempt(showPayAccounts);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const [without, setWithout] = useState<readonly string[]>([]);
  const { month, rows, state } = run;
  const isApproved = state === 'approved' || state === 'paid';
  const unpaid = Object.entries(rows).flatMap(([id, { isPaid, isSettled, netPaise }]) =>
    isPaid || netPaise === 0 || !(isApproved || isSettled) ? [] : [id],
  );
  if (unpaid.length === 0) return null;
  const makeFile = async () => {
    const answer = await attempt({ month });
    setFailure('failure' in answer ? answer.failure.reason : null);
    if ('failure' in answer) return;
    const file = bankFileOf(run, answer.output.accounts, words.note(monthName(month)));
    setWithout(file.without);
    downloadCsv(words.bankFileName(month), [Object.values(words.bankHeads), ...file.rows]);
  };
  return (
    <SectionCard
      title={words.title}
      description={isApproved ? words.all : words.allFinal}
      actions={
        <Button variant="outlined" startIcon={<FileDown aria-hidden />} onClick={() => void makeFile()}>
          {words.bankFile}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        {without.length > 0 && <Notice tone="warning">{words.withoutAccount(without.join(', '))}</Notice>}
        <PayForm {...{ month, today }} personIds={unpaid} methods={['cash', 'bank']} />
      </Stack>
    </SectionCard>
  );
}
