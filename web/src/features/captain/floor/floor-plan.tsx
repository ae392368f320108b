import { SearchX } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { Table } from '@bhoj/domain/tables/table';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { EmptyState } from '../../../ui/plain/states.tsx';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { EVERY_TABLE, hasFinder, soughtTiles } from '../state/find-model.ts';
import { TableFinder } from './table-finder.tsx';
import { linesIn, roundsFor } from '../outbox/outbox-model.ts';
import { isFree, tileOf } from '../state/tile-model.ts';
import type { ShownTile } from '../state/tile-model.ts';
import { PlanSkeleton } from './floor-skeleton.tsx';
import type { View } from './use-view.ts';
import { CounterSection } from '../counter/counter-section.tsx';
import { TableTile } from './table-tile.tsx';
import { useScrolledMark } from './use-scrolled-mark.ts';
import { BookingsAhead, KeptRounds } from '../later.ts';
import type { AheadByTable } from '../../../joint/bookings/bookings-ahead.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './floor-plan.module.css';

export interface FloorPlanProps {
  readonly data: CaptainData;
  readonly place: Place;
  readonly view: View;
  readonly go: (to: Partial<Place>) => void;
}

// Loaded on request, because the list does not need it.
const PlanView = lazy(() => import('./plan-view.tsx').then((m) => ({ default: m.PlanView })));

/** A phone shows at most so many tiles at once. */
const FIRST_TILES = 18;
/** It has two or three tiles a row. */
const WHOLE_ROWS = 6;

/** How many tiles of a floor below others belong to a phone's first screen. */
const firstTiles = (above: number): number =>
  WHOLE_ROWS * Math.ceil(Math.max(0, FIRST_TILES - above) / WHOLE_ROWS);

/** Orders without a table, then all tables: as tiles by floor, or on the floor plan. */
export function FloorPlan({ data, place, view, go }: FloorPlanProps) {
  const captain = useWords(captainPart);
  const words = useWords(floorPart);
  const places = usePlaceWords();
  const floorName = useFloorName(captain.floor);
  useScrolledMark();

  const { restaurantId, tables, orders, outbox, profile, now } = data;
  const [ahead, setAhead] = useState<AheadByTable>({});
  const { rounds } = outbox;
  // Kept while a table is open, because the way back to the tables must not wait for it.
  const tiles = useMemo(
    () =>
      tables.map((table): ShownTile => {
        const aim = { tableId: table.id, orderId: table.currentOrderId };
        const unsent = linesIn(roundsFor(rounds, aim));
        return { tile: tileOf(table, orders, now), ahead: ahead[table.id], unsent };
      }),
    [tables, orders, now, ahead, rounds],
  );
  const open = ({ tile, unsent }: ShownTile) =>
    go({ tableId: tile.table.id, view: isFree(tile) && unsent === 0 ? 'add' : 'order' });
  // It stays while a table is open: this page is then hidden, not closed.
  const [sought, setSought] = useState(EVERY_TABLE);
  const withFinder = view !== 'plan' && hasFinder(tables);
  const uid = outbox.authorUid;
  const found = useMemo(
    () =>
      withFinder ? soughtTiles(tiles, sought, { orders, uid, nameOf: (id) => tableName(places, id) }) : tiles,
    [withFinder, tiles, sought, orders, uid, places],
  );
  const byId = new Map(found.map((shown) => [shown.tile.table.id, shown]));
  const tileAt = ({ id }: Table) => {
    const shown = byId.get(id);
    return (
      shown && <TableTile key={id} {...shown} isChosen={id === place.tableId} onOpen={() => open(shown)} />
    );
  };
  return (
    <>
      {outbox.rounds.length + outbox.unreadable.length > 0 && (
        <KeptRounds {...{ data, go }} stands={{ waiting: null }} />
      )}
      {profile.state === 'ready' && profile.value.takesBookings && (
        <BookingsAhead
          {...{ restaurantId, tables, profile, now }}
          known={ahead}
          onSay={setAhead}
          stands={{ waiting: null, failed: null }}
        />
      )}
      <CounterSection {...{ data, go }} />
      {withFinder && (
        <div className={styles['finder']}>
          <TableFinder
            floors={byFloor(tables).map(({ floor }) => floor)}
            sought={sought}
            onSeek={setSought}
          />
        </div>
      )}
      {withFinder && found.length === 0 && (
        <EmptyState
          icon={SearchX}
          line={words.noTableFits}
          action={
            <PlainButton variant="outline" onClick={() => setSought(EVERY_TABLE)}>
              {words.showAllTables}
            </PlainButton>
          }
        />
      )}
      {view === 'plan' ? (
        <Suspense fallback={<PlanSkeleton />}>
          <PlanView restaurantId={restaurantId} tiles={tiles} chosen={place.tableId} onOpen={open} />
        </Suspense>
      ) : (
        byFloor(found.map(({ tile }) => tile.table)).map(({ floor, tables: onFloor }, nth, all) => {
          const first = firstTiles(all.slice(0, nth).reduce((sum, one) => sum + one.tables.length, 0));
          return (
            <section key={floor} aria-label={floorName(floor)}>
              <h2 className={styles['heading']}>{floorName(floor)}</h2>
              <div className={styles['tiles']}>
                {first > 0 && <div>{onFloor.slice(0, first).map(tileAt)}</div>}
                {onFloor.length > first && (
                  <div className={styles['later']}>{onFloor.slice(first).map(tileAt)}</div>
                )}
              </div>
            </section>
          );
        })
      )}
    </>
  );
}
