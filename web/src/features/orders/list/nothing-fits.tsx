import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { NO_FILTERS } from '../state/use-address.ts';
import type { Filters } from '../state/use-address.ts';

/** Says that no order matches the filters. */
export function NothingFits({ onFilters }: { readonly onFilters: (filters: Filters) => void }) {
  const words = useWords(ordersPart);

  return (
    <EmptyState
      icon={SearchX}
      line={words.noneFits}
      action={
        <Button variant="outlined" onClick={() => onFilters(NO_FILTERS)}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}
