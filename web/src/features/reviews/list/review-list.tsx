import Button from '@mui/material/Button';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { MessageSquareText, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countOf } from '../state/reviews-model.ts';
import type { ReviewEntry } from '../state/reviews-model.ts';
import { addressOf, NO_FILTERS } from '../state/use-address.ts';
import { useReviews } from '../state/use-reviews.ts';
import { ReviewFilters } from './review-filters.tsx';
import type { ReviewFiltersProps } from './review-filters.tsx';
import { reviewColumns } from './review-columns.tsx';

const idOf = ({ id }: ReviewEntry): string => id;

export interface ReviewListProps extends ReviewFiltersProps {
  /** Epoch ms. */
  readonly now: number;
}

/** The reviews that match, the latest first. */
export function ReviewList({ sums, address, now, onGo }: ReviewListProps) {
  const words = useWords(reviewsPart);
  const places = usePlaceWords();
  const table = useWords(tablePart);
  const columns = useMemo(() => reviewColumns(words, places, now), [words, places, now]);
  const { live, unreadable, more, shown } = useReviews(address);
  const isFiltered = countOf(address) > 0 || address.q !== '';
  const nothing = <EmptyState icon={MessageSquareText} line={words.none} />;
  const nothingFits = (
    <EmptyState
      icon={SearchX}
      line={more === null ? words.nothingFits : words.nothingYet}
      action={
        more === null ? (
          <Button onClick={() => onGo({ ...NO_FILTERS, q: '' })}>{words.clearFilters}</Button>
        ) : (
          <Button variant="outlined" disabled={more.state === 'loading'} onClick={more.onMore}>
            {more.state === 'loading' ? words.loadingOlder : words.showOlder}
          </Button>
        )
      }
    />
  );
  return (
    <SectionCard title={words.list} padding="flush">
      <ReviewFilters {...{ sums, address, onGo }} />
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={6} />}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
      >
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <DataTable
              label={words.list}
              columns={columns}
              rows={shown}
              rowId={idOf}
              rowTo={({ id }) => addressOf({ ...address, review: id })}
              cardsBelow={760}
              words={{
                ...table,
                loading: words.loading,
                more: words.showOlder,
                loadingMore: words.loadingOlder,
              }}
              more={more}
              empty={nothing}
              {...{ isFiltered, nothingFits }}
            />
          </>
        )}
      </Gate>
    </SectionCard>
  );
}
