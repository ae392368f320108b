import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { lastVendors, onOrder, toOrder } from '@bhoj/domain/stock/buying/purchase-orders';
import type { ToOrder } from '@bhoj/domain/stock/buying/purchase-orders';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { together } from '../../../firebase/live-values.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { stockOrdersPart } from '../../../messages/owner/stock-orders/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../state/stock-lists.module.css';
import {
  NO_ITEMS,
  NO_LEVELS,
  orElse,
  useItems,
  useLevels,
  useOpenOrders,
  useOrders,
  useReceipts,
  useVendors,
} from '../state/use-buying.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderBegin } from './order-form.tsx';
import { onHandIn, shownOrdered, typedLine, typedOf } from './order-model.ts';
import { OrderPanel } from './order-panel.tsx';
import { orderAddress, useOrderAddress } from './use-order-address.ts';

type Row = Entry<PurchaseOrder>;
const idOf = ({ id }: Row): string => id;

const columnsOf = (words: Words<'stockOrders'>): readonly Column<Row>[] => [
  { id: 'vendor', header: words.columns.vendor, text: ({ value }) => value.vendorName, card: 'title' },
  {
    id: 'day',
    header: words.columns.day,
    text: ({ value }) => dayName(dateOf(value.createdAt)),
    card: 'secondary',
  },
  {
    id: 'items',
    header: words.columns.items,
    text: ({ value }) => words.items(value.lines.length),
    card: 'secondary',
  },
  {
    id: 'state',
    header: words.columns.state,
    text: ({ value }) => words.states[value.state],
    card: 'amount',
  },
];

interface BelowProps {
  readonly rows: readonly ToOrder[];
  readonly nameOf: (vendorId: string) => string | null;
  readonly onWrite: (vendorId: string, rows: readonly ToOrder[]) => void;
}

/** The items to buy, by the vendor of their last purchase. */
function Below({ rows, nameOf, onWrite }: BelowProps) {
  const words = useWords(stockOrdersPart);
  const groups = Map.groupBy(rows, ({ vendorId }) =>
    vendorId === null || nameOf(vendorId) === null ? '' : vendorId,
  );
  return (
    <SectionCard title={words.below} description={words.belowHint}>
      {rows.length === 0 && words.nothingBelow}
      <Stack sx={{ gap: 3 }}>
        {[...groups].map(([vendorId, list]) => (
          <Stack
            key={vendorId}
            role="group"
            aria-label={nameOf(vendorId) ?? words.noVendor}
            sx={{ gap: 1.5 }}
          >
            <strong>{nameOf(vendorId) ?? words.noVendor}</strong>
            <ul className={styles['list']}>
              {list.map(({ item, suggested }) => (
                <li key={item.id}>
                  <span className={styles['name']}>{item.name}</span>
                  <span className={styles['amount']}>
                    {shownOrdered(
                      {
                        ...suggested,
                        packName: item.packs.find(({ id }) => id === suggested.packId)?.name ?? '',
                      },
                      item,
                      words.text,
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <Button
              variant="outlined"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => onWrite(vendorId, list)}
            >
              {words.write}
            </Button>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** The suggested orders, and the written ones. */
export function OrdersView() {
  const words = useWords(stockOrdersPart);
  const common = useWords(commonPart);
  const table = { ...useWords(tablePart), loading: words.loading };
  const [{ order: openId }, go] = useOrderAddress();
  const [form, setForm] = useState<OrderBegin | null>(null);
  const items = orElse(useItems(), NO_ITEMS);
  const levels = orElse(useLevels(), NO_LEVELS);
  const live = together(items, levels, useVendors(), useOrders(), useOpenOrders(), useReceipts());
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {([stock, known, vendors, orders, sent, receipts]) => {
        const onHand = onHandIn(known.levels);
        const below = toOrder(
          stock.items,
          (id) => onHand.get(id) ?? 0,
          onOrder(sent.map(({ value }) => value)),
          lastVendors(receipts.map(({ value }) => value)),
        );
        const vendorOf = (id: string) => vendors.find((each) => each.id === id)?.value;
        const open = orders.find(({ id }) => id === openId);
        const edit = (entry: Row) =>
          setForm({
            entry,
            vendorId: entry.value.vendorId,
            lines: entry.value.lines.flatMap((line) => {
              const item = stock.items.find(({ id }) => id === line.itemId);
              return item === undefined ? [] : [typedOf(line, item)];
            }),
          });
        return (
          <Stack sx={{ gap: 3 }}>
            <Below
              rows={below}
              nameOf={(id) => vendorOf(id)?.name ?? null}
              onWrite={(vendorId, rows) => setForm({ entry: null, vendorId, lines: rows.map(typedLine) })}
            />
            <SectionCard
              title={words.title}
              padding={orders.length === 0 ? 'normal' : 'flush'}
              actions={
                <Button
                  variant="contained"
                  startIcon={<Plus aria-hidden />}
                  onClick={() => setForm({ entry: null, vendorId: '', lines: [] })}
                >
                  {words.write}
                </Button>
              }
            >
              {orders.length === 0 ? (
                words.none
              ) : (
                <DataTable
                  label={words.title}
                  columns={columnsOf(words)}
                  rows={orders}
                  rowId={idOf}
                  words={table}
                  rowTo={({ id }) => orderAddress(id)}
                  cardsBelow={760}
                />
              )}
            </SectionCard>
            <SidePanel
              open={openId !== null}
              title={open?.value.vendorName ?? words.panel.order}
              closeLabel={common.close}
              width={520}
              onClose={() => go({ order: null })}
            >
              {open === undefined ? (
                <Notice tone="info">{words.panel.gone}</Notice>
              ) : (
                <OrderPanel
                  key={open.id}
                  entry={open}
                  vendor={vendorOf(open.value.vendorId)}
                  items={stock.items}
                  onEdit={() => edit(open)}
                />
              )}
            </SidePanel>
            <SidePanel
              open={form !== null}
              title={form === null || form.entry === null ? words.form.add : words.form.edit}
              closeLabel={common.close}
              width={520}
              onClose={() => setForm(null)}
            >
              {form !== null && (
                <OrderForm
                  {...form}
                  items={stock.items}
                  vendors={vendors.filter(({ value }) => value.active)}
                  onDone={() => setForm(null)}
                />
              )}
            </SidePanel>
          </Stack>
        );
      }}
    </Gate>
  );
}
