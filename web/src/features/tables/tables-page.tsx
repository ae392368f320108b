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
import { useHouse } from './state/use-tables-data.ts';

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
  const house = useHouse(useRestaurantId());
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const open = useCallback((tableId: string) => setSearch({ [PARAM]: tableId }), [setSearch]);
  const isReady = typeof house !== 'string';
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
            {isReady && house.hasRooms ? words.addTablesOrRooms : words.add}
          </Button>
        }
      />
      {house === 'loading' && <TablesSkeleton />}
      {house === 'denied' && <DeniedState title={common.notAllowed} text={common.notAllowedHint} />}
      {(house === 'failed' || house === 'missing') && (
        <ErrorState
          title={words.couldNotLoad}
          text={common.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      )}
      {isReady && house.tables.length === 0 && <Empty />}
      {isReady && house.tables.length > 0 && <FloorPlan house={house} onOpen={open} />}
      {isReady && isAdding && <AddDialog house={house} onClose={() => setAdding(false)} />}
      {isReady && <TableDrawer house={house} tableId={search.get(PARAM)} onClose={() => setSearch({})} />}
    </>
  );
}
