import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { orderTypeSchema } from '@bhoj/domain/orders/shape/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { ordersPart } from '../../../words/owner/orders.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { OptionalDayField } from '../../../ui/dates/day-field.tsx';
import type { OrderState } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';
import { useChoices } from './use-choices.ts';

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
  const choice = { size: 'small', none: words.any } as const;
  return (
    <>
      <ChoiceField
        {...choice}
        label={words.state}
        value={filters.state}
        options={states.map((state) => [state, words.states[state]])}
        onChange={(state) => set({ state })}
      />
      <ChoiceField
        {...choice}
        label={words.type}
        value={filters.type}
        options={orderTypeSchema.options.map((option) => [option, names.orderTypes[option]])}
        onChange={(type) => set({ type })}
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
      <ChoiceField
        {...choice}
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
