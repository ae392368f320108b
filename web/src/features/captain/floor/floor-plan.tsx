import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { Table } from '@bhoj/domain/tables/table';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import { linesIn, roundsFor } from '../outbox/outbox-model.ts';
import { isFree, tileOf } from '../state/captain-model.ts';
import { CounterSection } from '../counter/counter-section.tsx';
import { NeedsYou } from '../queue/needs-you.tsx';
import { TableTile } from './table-tile.tsx';
import { UnsentRounds } from '../order/unsent-rounds.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './floor-plan.module.css';

export interface FloorPlanProps {
  readonly data: CaptainData;
  readonly place: Place;
  readonly go: (to: Partial<Place>) => void;
}

/** Orders without a table, then all tables as tiles, by floor; what needs attention now stands at the bottom. */
export function FloorPlan({ data, place, go }: FloorPlanProps) {
  const captain = useWords(captainPart);
  const floorName = useFloorName(captain.floor);

  const { tables, orders, outbox, now } = data;
  const tiles = (onFloor: readonly Table[]) =>
    onFloor.map((table) => ({
      tile: tileOf(table, orders, now),
      unsent: linesIn(roundsFor(outbox.outbox, { tableId: table.id, orderId: null })),
    }));
  return (
    <>
      <UnsentRounds data={data} rounds={outbox.outbox} go={go} withPlace />
      <CounterSection {...{ data, go }} />
      {byFloor(tables).map(({ floor, tables: onFloor }) => (
        <section key={floor} aria-label={floorName(floor)}>
          <h2 className={styles['heading']}>{floorName(floor)}</h2>
          <div className={styles['tiles']}>
            {tiles(onFloor).map(({ tile, unsent }) => (
              <TableTile
                key={tile.table.id}
                {...{ tile, unsent }}
                isChosen={tile.table.id === place.tableId}
                onOpen={() =>
                  go({ tableId: tile.table.id, view: isFree(tile) && unsent === 0 ? 'add' : 'order' })
                }
              />
            ))}
          </div>
        </section>
      ))}
      <NeedsYou {...{ data, go }} />
    </>
  );
}
