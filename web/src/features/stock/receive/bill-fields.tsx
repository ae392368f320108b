import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { clockOf, dateOf } from '@bhoj/domain/time/ist';
import { dayName } from '../../../ui/dates/formats.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { dueDay, linesOfOrder } from './draft.ts';
import type { Draft } from './draft.ts';

export interface BillFieldsProps {
  readonly draft: Draft;
  readonly vendors: readonly Entry<Vendor>[];
  readonly orders: readonly Entry<PurchaseOrder>[];
  readonly items: readonly StockItem[];
  readonly date: string;
  readonly onChange: (to: Partial<Draft>) => void;
}

/** The vendor of the bill, its number and day, and the order that the goods are for. */
export function BillFields({ draft, vendors, orders, items, date, onChange }: BillFieldsProps) {
  const words = useWords(stockReceivePart);
  const termsOf = (id: string) => vendors.find((each) => each.id === id)?.value.termsDays ?? 0;
  const ofVendor = orders.filter(({ value }) => value.vendorId === draft.vendorId);
  const setVendor = (vendorId: string) =>
    onChange({ vendorId, purchaseOrderId: null, dueOn: dueDay(draft.billDay || date, termsOf(vendorId)) });
  const setDay = (billDay: string) =>
    onChange({
      billDay,
      ...(isIsoDay(billDay) && { dueOn: dueDay(billDay, termsOf(draft.vendorId)) }),
    });
  const setOrder = (id: string) => {
    const order = ofVendor.find((each) => each.id === id)?.value;
    onChange({
      purchaseOrderId: order === undefined ? null : id,
      ...(order !== undefined && draft.lines.length === 0 && { lines: linesOfOrder(order, items) }),
    });
  };
  // Somebody may have closed the order since it was chosen.
  const isGone = draft.purchaseOrderId !== null && !ofVendor.some(({ id }) => id === draft.purchaseOrderId);
  const isFuture = draft.billDay > date;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        required
        label={words.vendor}
        value={draft.vendorId}
        onChange={(event) => setVendor(event.target.value)}
      >
        {vendors.map(({ id, value }) => (
          <MenuItem key={id} value={id}>
            {value.name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          label={words.billNumber}
          value={draft.billNumber}
          helperText={words.billNumberHint}
          onChange={(event) => onChange({ billNumber: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <TextField
          type="date"
          required
          label={words.billDay}
          value={draft.billDay}
          error={isFuture}
          helperText={isFuture ? words.billDayFuture : null}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="datetime-local"
          label={words.arrivedAt}
          value={draft.arrivedAt === null ? '' : `${dateOf(draft.arrivedAt)}T${clockOf(draft.arrivedAt)}`}
          helperText={words.arrivedAtHint}
          onChange={({ target }) => {
            const at = Date.parse(`${target.value}:00+05:30`);
            if (Number.isFinite(at)) onChange({ arrivedAt: at });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {(ofVendor.length > 0 || isGone) && (
        <TextField
          select
          label={words.order}
          value={draft.purchaseOrderId ?? ''}
          error={isGone}
          helperText={isGone ? words.orderClosedHint : null}
          onChange={(event) => setOrder(event.target.value)}
        >
          <MenuItem value="">{words.noOrder}</MenuItem>
          {isGone && (
            <MenuItem value={draft.purchaseOrderId ?? ''} disabled>
              {words.orderClosed}
            </MenuItem>
          )}
          {ofVendor.map(({ id, value }) => (
            <MenuItem key={id} value={id}>
              {words.orderOf(dayName(dateOf(value.createdAt)))}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
