import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import { byCategory } from '@bhoj/domain/expenses/shares';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { expensesPart } from '../../../words/owner/expenses.ts';
import { useWords } from '../../../words/use-words.ts';
import { FILTER_STATES, NO_FILTERS } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import type { ExpenseListProps } from './list-props.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly any: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [value: Value, word: string])[];
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, any, value, options, onChange }: ChoiceProps<Value>) {
  // A value in the address that is no option of this month stays selected.
  const isKnown = value === null || options.some(([option]) => option === value);
  const all = isKnown ? options : [...options, [value, value] as const];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(all.find(([option]) => option === target.value)?.[0] ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {all.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}

const countOf = ({ category, method, state }: Address): number =>
  [category, method, state].filter((value) => value !== null).length;

/** Search and filters; on a phone the filters fold behind one button. */
export function FilterBar({ rows, address, onGo }: Omit<ExpenseListProps, 'month'>) {
  const words = useWords(expensesPart);
  const [isOpen, setOpen] = useState(false);
  const count = countOf(address);
  const { any } = words;
  return (
    <Stack sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={address.q}
          onChange={(q) => onGo({ q })}
        />
        <Button
          variant="outlined"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls="expense-filters"
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: 'none' } }}
        >
          {words.filtersOn(count)}
        </Button>
        {count > 0 && <Button onClick={() => onGo(NO_FILTERS)}>{words.clearFilters}</Button>}
      </Stack>
      <Box
        id="expense-filters"
        role="group"
        aria-label={words.filters}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Choice
          {...{ any }}
          label={words.category}
          value={address.category}
          options={byCategory(rows.map(({ expense }) => expense)).map(({ name }) => [name, name])}
          onChange={(category) => onGo({ category })}
        />
        <Choice
          {...{ any }}
          label={words.method}
          value={address.method}
          options={EXPENSE_METHODS.map((method) => [method, words.methods[method]])}
          onChange={(method) => onGo({ method })}
        />
        <Choice
          {...{ any }}
          label={words.state}
          value={address.state}
          options={FILTER_STATES.map((state) => [state, words.states[state]])}
          onChange={(state) => onGo({ state })}
        />
      </Box>
    </Stack>
  );
}
