import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { monthName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { Users } from 'lucide-react';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf, useAddress } from '../state/use-address.ts';
import { ChangesCard } from './changes-card.tsx';
import { payColumns } from './pay-columns.tsx';
import type { PayRow } from './pay-columns.tsx';
import { PayAllCard } from './pay-all-card.tsx';
import { PayTermsCard } from '../pay-terms/pay-terms-card.tsx';
import { RegistersCard } from './registers-card.tsx';
import { RunSteps } from './run-steps.tsx';
import { RunWarnings } from './run-warnings.tsx';
import { SlipSide } from './slip-side.tsx';
import { TotalsCard } from './totals-card.tsx';

export interface PayRunViewProps {
  readonly run: PayRun;
  readonly today: string;
}

const idOf = ({ id }: PayRow): string => id;

/** One month's run: its step, its obstacles, the totals, and everybody in it. It reads one document. */
export function PayRunView({ run, today }: PayRunViewProps) {
  const words = useWords(payrollPayPart);
  const frame = useWords(payrollPart);
  const table = { ...useWords(tablePart), loading: frame.loading };
  const { restaurantName } = useRestaurant();
  const [address, go] = useAddress();
  const { month } = run;
  const columns = useMemo(() => payColumns(words), [words]);
  const rows = useMemo(
    () =>
      Object.entries(run.rows)
        .map(([id, row]) => ({ id, ...row }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    [run.rows],
  );
  const isApproved = run.state === 'approved' || run.state === 'paid';
  return (
    <Stack sx={{ gap: 3 }}>
      <RunSteps run={run} />
      {!isApproved && <RunWarnings run={run} />}
      <SectionCard
        title={words.people}
        description={`${words.totals.net}: ${formatPlain(run.totals.netPaise)}`}
        padding="flush"
        actions={
          <TableActions
            {...{ columns, rows }}
            rowId={idOf}
            title={words.title(monthName(month))}
            lines={() => [restaurantName, words.states[run.state]]}
            fileName={words.fileName(month)}
            words={table}
          />
        }
      >
        <DataTable
          label={words.people}
          {...{ columns, rows }}
          rowId={idOf}
          words={table}
          rowTo={({ id }) => addressOf({ tab: 'pay', month, person: id })}
          empty={<EmptyState icon={Users} line={words.nobody} />}
        />
      </SectionCard>
      {run.state === 'draft' && <PayTermsCard run={run} />}
      <TotalsCard totals={run.totals} />
      <ChangesCard run={run} />
      <PayAllCard run={run} today={today} />
      {isApproved && <RegistersCard run={run} />}
      <SlipSide run={run} personId={address.person} today={today} onClose={() => go({ person: null })} />
    </Stack>
  );
}
