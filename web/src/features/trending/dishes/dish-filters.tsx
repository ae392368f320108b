import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DishSales } from '@bhoj/domain/figures/dishes/dish-sales';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { categoriesOf } from '../state/trending-model.ts';
import type { Address } from '../state/use-address.ts';

/** The value of the choice that keeps every category; no category has it as its id. */
const ANY = '*';

export interface DishFiltersProps {
  readonly dishes: readonly DishSales[];
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}

/** Search and category. */
export function DishFilters({ dishes, address, onGo }: DishFiltersProps) {
  const words = useWords(trendingPart);
  const { category, q } = address;
  const categories = categoriesOf(dishes);
  const isKnown = category === null || categories.some(([id]) => id === category);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', px: { xs: 2, sm: 3 }, pb: 2 }}>
      <TypedSearch
        label={words.search}
        clearLabel={words.clearSearch}
        value={q}
        onChange={(to) => onGo({ q: to })}
      />
      <TextField
        select
        size="small"
        label={words.category}
        value={isKnown ? (category ?? ANY) : ANY}
        onChange={({ target }) => onGo({ category: target.value === ANY ? null : target.value })}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        <MenuItem value={ANY}>{words.anyCategory}</MenuItem>
        {categories.map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name ?? words.noCategory}
          </MenuItem>
        ))}
      </TextField>
      {(category !== null || q !== '') && (
        <Button onClick={() => onGo({ category: null, q: '' })}>{words.clearFilters}</Button>
      )}
    </Stack>
  );
}
