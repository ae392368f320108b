import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LIST_TYPES } from '@bhoj/domain/menu/prices/prices.schema';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { orderTypesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePlacesOfLists } from './use-places-of-lists.ts';
import type { TypedList } from './price-lists-model.ts';

export interface ListFormProps {
  readonly list: TypedList;
  readonly onChange: (list: TypedList) => void;
}

const row = { direction: { xs: 'column', sm: 'row' }, sx: { gap: 2 } } as const;

/** The name of a price list, and the orders that it counts for. */
export function ListForm({ list, onChange }: ListFormProps) {
  const words = useWords(priceListsPart);
  const orderTypes = useWords(orderTypesPart);
  const places = usePlacesOfLists();
  const several = <T extends string | number>(
    label: string,
    value: readonly T[],
    options: readonly T[],
    nameOf: (option: T) => string,
    set: (chosen: T[]) => void,
  ) => (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => set(target.value as unknown as T[])}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (chosen) =>
            (chosen as T[]).length === 0 ? words.every : (chosen as T[]).map(nameOf).join(', '),
        },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {nameOf(option)}
        </MenuItem>
      ))}
    </TextField>
  );
  const day = (field: 'from' | 'to') => (
    <TextField
      fullWidth
      type="date"
      label={words[field]}
      value={list[field]}
      helperText={words.dayHint}
      onChange={({ target }) => onChange({ ...list, [field]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const floors = [...new Set([...places.floors, ...list.floors])].toSorted((a, b) => a - b);
  const operators = [...new Set([...places.operators, ...list.operators])];
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack {...row} sx={{ gap: 2, alignItems: { sm: 'end' } }}>
        <TextField
          fullWidth
          label={words.name}
          value={list.name}
          onChange={({ target }) => onChange({ ...list, name: target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <FormControlLabel
          control={<Switch checked={list.active} />}
          label={words.active}
          sx={{ minHeight: 44 }}
          onChange={() => onChange({ ...list, active: !list.active })}
        />
      </Stack>
      <Stack {...row}>
        {several(words.floors, list.floors, floors, places.floorName, (chosen) =>
          onChange({ ...list, floors: chosen }),
        )}
        {several(
          words.types,
          list.types,
          LIST_TYPES,
          (type) => orderTypes[type],
          (types) => onChange({ ...list, types }),
        )}
        {operators.length > 0 &&
          several(words.operators, list.operators, operators, String, (chosen) =>
            onChange({ ...list, operators: chosen }),
          )}
      </Stack>
      <Stack {...row}>
        {day('from')}
        {day('to')}
      </Stack>
    </Stack>
  );
}
