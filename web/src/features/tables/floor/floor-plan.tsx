import Button from '@mui/material/Button';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { LayoutDashboard, SearchX, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { AheadByTable } from '../../../joint/bookings/bookings-ahead.tsx';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { FloorTile } from './floor-tile.tsx';
import { countStates, inState, isMeant, tileOf } from '../state/tables-model.ts';
import type { StateFilter, Tile } from '../state/tables-model.ts';
import { NamesDialog } from '../naming/names-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import type { TablesData } from '../state/use-tables-data.ts';
import styles from './tables.module.css';

// Dragging is in a chunk of its own, for owners who arrange a floor.
const PlanDialog = lazyPart(() => import('../plan/plan-dialog.tsx').then((m) => m.PlanDialog));

/** The bookings on tables. Only restaurants that take bookings load them. */
const BookingsAhead = lazyPart(
  async () => (await import('../../../joint/bookings/bookings-ahead.tsx')).BookingsAhead,
);

/** The most tables on the page at once; a restaurant with more opens at its first floor. */
const MANY = 300;

export interface FloorPlanProps {
  readonly data: TablesData;
  readonly onOpen: (tableId: string) => void;
}

/** The tables by floor that match search and filters. */
export function FloorPlan({ data, onOpen }: FloorPlanProps) {
  const words = useWords(tablesPart);
  const floorName = useFloorName(words.floor);
  const places = usePlaceWords();
  const reservationWords = useWords(reservationPart);

  const floors = useMemo(() => byFloor(data.tables), [data.tables]);
  const [floor, setFloor] = useState<number | null>(() =>
    data.tables.length > MANY ? (floors[0]?.floor ?? null) : null,
  );
  const [filter, setFilter] = useState<StateFilter>('all');
  const [query, setQuery] = useState('');
  const [naming, setNaming] = useState<number | null>(null);
  const [arranging, setArranging] = useState<number | null>(null);
  const [ahead, setAhead] = useState<AheadByTable>({});
  const tiles = new Map<string, Tile>(
    data.tables.map((table) => [
      table.id,
      tileOf(
        { places, reservationWords },
        table,
        data.at.get(table.id) ?? [],
        data.now,
        ahead[table.id]?.says,
      ),
    ]),
  );
  const reset = () => {
    setFloor(null);
    setFilter('all');
    setQuery('');
  };
  // A floor disappears with its last table.
  const onFloor = floors.some((group) => group.floor === floor) ? floor : null;
  const counted = [...tiles.values()].filter((tile) => onFloor === null || tile.floor === onFloor);
  const shown = floors
    .filter((group) => onFloor === null || group.floor === onFloor)
    .map((group) => ({
      ...group,
      tiles: group.tables
        .map(({ id }) => tiles.get(id))
        .filter((tile) => tile !== undefined && inState(tile, filter) && isMeant(tile, query)),
    }))
    .filter((group) => group.tiles.length > 0);
  return (
    <>
      <Toolbar
        {...{ query, filter }}
        counts={countStates(counted)}
        floors={floors.map((group) => group.floor)}
        floor={onFloor}
        onQuery={setQuery}
        onFilter={setFilter}
        onFloor={setFloor}
      />
      {data.profile.state === 'ready' && data.profile.value.takesBookings && (
        <BookingsAhead
          restaurantId={data.restaurantId}
          tables={data.tables}
          profile={data.profile}
          now={data.now}
          known={ahead}
          onSay={setAhead}
          stands={{ waiting: null, failed: null }}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={SearchX}
          line={words.nothingFound}
          action={
            <Button variant="outlined" onClick={reset}>
              {words.showAll}
            </Button>
          }
        />
      )}
      {shown.map((group) => (
        <section key={group.floor} aria-label={floorName(group.floor)} className={styles['floor']}>
          <div className={styles['floorHead']}>
            <h2>{floorName(group.floor)}</h2>
            <p>
              {words.floorCounts(
                group.tables.filter(({ kind }) => kind === 'table').length,
                group.tables.filter(({ kind }) => kind === 'room').length,
              )}
            </p>
            <div className={styles['floorActs']}>
              <Button
                size="small"
                startIcon={<Tag size={16} aria-hidden />}
                aria-label={words.namesOf(floorName(group.floor))}
                onClick={() => setNaming(group.floor)}
              >
                {words.names}
              </Button>
              <Button
                size="small"
                startIcon={<LayoutDashboard size={16} aria-hidden />}
                aria-label={words.arrangeFloor(floorName(group.floor))}
                onClick={() => setArranging(group.floor)}
              >
                {words.arrange}
              </Button>
            </div>
          </div>
          <ul className={styles['tiles']}>
            {group.tiles.map(
              (tile) => tile !== undefined && <FloorTile key={tile.id} {...tile} onOpen={onOpen} />,
            )}
          </ul>
        </section>
      ))}
      {arranging !== null && (
        <PlanDialog
          restaurantId={data.restaurantId}
          floor={arranging}
          tables={floors.find((group) => group.floor === arranging)?.tables ?? []}
          onClose={() => setArranging(null)}
        />
      )}
      {naming !== null && (
        <NamesDialog
          floor={naming}
          tables={floors.find((group) => group.floor === naming)?.tables ?? []}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
