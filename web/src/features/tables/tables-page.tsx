import Button from '@mui/material/Button';
import { Armchair, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { tablesPart } from '../../messages/owner/tables/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { AddDialog } from './adding/add-dialog.tsx';
import { FloorPlan } from './floor/floor-plan.tsx';
import { TableDrawer } from './drawer/table-drawer.tsx';
import { TablesSkeleton } from './floor/tables-skeleton.tsx';
import { useTablesData } from './state/use-tables-data.ts';

/** The address names the open table, so that back, reload and links from other pages work. */
const PARAM = 'table';

function Empty() {
  const words = useWords(tablesPart);

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
  const routeTitles = useWords(routeTitlesPart);
  const words = useWords(tablesPart);

  const live = useTablesData(useRestaurantId());
  const data = live.state === 'ready' ? live.value : null;
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const open = useCallback((tableId: string) => setSearch({ [PARAM]: tableId }), [setSearch]);
  return (
    <>
      <PageHeader
        title={routeTitles.tables}
        description={words.description}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden />}
            disabled={data === null}
            onClick={() => setAdding(true)}
          >
            {data?.hasRooms === true ? words.addTablesOrRooms : words.add}
          </Button>
        }
      />
      <Gate
        live={live}
        skeleton={<TablesSkeleton />}
        words={{ failed: words.couldNotLoad }}
        empty={{ is: ({ tables }) => tables.length === 0, show: <Empty /> }}
      >
        {(known) => <FloorPlan data={known} onOpen={open} />}
      </Gate>
      {data !== null && isAdding && <AddDialog data={data} onClose={() => setAdding(false)} />}
      {data !== null && <TableDrawer data={data} tableId={search.get(PARAM)} onClose={() => setSearch({})} />}
    </>
  );
}
