import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LIVE_STATES, PAST_STATES, countOf, inView } from '../state/orders-model.ts';
import { NO_FILTERS } from '../state/use-address.ts';
import type { Filters, View } from '../state/use-address.ts';

export interface OrderFiltersProps {
  readonly view: View;
  readonly filters: Filters;
  readonly search: string;
  readonly onFilters: (filters: Filters) => void;
  readonly onSearch: (search: string) => void;
}

/** The search and the filters of the orders. */
export function OrderFilters({ view, search, onFilters, onSearch, ...props }: OrderFiltersProps) {
  const words = useWords(ordersPart);
  const states = view === 'past' ? PAST_STATES : LIVE_STATES;
  const filters = inView(props.filters, states);
  return (
    <FilterBar
      {...{ words, search, onSearch }}
      count={countOf(filters)}
      onClear={() => onFilters(NO_FILTERS)}
      foldsWide
      columns={{ xs: '1fr', sm: '1fr 1fr', md: 'repeat(auto-fit, minmax(160px, 1fr))' }}
    >
      <FilterFields {...{ states, filters, onFilters }} />
    </FilterBar>
  );
}
