import { CreditCard } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Live } from '../../../firebase/live.ts';
import { dateName, momentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';

export type Payment = Entry<SubscriptionPayment>;

/** What the restaurant paid for its plan, latest first. */
export function PaymentsCard({ live }: { readonly live: Live<readonly Payment[]> }) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const columns = useMemo<readonly Column<Payment>[]>(() => {
    const heads = words.paymentColumns;
    return [
      { id: 'plan', header: heads.plan, text: ({ value }) => value.planName, card: 'title' },
      {
        id: 'amount',
        header: heads.amount,
        text: ({ value }) => formatMoney(value.amountPaise),
        align: 'end',
        card: 'amount',
      },
      {
        id: 'at',
        header: heads.at,
        text: ({ value }) => momentName(value.paidAt ?? value.createdAt),
        card: 'secondary',
      },
      {
        id: 'state',
        header: heads.state,
        text: ({ value }) => words.paymentStates[value.state],
        card: 'secondary',
      },
      {
        id: 'period',
        header: heads.period,
        text: ({ value: { periodFrom, periodUntil } }) =>
          periodFrom === null || periodUntil === null
            ? ''
            : `${dateName(periodFrom)} – ${dateName(periodUntil)}`,
        card: 'secondary',
      },
    ];
  }, [words]);
  return (
    <SectionCard title={words.payments} padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loadingOne} rows={3} />}>
        {(rows) => (
          <DataTable
            label={words.payments}
            {...{ columns, rows }}
            rowId={({ id }) => id}
            words={table}
            empty={<EmptyState icon={CreditCard} line={words.noPayments} />}
          />
        )}
      </Gate>
    </SectionCard>
  );
}
