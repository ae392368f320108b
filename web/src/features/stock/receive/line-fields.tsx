import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { formatPlain } from '@bhoj/domain/money/format';
import { partOf } from '@bhoj/domain/money/money';
import { FIELD_OF } from '@bhoj/domain/stock/buying/receipt-lines';
import type { Level } from '@bhoj/domain/stock/shape/levels.schema';
import { UNIT_NAMES, UNITS } from '@bhoj/domain/stock/shape/quantity';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { shownIn } from '../state/buying-text.ts';
import type { DraftFault, LineDraft, LineSeen } from './draft.ts';

export interface LineFieldsProps {
  readonly at: number;
  readonly seen: LineSeen;
  readonly last: Level['last'];
  /** By how many per cent the price differs from the last one; null where nobody knows. */
  readonly percent: number | null;
  readonly onChange: (line: LineDraft) => void;
  readonly onRemove: () => void;
}

const FIELDS: Partial<Readonly<Record<DraftFault, string>>> = {
  ...FIELD_OF,
  'amount-unread': 'amount',
  'price-unread': 'amountPaise',
  'gst-unread': 'gst',
};

/** Quantity and price of one line, with the price against the last one. */
export function LineFields({ at, seen, last, percent, onChange, onRemove }: LineFieldsProps) {
  const words = useWords(stockReceivePart);
  const { draft, item, fault } = seen;
  const name = item?.name ?? draft.itemId;
  const set = (to: Partial<LineDraft>) => onChange({ ...draft, ...to });
  const faultOf = (field: string) => (fault !== null && FIELDS[fault] === field ? words.faults[fault] : null);
  const lastText =
    item === undefined || last === null
      ? undefined
      : words.lastPrice(formatPlain(partOf(last.paise, UNITS[item.unit].size, last.quantity)), item.unit);
  const changed =
    percent === null
      ? lastText
      : percent === 0
        ? words.sameAsLast
        : percent > 0
          ? words.rose(percent)
          : words.fell(-percent);
  return (
    <Stack role="group" aria-label={words.line(at + 1, name)} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <strong>{name}</strong>
        <IconButton aria-label={words.remove(name)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Stack>
      {faultOf('itemId') !== null && <p role="alert">{faultOf('itemId')}</p>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <TextField
          label={words.amount}
          value={draft.amount}
          required
          error={faultOf('amount') !== null}
          helperText={faultOf('amount')}
          onChange={(event) => set({ amount: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
        <TextField
          select
          label={words.per}
          value={draft.per}
          error={faultOf('per') !== null}
          helperText={faultOf('per')}
          onChange={(event) => set({ per: event.target.value })}
        >
          {item?.packs.map(({ id, name: pack, quantity }) => (
            <MenuItem key={id} value={`pack:${id}`}>
              {words.pack(pack, shownIn(quantity, item.unit))}
            </MenuItem>
          ))}
          {UNIT_NAMES.map((unit) => (
            <MenuItem key={unit} value={`unit:${unit}`}>
              {unit}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={words.price}
          value={draft.isFree ? '' : draft.price}
          disabled={draft.isFree}
          required={!draft.isFree}
          error={faultOf('amountPaise') !== null}
          helperText={faultOf('amountPaise') ?? changed}
          onChange={(event) => set({ price: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
        <TextField
          label={words.gst}
          value={draft.isFree ? '' : draft.gst}
          disabled={draft.isFree}
          error={faultOf('gst') !== null}
          helperText={faultOf('gst')}
          onChange={(event) => set({ gst: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={draft.isFree} onChange={(_, isFree) => set({ isFree })} />}
        label={words.free}
        sx={{ alignSelf: 'flex-start' }}
      />
    </Stack>
  );
}
