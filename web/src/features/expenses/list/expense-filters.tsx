import Box from '@mui/material/Box';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { categoryNames, spelledIn } from '../state/expenses-model.ts';
import { FILTER_STATES, NO_FILTERS } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import type { ExpenseListProps } from './list-props.ts';

const countOf = ({ category, method, state }: Address): number =>
  [category, method, state].filter((value) => value !== null).length;

/** The search and the filters of the expenses. */
export function ExpenseFilters({ rows, address, onGo }: Omit<ExpenseListProps, 'month'>) {
  const words = useWords(expensesPart);
  const choice = { size: 'small', none: words.any } as const;
  // Most restaurants never get money back.
  const hasBacks = address.state === 'back' || rows.some(({ back }) => back !== undefined);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <FilterBar
        words={words}
        search={address.q}
        onSearch={(q) => onGo({ q })}
        count={countOf(address)}
        onClear={() => onGo(NO_FILTERS)}
        columns={{ xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <ChoiceField
          {...choice}
          label={words.category}
          value={spelledIn(rows, address.category)}
          options={categoryNames(rows).map((name) => [name, name])}
          onChange={(category) => onGo({ category })}
        />
        <ChoiceField
          {...choice}
          label={words.method}
          value={address.method}
          options={EXPENSE_METHODS.map((method) => [method, words.methods[method]])}
          onChange={(method) => onGo({ method })}
        />
        <ChoiceField
          {...choice}
          label={words.state}
          value={address.state}
          options={FILTER_STATES.filter((state) => state !== 'back' || hasBacks).map((state) => [
            state,
            words.states[state],
          ])}
          onChange={(state) => onGo({ state })}
        />
      </FilterBar>
    </Box>
  );
}
