import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { savePurchaseOrder } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockOrdersPart } from '../../../messages/owner/stock-orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { emptyLine, orderedOf } from './order-model.ts';
import type { OrderedTyped } from './order-model.ts';

/** The start values of the form. */
export interface OrderBegin {
  /** Null for a new order. */
  readonly entry: Entry<PurchaseOrder> | null;
  readonly vendorId: string;
  readonly lines: readonly OrderedTyped[];
}

export interface OrderFormProps extends OrderBegin {
  readonly items: readonly StockItem[];
  readonly vendors: readonly Entry<Vendor>[];
  readonly onDone: () => void;
}

/** A purchase order, new or changed. */
export function OrderForm({ entry, items, vendors, onDone, ...begin }: OrderFormProps) {
  const { form: words } = useWords(stockOrdersPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(savePurchaseOrder);
  const [purchaseOrderId] = useState(() => entry?.id ?? newId());
  const [vendorId, setVendor] = useState(begin.vendorId);
  const [lines, setLines] = useState(begin.lines);
  const [note, setNote] = useState(entry?.value.note ?? '');
  const rows = lines.flatMap((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return item === undefined ? [] : [{ line, item, ordered: orderedOf(line, item) }];
  });
  const ordered = rows.flatMap((row) => row.ordered ?? []);
  const isWhole = vendorId !== '' && rows.length > 0 && ordered.length === rows.length;
  const refusal = why(failure);
  const submit = async () => {
    const state = entry?.value.state ?? 'draft';
    const version = entry?.value.version ?? 0;
    const saved = await run({ purchaseOrderId, version, vendorId, state, lines: ordered, note });
    if (saved === null) return;
    toast({ message: words.saved });
    onDone();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void submit();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          required
          label={words.vendor}
          value={vendorId}
          onChange={(event) => setVendor(event.target.value)}
        >
          {vendors.map(({ id, value }) => (
            <MenuItem key={id} value={id}>
              {value.name}
            </MenuItem>
          ))}
        </TextField>
        {rows.map(({ line, item, ordered: read }) => {
          const pack = item.packs.find(({ id }) => id === line.packId);
          const isWrong = line.amount !== '' && read === null;
          return (
            <Stack key={item.id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
              <TextField
                fullWidth
                label={words.quantity(item.name, pack?.name ?? item.unit)}
                value={line.amount}
                error={isWrong}
                helperText={isWrong ? (pack === undefined ? words.notANumber : words.wholePacks) : null}
                onChange={(event) =>
                  setLines(
                    lines.map((each) =>
                      each.itemId === item.id ? { ...each, amount: event.target.value } : each,
                    ),
                  )
                }
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
              />
              <IconButton
                aria-label={words.remove(item.name)}
                onClick={() => setLines(lines.filter(({ itemId }) => itemId !== item.id))}
              >
                <X aria-hidden />
              </IconButton>
            </Stack>
          );
        })}
        <Autocomplete
          // A new field after each item, so that the search begins anew.
          key={lines.length}
          options={items.filter(({ id, active }) => active && lines.every(({ itemId }) => itemId !== id))}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          value={null}
          onChange={(_, item) => item !== null && setLines([...lines, emptyLine(item)])}
          renderInput={(params) => <TextField {...params} label={words.addItem} />}
        />
        <TextField
          label={words.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <SubmitButton size="large" pending={pending} pendingLabel={words.saving} disabled={!isWhole}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
