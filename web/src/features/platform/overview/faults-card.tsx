import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { DAY } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Fault } from '@bhoj/domain/platform/upkeep/sweep.schema';
import { momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<Fault>;

/** The faults of the last week: callables, pages in browsers, sweeps; earlier ones on request. */
export function FaultsCard({ now }: { readonly now: number }) {
  const words = useWords(platformOverviewPart);
  const common = useWords(platformFiguresPart);
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const heads = words.faultColumns;
    return [
      {
        id: 'what',
        header: heads.what,
        text: ({ value }) => common.faults[value.what] ?? value.what,
        card: 'title',
      },
      {
        id: 'kind',
        header: heads.kind,
        text: ({ value }) => words.faultKinds[value.kind],
        card: 'secondary',
      },
      { id: 'count', header: heads.count, text: ({ value }) => String(value.count), card: 'amount' },
      { id: 'at', header: heads.at, text: ({ value }) => momentName(value.lastAt), card: 'secondary' },
    ];
  }, [words, common]);
  return (
    <SectionCard title={words.faults} padding="flush">
      <PagedList
        collection={platformFaults}
        specOf={(after) => platformFaults.queries.since(new Date(now - 7 * DAY), after)}
        label={words.faults}
        loading={words.loading}
        columns={columns}
        icon={CircleCheck}
        empty={words.noFaults}
      />
    </SectionCard>
  );
}
