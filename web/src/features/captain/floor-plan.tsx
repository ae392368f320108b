import { byFloor } from '@bhoj/domain/restaurant/seating';
import { captain } from '../../messages/captain.ts';
import { tileOf } from './captain-model.ts';
import { CounterSection } from './counter/counter-section.tsx';
import { NeedsYou } from './queue/needs-you.tsx';
import { TableTile } from './table-tile.tsx';
import { UnsentRounds } from './unsent-rounds.tsx';
import type { Place } from './use-place.ts';
import type { Service } from './use-service.ts';
import styles from './floor-plan.module.css';

export interface FloorPlanProps {
  readonly service: Service;
  readonly place: Place;
  readonly go: (to: Partial<Place>) => void;
}

/** Every table as a tile, floor by floor; above them, what wants somebody now. */
export function FloorPlan({ service, place, go }: FloorPlanProps) {
  const { tables, orders, outbox, now } = service;
  return (
    <>
      <UnsentRounds service={service} rounds={outbox.outbox} go={go} withPlace />
      <NeedsYou {...{ service, go }} />
      {byFloor(tables).map(({ floor, tables: onFloor }) => (
        <section key={floor} aria-label={captain.floor(floor)}>
          <h2 className={styles['heading']}>{captain.floor(floor)}</h2>
          <div className={styles['tiles']}>
            {onFloor.map((table) => (
              <TableTile
                key={table.id}
                tile={tileOf(table, orders, now)}
                isChosen={table.id === place.tableId}
                onOpen={() => go({ tableId: table.id })}
              />
            ))}
          </div>
        </section>
      ))}
      <CounterSection {...{ service, go }} />
    </>
  );
}
