import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CreditCard } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Cursor, Entry } from '@bhoj/domain/kernel/collection';
import { formatMoney } from '@bhoj/domain/money/format';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Words } from '../../../words/part.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { FilterField } from './filter-field.tsx';
import { paymentLines } from './payment-ids.ts';
import { RefundDialog } from './refund-dialog.tsx';
import type { Refunding } from './refund-dialog.tsx';
import { PAYMENTS } from './use-subscriptions-address.ts';
import type { ViewProps } from './use-subscriptions-address.ts';

type Row = Entry<SubscriptionPayment>;

/** Rows of one page of unpaid orders. */
const PAGE = 30;

const { paid, surplus, refunded, unpaid } = subscriptionPayments.queries;
const SPECS = {
  paid,
  refunded,
  surplus: (after: Cursor | null) => ({ ...surplus(), ...(after !== null && { after }) }),
  unpaid: (after: Cursor | null) => ({
    ...unpaid(new Date(0), PAGE),
    ...(after !== null && { after }),
  }),
};

/** Returns the order's id, and each payment with its outcome. */
const idsOf = (words: Words<'platformSubscriptions'>, { id, value }: Row): readonly string[] => [
  id,
  ...paymentLines(value).map(({ paymentId, mark, refund, atGateway }) =>
    [
      paymentId,
      words.marks[mark],
      ...(refund === null ? [] : [words.refundStates[refund.state]]),
      ...atGateway.map(({ amountPaise = value.amountPaise, state }) =>
        words.refundAtGateway(formatMoney(amountPaise), words.refundStates[state]),
      ),
    ].join(' · '),
  ),
];

/** The payments, with the gateway's ids; each can be refunded. */
export function PaymentsView({ address: { show }, go }: ViewProps) {
  const words = useWords(platformSubscriptionsPart);
  const [refunding, setRefunding] = useState<Refunding | null>(null);
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const heads = words.paymentColumns;
    return [
      {
        id: 'plan',
        header: heads.plan,
        text: ({ value: { planName, planVersion = 1 } }) => words.planVersion(planName, planVersion),
        card: 'title',
      },
      { id: 'email', header: heads.email, text: ({ value }) => value.email, card: 'secondary' },
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
        id: 'gateway',
        header: heads.gateway,
        text: (row) => idsOf(words, row).join(', '),
        cell: (row) => (
          <Stack sx={{ overflowWrap: 'anywhere' }}>
            {idsOf(words, row).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        ),
        card: 'secondary',
      },
      {
        id: 'amount',
        header: heads.amount,
        text: ({ value }) => formatMoney(value.amountPaise),
        align: 'end',
        card: 'amount',
      },
      {
        id: 'act',
        header: heads.act,
        text: () => '',
        cell: ({ id, value }) => (
          <Stack sx={{ alignItems: 'flex-start' }}>
            {paymentLines(value)
              .filter(({ canRefund }) => canRefund)
              .map((line) => (
                <Button
                  key={line.paymentId}
                  size="small"
                  aria-label={words.refundOf(line.paymentId)}
                  onClick={() => setRefunding({ orderId: id, line, amountPaise: value.amountPaise })}
                >
                  {words.refund}
                </Button>
              ))}
          </Stack>
        ),
        card: 'secondary',
      },
    ];
  }, [words]);
  return (
    <>
      <FilterField
        label={words.show}
        value={show}
        options={PAYMENTS}
        words={words.paymentFilters}
        onChange={(to) => go({ show: to })}
      />
      <SectionCard padding="flush">
        <PagedList
          collection={subscriptionPayments}
          specOf={SPECS[show]}
          label={words.view.payments}
          loading={words.loading}
          columns={columns}
          icon={CreditCard}
          empty={words.noPayments}
        />
      </SectionCard>
      {refunding !== null && <RefundDialog {...refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}
