import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { savePurchaseOrder } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockOrdersPart } from '../../../messages/owner/stock-orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { shownIn } from '../state/buying-text.ts';
import styles from '../state/stock-lists.module.css';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { orderMessage, shownOrdered, whatsappOrder } from './order-model.ts';

export interface OrderPanelProps {
  readonly entry: Entry<PurchaseOrder>;
  readonly vendor: Vendor | undefined;
  readonly items: readonly StockItem[];
  readonly onEdit: () => void;
}

/** One purchase order: the ordered goods, the deliveries so far, and the acts on it. */
export function OrderPanel({ entry: { id, value }, vendor, items, onEdit }: OrderPanelProps) {
  const words = useWords(stockOrdersPart);
  const { panel, text } = words;
  const { restaurantName } = useRestaurant();
  const toast = useToast();
  const why = useWhy();
  const [, go] = useAddress();
  const { run, pending, failure } = useBuyingAct(savePurchaseOrder);
  const itemOf = (itemId: string) => items.find((item) => item.id === itemId);
  const refusal = why(failure);
  const set = async (state: PurchaseOrder['state'], said: string) => {
    const { version, vendorId, note } = value;
    const lines = value.lines.map(({ itemId, packId, packs, quantity }) => ({
      itemId,
      packId,
      packs,
      quantity,
    }));
    const saved = await run({ purchaseOrderId: id, version, vendorId, state, lines, note });
    if (saved !== null) toast({ message: said });
  };
  const send = () => void (value.state === 'draft' && set('sent', panel.sent));
  const print = () => {
    printSheet(
      'A4',
      <article>
        <h1>{text.heading(restaurantName)}</h1>
        <p>
          {value.vendorName}, {dayName(dateOf(value.createdAt))}
        </p>
        <ul>
          {value.lines.map((line) => (
            <li key={line.itemId}>{text.line(line.name, shownOrdered(line, itemOf(line.itemId), text))}</li>
          ))}
        </ul>
        <p>{value.note}</p>
      </article>,
    );
    send();
  };
  const isOpen = value.state !== 'closed';
  return (
    <Stack sx={{ gap: 3 }}>
      <ul className={styles['list']}>
        {value.lines.map((line) => {
          const item = itemOf(line.itemId);
          return (
            <li key={line.itemId}>
              <div className={styles['name']}>
                <div>{line.name}</div>
                {line.received > 0 && item !== undefined && (
                  <div className={styles['quiet']}>
                    {panel.came(shownIn(line.received, item.unit), shownIn(line.quantity, item.unit))}
                  </div>
                )}
              </div>
              <span className={styles['amount']}>{shownOrdered(line, item, text)}</span>
            </li>
          );
        })}
      </ul>
      {value.note !== '' && <p className={styles['quiet']}>{value.note}</p>}
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && (
          <>
            <Button
              variant="contained"
              href={whatsappOrder(vendor?.phone ?? '', orderMessage(value, items, restaurantName, text))}
              target="_blank"
              rel="noreferrer"
              disabled={pending}
              onClick={send}
            >
              {panel.send}
            </Button>
            <Button variant="outlined" disabled={pending} onClick={print}>
              {panel.print}
            </Button>
            <Button variant="outlined" onClick={onEdit}>
              {panel.change}
            </Button>
          </>
        )}
        {value.state === 'sent' && (
          <Button variant="outlined" onClick={() => go({ tab: 'receive' })}>
            {panel.receive}
          </Button>
        )}
        {isOpen && (
          <Button color="error" disabled={pending} onClick={() => void set('closed', panel.closed)}>
            {panel.close}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
