import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableMore } from '../../../ui/table/table-more.tsx';
import { platformUsersPart } from '../../../messages/owner/platform-users/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { accountColumns } from './account-columns.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useAccounts } from './use-accounts.ts';

interface AccountsListProps {
  readonly who: string;
  readonly onClear: () => void;
}

/** Accounts, page by page; one opens beside the list with the acts on it. */
export function AccountsList({ who, onClear }: AccountsListProps) {
  const words = useWords(platformUsersPart);
  const table = useWords(tablePart);
  const columns = useMemo(() => accountColumns(words), [words]);
  const [openUid, setOpen] = useState<string | null>(null);
  const { live, more, reread } = useAccounts(who);
  const open = live.state === 'ready' ? live.value.find(({ uid }) => uid === openUid) : undefined;
  return (
    <SectionCard padding="flush">
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={8} rowHeight={44} />}
        words={{ failed: words.failed }}
      >
        {(rows) => (
          <DataTable
            label={words.list}
            {...{ columns, rows, more }}
            isFiltered={who !== ''}
            rowId={({ uid }) => uid}
            words={{ ...table, loading: words.loading }}
            onOpen={({ uid }) => setOpen(uid)}
            cardsBelow={760}
            empty={
              <EmptyState
                icon={Users}
                line={more === null ? words.empty : words.emptyPage}
                action={more !== null && <TableMore {...more} words={table} />}
              />
            }
            nothingFits={
              <EmptyState
                icon={Users}
                line={words.nothingFits}
                action={<Button onClick={onClear}>{words.clear}</Button>}
              />
            }
          />
        )}
      </Gate>
      {open !== undefined && (
        <AccountPanel account={open} onClose={() => setOpen(null)} onDone={() => reread(open.uid)} />
      )}
    </SectionCard>
  );
}
