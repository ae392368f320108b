import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import { cancelAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useAct } from '../../../firebase/use-act.ts';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollAdvancesPart } from '../../../messages/owner/payroll-advances/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { RepayForm } from './repay-form.tsx';

export interface AdvanceFactsProps {
  readonly entry: Entry<Advance>;
  readonly name: string;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** One advance. Until a part of it is recovered, the owner can change or delete it. */
export function AdvanceFacts({ entry, name, today, onEdit, onClose }: AdvanceFactsProps) {
  const { id, value } = entry;
  const words = useWords(payrollAdvancesPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(cancelAdvance);
  const [isAsking, setAsking] = useState(false);
  const [isRepaying, setRepaying] = useState(false);
  const isTouched = value.leftPaise !== value.amountPaise;
  const cancel = async () => {
    const isDone = await run({ advanceId: id });
    setAsking(false);
    if (!isDone) return;
    toast({ message: words.cancelled });
    onClose();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {value.isBeforeJoining && (
        <Notice tone="warning" title={words.beforeJoining}>
          {words.beforeJoiningHint}
        </Notice>
      )}
      <span>{`${formatPlain(value.amountPaise)}, ${dayName(value.givenOn)}, ${words.methods[value.method]}`}</span>
      <span>{words.instalment(formatPlain(value.instalmentPaise), monthName(value.firstMonth))}</span>
      <span>{words.left(formatPlain(value.leftPaise))}</span>
      {value.reason !== '' && <span>{value.reason}</span>}
      {value.repayments.map(({ id: of, kind, amountPaise, on, method, reason }) => (
        <span key={of}>
          {words.repay.line(
            formatPlain(amountPaise),
            dayName(on),
            [
              kind === 'writtenOff' || method === null
                ? words.repay.writtenOff
                : words.repay.repaid(words.methods[method]),
              reason,
            ]
              .filter((text) => text !== '')
              .join(', '),
          )}
        </span>
      ))}
      {value.leftPaise === 0 && <Notice tone="success">{words.repay.closed}</Notice>}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      {isTouched ? (
        <Notice tone="info">{words.recovered}</Notice>
      ) : (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" onClick={onEdit}>
            {words.form.edit}
          </Button>
          <Button color="error" onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
        </Stack>
      )}
      {value.leftPaise > 0 &&
        (isRepaying ? (
          <RepayForm key={value.repayments.length} entry={entry} today={today} />
        ) : (
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setRepaying(true)}>
            {words.repay.open}
          </Button>
        ))}
      <ConfirmDialog
        open={isAsking}
        title={words.cancelTitle(name)}
        text={words.cancelText}
        confirmLabel={words.cancel}
        cancelLabel={common.cancel}
        pending={pending}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
