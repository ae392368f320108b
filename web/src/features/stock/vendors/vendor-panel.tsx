import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { owedOf } from '@bhoj/domain/stock/buying/bill';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { useMay } from '../../../firebase/rights.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../state/stock-lists.module.css';
import { useBills, useItems, useReceiptsOf, useSeesOwed } from '../state/use-buying.ts';
import { MoneyBackList } from './money-back-list.tsx';
import { PayForm } from './pay-form.tsx';
import { pricesOf } from './prices-model.ts';
import { ReceiptCard } from './receipt-card.tsx';

export interface VendorPanelProps {
  readonly entry: Entry<Vendor>;
  /** The expenses owed to them; null where the person may not see these. */
  readonly owed: readonly Expense[] | null;
  readonly today: string;
  readonly onEdit: () => void;
}

function Row({ name, quiet, amount }: { name: ReactNode; quiet: string; amount: string }) {
  return (
    <li>
      <div className={styles['name']}>
        <div>{name}</div>
        <div className={styles['quiet']}>{quiet}</div>
      </div>
      <span className={styles['amount']}>{amount}</span>
    </li>
  );
}

function Unpaid({ owed, today }: { readonly owed: readonly Expense[]; readonly today: string }) {
  const { panel } = useWords(stockVendorsPart);
  const inTurn = owed.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  return (
    <SectionCard title={panel.unpaid}>
      {owed.length === 0 && panel.noUnpaid}
      <ul className={styles['list']}>
        {inTurn.map((bill, at) => (
          <Row
            // Two parts of one bill may be alike in every field.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={bill.description === '' ? dayName(bill.day) : bill.description}
            quiet={
              (bill.dueOn ?? '') < today
                ? panel.overdue(dayName(bill.dueOn ?? bill.day))
                : panel.due(dayName(bill.dueOn ?? bill.day))
            }
            amount={formatPlain(bill.amountPaise)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function Payments({ vendorId }: { readonly vendorId: string }) {
  const { panel, loading } = useWords(stockVendorsPart);
  const { methods } = useWords(expensesPart);
  const bills = useBills(vendorId);
  return (
    <SectionCard title={panel.payments}>
      <Gate
        live={bills}
        skeleton={<SkeletonRows label={loading} rows={3} />}
        words={{ failed: panel.failed }}
      >
        {(list) => {
          const paid = list.filter(({ value }) => value.method !== null);
          return paid.length === 0 ? (
            panel.noPayments
          ) : (
            <ul className={styles['list']}>
              {paid.map(({ id, value }) => (
                <Row
                  key={id}
                  name={dayName(value.day)}
                  quiet={[value.method === null ? '' : methods[value.method], value.description]
                    .filter((text) => text !== '')
                    .join(' · ')}
                  amount={formatPlain(value.amountPaise)}
                />
              ))}
            </ul>
          );
        }}
      </Gate>
    </SectionCard>
  );
}

function Goods({ vendorId, items }: { readonly vendorId: string; readonly items: readonly StockItem[] }) {
  const words = useWords(stockVendorsPart);
  const { panel } = words;
  const receipts = useReceiptsOf(vendorId);
  return (
    <Gate
      live={receipts}
      skeleton={<SkeletonRows label={words.loading} rows={3} />}
      words={{ failed: panel.failed }}
    >
      {(list) => {
        const prices = pricesOf(
          list.map(({ value }) => value),
          items,
        );
        return (
          <>
            <SectionCard title={panel.prices}>
              {prices.length === 0 && panel.noPrices}
              <ul className={styles['list']}>
                {prices.map(({ itemId, name, unit, pricePaise, day, percent }) => (
                  <Row
                    key={itemId}
                    name={name}
                    quiet={[dayName(day), percent === null || percent === 0 ? '' : words.change(percent)]
                      .filter((text) => text !== '')
                      .join(' · ')}
                    amount={`${formatPlain(pricePaise)} / ${unit}`}
                  />
                ))}
              </ul>
            </SectionCard>
            {list.length === 0 && <SectionCard title={panel.receipts}>{panel.noReceipts}</SectionCard>}
            {list.map((entry) => (
              <ReceiptCard key={entry.id} {...{ entry, items }} />
            ))}
          </>
        );
      }}
    </Gate>
  );
}

/** One vendor: the debt to them, payments and money back, and their goods with the prices. */
export function VendorPanel({ entry: { id, value }, owed, today, onEdit }: VendorPanelProps) {
  const { panel } = useWords(stockVendorsPart);
  const may = useMay();
  const seesOwed = useSeesOwed();
  const items = useItems();
  const [isPaying, setPaying] = useState(false);
  const owedPaise = owedOf(owed ?? []);
  const facts = [
    ...(owed === null ? [] : [[panel.owed, formatPlain(owedPaise)] as const]),
    [panel.terms, panel.termsDays(value.termsDays)] as const,
    ...(
      [
        [panel.phone, value.phone],
        [panel.gstin, value.gstin],
        [panel.payTo, value.payTo],
      ] as const
    ).filter(([, text]) => text !== ''),
  ];
  return (
    <Stack sx={{ gap: 3 }}>
      <dl className={styles['facts']}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {value.note !== '' && <p className={styles['quiet']}>{value.note}</p>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {may('expenses') && owedPaise > 0 && !isPaying && (
          <Button variant="contained" onClick={() => setPaying(true)}>
            {panel.pay}
          </Button>
        )}
        {may('stock') && (
          <Button variant="outlined" onClick={onEdit}>
            {panel.change}
          </Button>
        )}
      </Stack>
      {isPaying && <PayForm vendorId={id} {...{ owedPaise, today }} onDone={() => setPaying(false)} />}
      {owed !== null && <Unpaid {...{ owed, today }} />}
      {seesOwed && <Payments vendorId={id} />}
      {seesOwed && <MoneyBackList vendorId={id} />}
      <Goods vendorId={id} items={items.state === 'ready' ? items.value.items : []} />
    </Stack>
  );
}
