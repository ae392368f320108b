import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { orderTypeSchema } from '@bhoj/domain/orders/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { ordersPart } from '../../../words/owner/orders.ts';
import { useWords } from '../../../words/use-words.ts';
import { OptionalDayField } from '../../../ui/dates/day-field.tsx';
import type { OrderState } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';
import { useChoices } from './use-choices.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, word: string])[];
  /** The label of a value that is not an option; defaults to the value itself. */
  readonly unknown?: string;
  readonly onChange: (value: string | null) => void;
}

/** Chooses one option, or any. */
function Choice({ label, value, options, unknown, onChange }: ChoiceProps) {
  const words = useWords(ordersPart);

  // A value in the address that is no longer an option stays selected.
  const known = value === null || options.some(([option]) => option === value);
  const all = known ? options : [...options, [value, unknown ?? value] as const];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{words.any}</MenuItem>
      {all.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}

export interface FilterFieldsProps {
  readonly states: readonly OrderState[];
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

export function FilterFields({ states, filters, onFilters }: FilterFieldsProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();

  const { tableIds, captains } = useChoices();
  const set = (change: Partial<Filters>) => onFilters({ ...filters, ...change });
  const type = (value: string | null) => orderTypeSchema.options.find((option) => option === value) ?? null;
  return (
    <>
      <Choice
        label={words.state}
        value={filters.state}
        options={states.map((state) => [state, words.states[state]])}
        onChange={(state) => set({ state })}
      />
      <Choice
        label={words.type}
        value={filters.type}
        options={orderTypeSchema.options.map((option) => [option, names.orderTypes[option]])}
        onChange={(value) => set({ type: type(value) })}
      />
      <Autocomplete
        size="small"
        options={tableIds}
        getOptionLabel={(id) => tableName(names, id)}
        value={filters.table}
        isOptionEqualToValue={(option, value) => option === value}
        noOptionsText={words.noTable}
        onChange={(_, table) => set({ table })}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={words.table}
            placeholder={words.any}
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
          />
        )}
      />
      <Choice
        label={words.captain}
        value={filters.captain}
        options={captains.map(({ id, name }) => [id, name])}
        unknown={words.unknownMember}
        onChange={(captain) => set({ captain })}
      />
      <OptionalDayField size="small" label={words.day} value={filters.day} onChange={(day) => set({ day })} />
    </>
  );
}
