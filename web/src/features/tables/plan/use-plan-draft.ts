import { useState } from 'react';
import { floors } from '@bhoj/domain/tables/table.collection';
import { placesOfPlan } from '@bhoj/domain/tables/floor-plan';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import type { PlanPlace } from '@bhoj/domain/tables/floor-plan.schema';
import { arrangeFloor } from '@bhoj/domain/tables/tables.contract';
import { floorId } from '@bhoj/domain/tables/table';
import type { Table } from '@bhoj/domain/tables/table';
import type { FailureReason } from '../../../firebase/call.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { isChanged, laidWith, NO_DRAFT, undone, withMove } from './plan-draft.ts';

/** The floor plan while the owner arranges it. */
export interface Arranging {
  /** False until the stored plan is loaded. */
  readonly isReady: boolean;
  readonly laid: readonly Laid[];
  readonly canUndo: boolean;
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  readonly place: (table: Table, wanted: PlanPlace) => void;
  readonly undo: () => void;
  /** Resolves to true once it is saved, or nothing had to be saved. */
  readonly save: () => Promise<boolean>;
}

export function usePlanDraft(restaurantId: string, floor: number, tables: readonly Table[]): Arranging {
  const live = useLiveDoc(floors, { restaurantId, floorId: floorId(floor) });
  const plan = live.state === 'ready' ? live.value.plan : undefined;
  const { pending, failure, run } = useAct(arrangeFloor);
  const [draft, setDraft] = useState(NO_DRAFT);
  const stored = plan?.places ?? {};
  const laid = laidWith(tables, stored, draft);
  return {
    isReady: live.state === 'ready',
    laid,
    canUndo: isChanged(draft),
    pending,
    failure,
    place: (table, wanted) => setDraft(withMove(draft, laid, table, wanted)),
    undo: () => setDraft(undone(draft)),
    save: async () =>
      !isChanged(draft) || run({ floor, base: plan?.version ?? 0, places: placesOfPlan(laid) }),
  };
}
