import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isUnit, lineUnitsOf } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { LineUnit, TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface AmountProps {
  readonly label: string;
  readonly item: StockItem;
  readonly typed: TypedLine;
  readonly fault: string | null;
  readonly onType: (to: TypedLine) => void;
}

/** An amount of an item in one of its units or packs. */
export function Amount({ label, item, typed, fault, onType }: AmountProps) {
  const words = useWords(stockActsPart);
  const unitName = (unit: LineUnit): string =>
    isUnit(unit)
      ? words.lines.units[unit]
      : (item.packs.find(({ id }) => unit === `pack:${id}`)?.name ?? unit);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={label}
        value={typed.amount}
        onChange={({ target }) => onType({ ...typed, amount: target.value })}
        error={fault !== null}
        helperText={fault}
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        select
        label={words.batch.unit}
        value={typed.unit}
        onChange={({ target }) => onType({ ...typed, unit: target.value as LineUnit })}
        sx={{ width: 120 }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.batch.unitOf(label) } } }}
      >
        {lineUnitsOf(item).map((unit) => (
          <MenuItem key={unit} value={unit}>
            {unitName(unit)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
