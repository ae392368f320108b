import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformAuditEntry } from '@bhoj/domain/platform/shape/platform-audit.schema';
import { momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<PlatformAuditEntry>;

/** The acts on one person with their reasons, latest first. */
export function History({ staffId }: { readonly staffId: string }) {
  const words = useWords(platformStaffPart);
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
      <PagedList
        collection={platformAudit}
        specOf={(after) => platformAudit.queries.ofSubject(staffId, after)}
        label={words.history}
        loading={words.loading}
        columns={columns}
        icon={ScrollText}
        empty={words.noHistory}
      />
    </SectionCard>
  );
}
