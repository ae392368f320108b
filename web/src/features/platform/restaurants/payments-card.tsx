import { CreditCard } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { dateName, momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

export type Payment = Entry<SubscriptionPayment>;

/** The restaurant's payments for its plan, latest first. */
export function PaymentsCard({ restaurantId }: { readonly restaurantId: string }) {
  const words = useWords(platformRestaurantsPart);
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
      <PagedList
        collection={subscriptionPayments}
        specOf={(after) => subscriptionPayments.queries.pageOfRestaurant(restaurantId, after)}
        label={words.payments}
        loading={words.loadingOne}
        columns={columns}
        icon={CreditCard}
        empty={words.noPayments}
      />
    </SectionCard>
  );
}
