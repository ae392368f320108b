import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { ordersPart } from '../../../words/owner/orders.ts';
import { useWords } from '../../../words/use-words.ts';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LIVE_STATES, PAST_STATES, countOf, inView } from '../state/orders-model.ts';
import { NO_FILTERS } from '../state/use-address.ts';
import type { Filters, View } from '../state/use-address.ts';

export interface FilterBarProps {
  readonly view: View;
  readonly filters: Filters;
  readonly search: string;
  readonly onFilters: (filters: Filters) => void;
  readonly onSearch: (search: string) => void;
}

/** Search, and the filters of the list: folded behind one button until somebody wants them, or the address names one. */
export function FilterBar({ view, search, onFilters, onSearch, ...props }: FilterBarProps) {
  const words = useWords(ordersPart);

  const states = view === 'past' ? PAST_STATES : LIVE_STATES;
  const filters = inView(props.filters, states);
  const count = countOf(filters);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <TypedSearch label={words.search} clearLabel={words.clearSearch} value={search} onChange={onSearch} />
        <Button
          variant="outlined"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls="order-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {words.filtersOn(count)}
        </Button>
        {count > 0 && <Button onClick={() => onFilters(NO_FILTERS)}>{words.clearFilters}</Button>}
      </Stack>
      <Box
        id="order-filters"
        role="group"
        aria-label={words.filters}
        sx={{
          display: isOpen ? 'grid' : 'none',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(auto-fit, minmax(160px, 1fr))' },
        }}
      >
        <FilterFields {...{ states, filters, onFilters }} />
      </Box>
    </Stack>
  );
}
