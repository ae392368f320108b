import { useMemo } from 'react';
import { Users } from 'lucide-react';
import { LARGEST_PARTY_APART } from '@bhoj/domain/days/operations.schema';
import { knownPartiesOf, turnsOf } from '@bhoj/domain/figures/span/covers';
import type { Turn } from '@bhoj/domain/figures/span/covers';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import type { Words } from '../../../words/part.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countText } from '../state/formats.ts';
import type { PeopleListProps } from './people-list.tsx';

const idOf = ({ size }: Turn): string => String(size);

const columnsOf = ({ turns, unknown }: Words<'trending'>): readonly Column<Turn>[] => [
  {
    id: 'size',
    header: turns.columns.size,
    text: ({ size }) => (size < LARGEST_PARTY_APART ? countText(size) : turns.orMore(size)),
    csv: ({ size }) => size,
    card: 'title',
    isLabelledOnCard: true,
  },
  {
    id: 'parties',
    header: turns.columns.parties,
    align: 'end',
    text: ({ parties }) => countText(parties),
    csv: ({ parties }) => parties,
    card: 'secondary',
    isLabelledOnCard: true,
  },
  {
    id: 'minutes',
    header: turns.columns.minutes,
    align: 'end',
    text: ({ minutes }) => (minutes === null ? unknown : countText(minutes)),
    csv: ({ minutes }) => minutes ?? '',
    card: 'secondary',
    isLabelledOnCard: true,
  },
];

/** How many parties of each size there were, and how long they sat. It says how many parties nobody counted. */
export function TurnsList({ trending, period }: PeopleListProps) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { turns } = words;
  const rows = turnsOf(period);
  const { known, all } = knownPartiesOf(period);
  const hint = turns.hint(known, all);
  const said = { ...table, loading: words.loading };
  return (
    <SectionCard
      title={turns.title}
      {...(all > 0 && { description: hint })}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, rows }}
          title={`${turns.title}, ${periodName(trending.period)}`}
          rowId={idOf}
          lines={() => [restaurantName, hint]}
          fileName={turns.file(trending.period.from, trending.period.to)}
          words={said}
        />
      }
    >
      <DataTable
        label={turns.title}
        {...{ columns, rows }}
        rowId={idOf}
        words={said}
        empty={<EmptyState icon={Users} line={turns.none} />}
      />
    </SectionCard>
  );
}
