import { floors as floorCollection } from '@bhoj/domain/tables/table.collection';
import { extentOf } from '@bhoj/domain/tables/floor-plan';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { PlanBoard } from '../../../blocks/floor-plan/plan-board.tsx';
import { useLiveList } from '../../../firebase/live.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { ShownTile } from '../state/tile-model.ts';
import { PlanSkeleton } from './floor-skeleton.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { PlanTable } from './plan-table.tsx';
import { roomLayout } from './room-layout.ts';
import { useMedia } from '../../../ui/shared/use-media.ts';
import styles from './floor-plan.module.css';

export interface PlanViewProps {
  readonly restaurantId: string;
  readonly tiles: readonly ShownTile[];
  readonly chosen: string | null;
  readonly onOpen: (shown: ShownTile) => void;
}

/** The floors by their floor plans. A floor without a plan is in rows. */
export function PlanView({ restaurantId, tiles, chosen, onOpen }: PlanViewProps) {
  const captain = useWords(captainPart);
  const floorName = useFloorName(captain.floor);
  const isPhone = useMedia('(max-width: 599px)');
  const live = useLiveList(floorCollection, { restaurantId }, floorCollection.queries.all());
  const plans = new Map(
    live.state === 'ready' ? live.value.map(({ value }) => [value.number, value.plan]) : [],
  );
  const shown = new Map(tiles.map((one) => [one.tile.table.id, one]));
  // Waits, so that the rows of a floor without a plan do not appear first and then jump.
  if (live.state === 'loading') return <PlanSkeleton />;
  const floors = byFloor(tiles.map(({ tile }) => tile.table)).map(({ floor, tables }) => {
    const laid = roomLayout(tables, plans.get(floor)?.places ?? {}, isPhone);
    return (
      <section key={floor} aria-label={floorName(floor)} className={styles['room']}>
        <h2 className={styles['heading']}>{floorName(floor)}</h2>
        <PlanBoard label={captain.planOf(floorName(floor))} laid={laid} {...extentOf(laid)}>
          {({ id, shape }) => {
            const one = shown.get(id);
            return (
              one && <PlanTable {...one} shape={shape} isChosen={id === chosen} onOpen={() => onOpen(one)} />
            );
          }}
        </PlanBoard>
      </section>
    );
  });
  return (
    <>
      <PlanLegend />
      {floors}
    </>
  );
}
