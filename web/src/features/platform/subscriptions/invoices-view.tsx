import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatExact } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { PlatformInvoice } from '@bhoj/domain/subscription/platform-invoice.schema';
import { platformInvoices } from '@bhoj/domain/subscription/subscription.collection';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<PlatformInvoice>;

/** Bhoj's own invoices and credit notes, last issued first. */
export function InvoicesView() {
  const words = useWords(platformSubscriptionsPart);
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const heads = words.invoiceColumns;
    return [
      { id: 'number', header: heads.number, text: ({ value }) => value.number, card: 'title' },
      {
        id: 'kind',
        header: heads.kind,
        text: ({ value: { kind, ofInvoice } }) =>
          kind === 'invoice' ? words.invoice : words.ofInvoice[kind](ofInvoice?.number ?? ''),
        card: 'secondary',
      },
      { id: 'at', header: heads.at, text: ({ value }) => dateName(value.issuedAt), card: 'secondary' },
      {
        id: 'to',
        header: heads.to,
        text: ({ value: { buyer } }) => [buyer.name, buyer.gstin].filter((text) => text !== '').join(' · '),
        card: 'secondary',
      },
      {
        id: 'tax',
        header: heads.tax,
        text: ({ value }) => formatExact(sum(value.taxes.taxes.map(({ amountPaise }) => amountPaise))),
        align: 'end',
        card: 'hidden',
      },
      {
        id: 'total',
        header: heads.total,
        text: ({ value }) => formatExact(value.totalPaise),
        align: 'end',
        card: 'amount',
      },
    ];
  }, [words]);
  return (
    <SectionCard padding="flush">
      <PagedList
        collection={platformInvoices}
        specOf={platformInvoices.queries.latest}
        label={words.view.invoices}
        loading={words.loading}
        columns={columns}
        icon={ReceiptText}
        empty={words.noInvoices}
      />
    </SectionCard>
  );
}
