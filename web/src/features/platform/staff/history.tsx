import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { platformAudit } from '@bhoj/domain/platform/platform-audit.collection';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformAuditEntry } from '@bhoj/domain/platform/platform-audit.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformStaffPart } from '../../../words/owner/platform-staff.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';

type Row = Entry<PlatformAuditEntry>;

/** What was done to one person, and why, latest first. */
export function History({ staffId }: { readonly staffId: string }) {
  const words = useWords(platformStaffPart);
  const table = useWords(tablePart);
  const live = useLiveList(platformAudit, {}, platformAudit.queries.ofSubject(staffId));
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const heads = words.historyColumns;
    return [
      {
        id: 'action',
        header: heads.action,
        text: ({ value }) => words.actions[value.action] ?? value.action,
        card: 'title',
      },
      { id: 'at', header: heads.at, text: ({ value }) => momentName(value.at), card: 'secondary' },
      { id: 'reason', header: heads.reason, text: ({ value }) => value.reason, card: 'secondary' },
    ];
  }, [words]);
  return (
    <SectionCard title={words.history} padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={3} />}>
        {(rows) => (
          <DataTable
            label={words.history}
            {...{ columns, rows }}
            rowId={({ id }) => id}
            words={table}
            empty={<EmptyState icon={ScrollText} line={words.noHistory} />}
          />
        )}
      </Gate>
    </SectionCard>
  );
}
