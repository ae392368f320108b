import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { deductionLines, earningLines, paidDays } from '../../../blocks/slip/slip-lines.ts';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AmountList } from './amount-list.tsx';

/** A slip's lines, and its problems. */
export function SlipFacts({ slip }: { readonly slip: Slip }) {
  const words = useWords(payrollPayPart);
  const { slip: said } = words;
  const lineWords = { ...words, dayName, monthName };
  const { days, payment, unknown, notes } = slip;
  const named = (list: readonly string[]) => list.map(dayName).join(', ');
  return (
    <Stack sx={{ gap: 2 }}>
      {days.unmarked.length > 0 && <Notice tone="warning">{said.unmarked(named(days.unmarked))}</Notice>}
      {days.disputed.length > 0 && <Notice tone="info">{said.disputed(named(days.disputed))}</Notice>}
      {unknown.length > 0 && (
        <Notice tone="warning">{said.unknown(unknown.map((each) => words.unknown[each]).join(', '))}</Notice>
      )}
      {notes.length > 0 && (
        <Notice tone={notes.includes('below-minimum') ? 'warning' : 'info'}>
          {notes.map((note) => `${words.notes[note]}.`).join(' ')}
        </Notice>
      )}
      {payment !== null && (
        <Notice tone="success">
          {[said.paid(words.methods[payment.method], dayName(payment.paidOn)), payment.reference]
            .filter((part) => part !== '')
            .join(', ')}
        </Notice>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {said.days(paidDays(slip), days.inMonth)}
      </Typography>
      <section aria-label={said.earnings}>
        <Typography variant="h6" component="h3">
          {said.earnings}
        </Typography>
        <AmountList
          lines={[
            ...earningLines(lineWords, slip),
            { label: said.gross, amountPaise: slip.grossPaise, isSum: true },
          ]}
        />
      </section>
      <section aria-label={said.deductions}>
        <Typography variant="h6" component="h3">
          {said.deductions}
        </Typography>
        <AmountList
          lines={[
            ...deductionLines(lineWords, slip),
            { label: said.deducted, amountPaise: slip.deductedPaise, isSum: true },
            { label: said.net, amountPaise: slip.netPaise, isSum: true },
            ...(slip.tipsPaise > 0 ? [{ label: said.tips, amountPaise: slip.tipsPaise }] : []),
          ]}
        />
      </section>
    </Stack>
  );
}
