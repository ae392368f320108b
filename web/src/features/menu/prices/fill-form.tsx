import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ROUNDINGS } from '@bhoj/domain/menu/changes/bulk-price';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BYS, editOf } from '../bulk/bulk-model.ts';
import { cleared, filled } from './price-lists-model.ts';
import type { PricedRow, TypedList } from './price-lists-model.ts';

export interface FillFormProps {
  readonly list: TypedList;
  /** The rows to fill: those that the search leaves. */
  readonly rows: readonly PricedRow[];
  readonly onChange: (list: TypedList) => void;
}

/** Fills a list from the menu's prices, by per cent or by rupees, or clears it. */
export function FillForm({ list, rows, onChange }: FillFormProps) {
  const words = useWords(priceListsPart);
  const id = useId();
  const [typed, setTyped] = useState({ by: 'percent' as (typeof BYS)[number], amount: '', roundTo: '100' });
  const edit = editOf({ ...typed, what: 'price', station: '', taxClass: '', from: '', to: '', listId: '' });
  const change = edit?.what === 'price' ? edit.change : null;
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {words.fill}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          select
          fullWidth
          label={words.fillBy}
          value={typed.by}
          onChange={({ target }) =>
            setTyped({ ...typed, by: target.value === 'rupees' ? 'rupees' : 'percent' })
          }
        >
          {BYS.map((by) => (
            <MenuItem key={by} value={by}>
              {words.bys[by]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          label={words.amount}
          helperText={words.amountHint}
          value={typed.amount}
          error={typed.amount !== '' && change === null}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        />
        <TextField
          select
          fullWidth
          label={words.round}
          value={typed.roundTo}
          onChange={({ target }) => setTyped({ ...typed, roundTo: target.value })}
        >
          {ROUNDINGS.map((step) => (
            <MenuItem key={step} value={String(step)}>
              {words.rounds[step]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={change === null}
          onClick={() => change && onChange(filled(list, rows, change))}
        >
          {words.fillGo}
        </Button>
        <Button onClick={() => onChange(cleared(list, rows))}>{words.clear}</Button>
      </Stack>
    </Stack>
  );
}
