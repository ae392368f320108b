import { layOut, movedTo, placesOfPlan } from '@bhoj/domain/tables/floor-plan';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import type { PlanPlace } from '@bhoj/domain/tables/floor-plan.schema';
import type { Table } from '@bhoj/domain/tables/table';

type Places = Readonly<Record<string, PlanPlace>>;

/**
 * The owner's unsaved moves, by table. They apply on top of the stored plan, so that another screen's moves of other
 * tables stay. `past` are the earlier drafts, for undoing.
 */
export interface PlanDraft {
  readonly moved: Places;
  readonly past: readonly Places[];
}

export const NO_DRAFT: PlanDraft = { moved: {}, past: [] };

/** Returns the tables at their places with the draft. */
export const laidWith = (tables: readonly Table[], stored: Places, { moved }: PlanDraft): Laid[] =>
  layOut(tables, { ...stored, ...moved });

/** Returns the draft after one table was moved, turned or reshaped; the same draft when that changes nothing. */
export function withMove(
  draft: PlanDraft,
  laid: readonly Laid[],
  table: Table,
  wanted: PlanPlace,
): PlanDraft {
  const before = placesOfPlan(laid);
  const after = movedTo(laid, table, wanted)[table.id];
  const known = before[table.id];
  if (after === undefined || known === undefined) return draft;
  const isSame =
    after.x === known.x &&
    after.y === known.y &&
    after.shape === known.shape &&
    after.turned === known.turned;
  if (isSame) return draft;
  return { moved: { ...draft.moved, [table.id]: after }, past: [...draft.past, draft.moved] };
}

export function undone({ past }: PlanDraft): PlanDraft {
  const last = past.at(-1);
  return last === undefined ? NO_DRAFT : { moved: last, past: past.slice(0, -1) };
}

export const isChanged = ({ past }: PlanDraft): boolean => past.length > 0;

/** The steps of the arrow keys. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the place of a table one step further, past a table in the way. */
export function stepped(laid: readonly Laid[], table: Table, key: string): PlanPlace | null {
  const step = STEPS[key];
  const here = laid.find(({ id }) => id === table.id);
  if (step === undefined || here === undefined) return null;
  const { shape, turned } = here;
  const [dx, dy] = step;
  // A step that lands on another table continues past it.
  for (let n = 1; n <= 24; n += 1) {
    const wanted = { x: here.x + n * dx, y: here.y + n * dy, shape, turned };
    const found = movedTo(laid, table, wanted)[table.id];
    if (found !== undefined && found.x === wanted.x && found.y === wanted.y) return wanted;
  }
  return null;
}
