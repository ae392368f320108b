import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import type { PlatformAuditEntry } from '@bhoj/domain/platform/shape/platform-audit.schema';
import { momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<PlatformAuditEntry>;

/** Returns the changes of an act, field by field. */
function changesOf(words: Words<'platformSettingsWords'>, { before, after }: PlatformAuditEntry): string {
  const said = (value: unknown) =>
    value === undefined || value === null || value === '' ? words.nothing : `${value as string}`;
  return Object.keys(after)
    .filter((field) => said(before[field]) !== said(after[field]))
    .map((field) => words.change(field, said(before[field]), said(after[field])))
    .join('; ');
}

/** The changes of the platform itself, latest first. */
export function ChangeLog() {
  const words = useWords(platformSettingsPart);
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const heads = words.columns;
    return [
      {
        id: 'what',
        header: heads.what,
        text: ({ value: { action, subject } }) => `${words.actions[action] ?? action} (${subject})`,
        card: 'title',
      },
      { id: 'at', header: heads.at, text: ({ value }) => momentName(value.at), card: 'secondary' },
      { id: 'reason', header: heads.reason, text: ({ value }) => value.reason, card: 'secondary' },
      { id: 'change', header: heads.change, text: ({ value }) => changesOf(words, value), card: 'secondary' },
    ];
  }, [words]);
  return (
    <SectionCard title={words.log} padding="flush">
      <PagedList
        collection={platformAudit}
        specOf={platformAudit.queries.ofPlatform}
        label={words.log}
        loading={words.loading}
        columns={columns}
        icon={ScrollText}
        empty={words.noLog}
      />
    </SectionCard>
  );
}
