import Button from '@mui/material/Button';
import { Armchair, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { routeTitles } from '../../messages/routes.ts';
import { tables as words } from '../../messages/tables.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { AddDialog } from './adding/add-dialog.tsx';
import { FloorPlan } from './floor/floor-plan.tsx';
import { TableDrawer } from './drawer/table-drawer.tsx';
import { TablesSkeleton } from './floor/tables-skeleton.tsx';
import { useTablesData } from './state/use-tables-data.ts';

/** The table that is looked at stands in the address: back and reload work, and other pages link to it. */
const PARAM = 'table';

function Empty() {
  return (
    <EmptyState
      icon={Armchair}
      line={words.empty}
      action={
        <Button component={Link} to={href('seating')} variant="contained">
          {words.setSeating}
        </Button>
      }
    />
  );
}

/** /dashboard/tables: the owner's floor plan. */
export function TablesPage() {
  const data = useTablesData(useRestaurantId());
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const open = useCallback((tableId: string) => setSearch({ [PARAM]: tableId }), [setSearch]);
  const isReady = typeof data !== 'string';
  return (
    <>
      <PageHeader
        title={routeTitles.tables}
        description={words.description}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden />}
            disabled={!isReady}
            onClick={() => setAdding(true)}
          >
            {isReady && data.hasRooms ? words.addTablesOrRooms : words.add}
          </Button>
        }
      />
      {data === 'loading' && <TablesSkeleton />}
      {data === 'denied' && <DeniedState title={common.notAllowed} text={common.notAllowedHint} />}
      {(data === 'failed' || data === 'missing') && (
        <ErrorState
          title={words.couldNotLoad}
          text={common.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      )}
      {isReady && data.tables.length === 0 && <Empty />}
      {isReady && data.tables.length > 0 && <FloorPlan data={data} onOpen={open} />}
      {isReady && isAdding && <AddDialog data={data} onClose={() => setAdding(false)} />}
      {isReady && <TableDrawer data={data} tableId={search.get(PARAM)} onClose={() => setSearch({})} />}
    </>
  );
}
