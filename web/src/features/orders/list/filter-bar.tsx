import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { orders as words } from '../../../messages/orders.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LIVE_STATES, PAST_STATES, countOf, inView } from '../state/orders-model.ts';
import { NO_FILTERS } from '../state/use-address.ts';
import type { Filters, View } from '../state/use-address.ts';

/** ms: nobody asks the database about half a number. */
const TYPING = 300;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** What is typed, and the address a moment after. */
function NumberSearch({ search, onSearch }: Pick<FilterBarProps, 'search' | 'onSearch'>) {
  const [typed, setTyped] = useState(search);
  const area = useRef<HTMLDivElement>(null);
  const sent = useRef(search);
  useEffect(() => {
    // Back and forward change the address under what was typed.
    if (search !== sent.current) setTyped(search);
    sent.current = search;
  }, [search]);
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      onSearch(typed.trim());
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      area.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <Box ref={area} sx={{ flex: '1 1 16rem', maxWidth: 480 }}>
      <SearchField label={words.search} clearLabel={words.clearSearch} value={typed} onChange={setTyped} />
    </Box>
  );
}

export interface FilterBarProps {
  readonly view: View;
  readonly filters: Filters;
  readonly search: string;
  readonly onFilters: (filters: Filters) => void;
  readonly onSearch: (search: string) => void;
}

/** Which orders are shown. On a phone the filters fold away behind one button. */
export function FilterBar({ view, search, onFilters, onSearch, ...props }: FilterBarProps) {
  const states = view === 'past' ? PAST_STATES : LIVE_STATES;
  const filters = inView(props.filters, states);
  const count = countOf(filters);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <NumberSearch search={search} onSearch={onSearch} />
        <Button
          variant="outlined"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls="order-filters"
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: 'none' } }}
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
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        <FilterFields {...{ states, filters, onFilters }} />
      </Box>
    </Stack>
  );
}
