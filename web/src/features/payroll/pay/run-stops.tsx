import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf } from '../state/use-address.ts';

/** The obstacles to a draft's review; unmarked days link to the muster. */
export function RunStops({ run: { month, rows } }: { readonly run: PayRun }) {
  const { stops } = useWords(payrollPayPart);
  const all = Object.values(rows);
  const unmarked = all.filter(({ problems }) => problems.includes('days-unmarked')).length;
  const hasOthers = all.some(({ problems }) => problems.some((problem) => problem !== 'days-unmarked'));
  return (
    <Notice
      tone="warning"
      title={stops.title}
      action={
        unmarked > 0 && (
          <Button component={Link} to={addressOf({ tab: 'muster', month })}>
            {stops.toMuster}
          </Button>
        )
      }
    >
      {[...(unmarked > 0 ? [stops.unmarked(unmarked)] : []), ...(hasOthers ? [stops.others] : [])].join(' ')}
    </Notice>
  );
}
