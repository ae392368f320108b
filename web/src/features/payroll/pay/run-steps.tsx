import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { approvePayRun, reopenPayRun, reviewPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { DraftButton } from './draft-button.tsx';
import { RunStops } from './run-stops.tsx';

/** The step of the run, and the buttons to the next one. */
export function RunSteps({ run }: { readonly run: PayRun }) {
  const words = useWords(payrollPayPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const isOnline = useOnline();
  const review = useAct(reviewPayRun);
  const reopen = useAct(reopenPayRun);
  const approve = useAct(approvePayRun);
  const [isAsking, setAsking] = useState(false);
  const { month, state } = run;
  const isPending = review.pending || reopen.pending || approve.pending;
  const isOff = isPending || !isOnline;
  const isStopped = Object.values(run.rows).some(({ problems }) => problems.length > 0);
  const failure = review.failure ?? reopen.failure ?? approve.failure;
  const isDraft = state === 'draft';
  const isReviewed = state === 'reviewed';
  return (
    <SectionCard
      title={words.title(monthName(month))}
      actions={<StatusDotBadge color={state === 'paid' ? 'green' : 'grey'} word={words.states[state]} />}
    >
      <Stack sx={{ gap: 2 }}>
        {!isOnline && <Notice tone="warning">{words.steps.offline}</Notice>}
        {isDraft && isStopped && <RunStops run={run} />}
        {!isDraft && !isReviewed && <Notice tone="info">{words.steps.frozen}</Notice>}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {isDraft && (
            <>
              <Button
                variant="contained"
                disabled={isOff || isStopped}
                aria-busy={review.pending}
                onClick={() => void review.run({ month })}
              >
                {words.steps.review}
              </Button>
              <DraftButton month={month} label={words.steps.again} variant="outlined" />
            </>
          )}
          {isReviewed && (
            <>
              <Button variant="contained" disabled={isOff} onClick={() => setAsking(true)}>
                {words.steps.approve}
              </Button>
              <Button disabled={isOff} aria-busy={reopen.pending} onClick={() => void reopen.run({ month })}>
                {words.steps.reopen}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        tone="plain"
        title={words.steps.approveTitle(monthName(month))}
        text={words.steps.approveText}
        confirmLabel={words.steps.approve}
        cancelLabel={common.cancel}
        pending={approve.pending}
        onConfirm={() => void approve.run({ month }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </SectionCard>
  );
}
