import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { platformFaults } from '@bhoj/domain/platform/sweep.collection';
import { DAY } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Fault } from '@bhoj/domain/platform/sweep.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../words/owner/platform-figures.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';

type Row = Entry<Fault>;

/** Faults that are read. */
const SHOWN = 5;

/** What failed in the last week: callables, pages in browsers, sweeps. */
export function FaultsCard({ now }: { readonly now: number }) {
  const words = useWords(platformOverviewPart);
  const common = useWords(platformFiguresPart);
  const table = useWords(tablePart);
  const live = useLiveList(platformFaults, {}, platformFaults.queries.since(new Date(now - 7 * DAY), SHOWN));
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
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={3} />}>
        {(rows) => (
          <DataTable
            label={words.faults}
            {...{ columns, rows }}
            rowId={({ id }) => id}
            words={table}
            empty={<EmptyState icon={CircleCheck} line={words.noFaults} />}
          />
        )}
      </Gate>
    </SectionCard>
  );
}
