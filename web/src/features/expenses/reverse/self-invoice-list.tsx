import { useMemo } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatExact, formatPlain } from '@bhoj/domain/money/format';
import { sum, toRupees, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { declaredMonthOf } from '@bhoj/domain/self-invoices/declared-month';
import { selfInvoiceTaxOf } from '@bhoj/domain/self-invoices/self-invoice-tax';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { MOST_SELF_INVOICES } from '@bhoj/domain/self-invoices/self-invoice.schema';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Address } from '../state/use-address.ts';
import { addressOf } from '../state/use-address.ts';
import { VoidPapers } from './void-papers.tsx';

type Row = Entry<SelfInvoice>;

const idOf = ({ id }: Row): string => id;

const columnsOf = (words: Words<'selfInvoice'>): readonly Column<Row>[] => {
  const { columns: heads, noVoucher, voidVoucher, stands, isVoid, isTakenBack } = words.list;
  const stateOf = ({ value }: Row): string =>
    value.voided === null ? stands : value.invoicedOn === undefined ? isVoid : isTakenBack;
  const amount = (id: 'value' | 'tax' | 'igst' | 'cgst' | 'sgst', of: (one: SelfInvoice) => Paise) => ({
    id,
    header: heads[id],
    text: ({ value }: Row) => formatExact(of(value)),
    csv: ({ value }: Row) => toRupees(of(value)),
    align: 'end' as const,
  });
  return [
    {
      id: 'number',
      header: heads.number,
      text: ({ value }) => value.number,
      sortBy: ({ value }) => value.issuedAt,
      card: 'title',
    },
    {
      id: 'date',
      header: heads.date,
      text: ({ value }) => dayName(value.invoicedOn ?? dateOf(value.issuedAt)),
      csv: ({ value }) => value.invoicedOn ?? dateOf(value.issuedAt),
      card: 'secondary',
    },
    { id: 'supplier', header: heads.supplier, text: ({ value }) => value.supplier.name, card: 'secondary' },
    {
      id: 'gstin',
      header: heads.gstin,
      text: ({ value }) => value.supplier.gstin ?? '',
      card: 'hidden',
      isFileOnly: true,
    },
    {
      id: 'kind',
      header: heads.kind,
      text: ({ value }) => words.kinds[value.kind],
      card: 'hidden',
      isCsvOnly: true,
    },
    { ...amount('value', ({ valuePaise }) => valuePaise), card: 'hidden', isFileOnly: true },
    { ...amount('igst', ({ igstPaise }) => igstPaise ?? ZERO), card: 'hidden', isFileOnly: true },
    { ...amount('cgst', ({ cgstPaise }) => cgstPaise), card: 'hidden', isFileOnly: true },
    { ...amount('sgst', ({ sgstPaise }) => sgstPaise), card: 'hidden', isFileOnly: true },
    { ...amount('tax', selfInvoiceTaxOf), card: 'amount' },
    {
      id: 'month',
      header: heads.month,
      text: ({ value }) => monthName(declaredMonthOf(value)),
      csv: ({ value }) => declaredMonthOf(value),
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'voucher',
      header: heads.voucher,
      text: ({ value: { voucher, voidVouchers = [] } }) =>
        [
          ...voidVouchers.map(({ number }) => voidVoucher(number)),
          ...(voucher === undefined ? [] : [voucher.number]),
        ].join(', ') || noVoucher,
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'state',
      header: heads.state,
      text: stateOf,
      cell: (row) => (
        <StatusDotBadge color={row.value.voided === null ? 'green' : 'red'} word={stateOf(row)} />
      ),
      card: 'secondary',
    },
  ];
};

export interface SelfInvoiceListProps {
  readonly month: string;
  readonly address: Address;
}

/** The self-invoices of a month with their payment vouchers; each leads to its expense. */
export function SelfInvoiceList({ month, address }: SelfInvoiceListProps) {
  const words = useWords(selfInvoicePart);
  const { list } = words;
  const said = { ...useWords(tablePart), loading: list.loading };
  const restaurantId = useRestaurantId();
  const { restaurantName } = useRestaurant();
  const live = useLiveList(selfInvoices, { restaurantId }, selfInvoices.queries.ofMonth(month));
  const columns = useMemo(() => columnsOf(words), [words]);
  const title = list.title(monthName(month));
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard title={title}>
          <SkeletonRows label={list.loading} rows={3} />
        </SectionCard>
      }
      words={{ failed: list.couldNotLoad, offline: list.offline }}
      empty={{
        is: (all) => all.length === 0,
        show: <SectionCard title={title} description={list.none} />,
      }}
    >
      {(all) => {
        const rows = all.toSorted((a, b) => a.value.issuedAt - b.value.issuedAt);
        const declared = rows.filter(
          ({ value }) => value.voided === null && declaredMonthOf(value) === month,
        );
        const tax = formatPlain(sum(declared.map(({ value }) => selfInvoiceTaxOf(value))));
        const isCut = rows.length === MOST_SELF_INVOICES;
        const total = `${list.sum(declared.length, tax)}.${isCut ? ` ${list.cut(rows.length)}` : ''}`;
        return (
          <SectionCard
            title={title}
            description={`${total} ${list.hint}`}
            padding="flush"
            actions={
              <TableActions
                {...{ columns, rows, title }}
                rowId={idOf}
                lines={() => [restaurantName, total]}
                fileName={list.fileName(month)}
                words={said}
              />
            }
          >
            <DataTable
              label={title}
              {...{ columns, rows }}
              rowId={idOf}
              words={said}
              rowTo={({ value }) => addressOf({ ...address, expense: value.expenseId })}
              cardsBelow={760}
            />
            <VoidPapers all={rows} />
          </SectionCard>
        );
      }}
    </Gate>
  );
}
