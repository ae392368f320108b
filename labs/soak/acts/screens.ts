/** The writes that screens send directly to the database, under its rules. */
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { stageOf } from '@bhoj/domain/orders/kitchen/progress';
import { canMoveByHand } from '@bhoj/domain/tables/table';
import { tables } from '@bhoj/domain/tables/table.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { SERVER_TIME } from '../../../demo/live/firestore-values.ts';
import { rest } from '../restaurant.ts';
import { oneOf } from '../world.ts';
import type { FieldAt } from '../../../tests/support/firestore-rest.ts';
import type { Plan, Planned } from '../act.ts';
import type { Member } from '../restaurant.ts';
import type { Live } from '../world.ts';

/** A repeat writes the same value, so no answer needs to be stored. */
const writing = (
  name: string,
  by: Member,
  path: string,
  fields: readonly FieldAt[],
  needs: readonly Right[] = [],
): Planned => ({
  name,
  told: `${name} ${path} ${fields.map(([at]) => at.join('.')).join(' ')}`,
  once: async () =>
    (await rest.updateAt(by.rules, path, fields)) === 'allowed' ? { output: {} } : { reason: 'not-allowed' },
  by: by.uid,
  needs,
  input: fields,
  isDirect: true,
  isStored: () => false,
  learn: () => {},
});

const NEXT = { queued: 'cooking', cooking: 'ready', ready: 'served' } as const;
const BACK = { cooking: 'cooking', ready: 'ready', served: 'served' } as const;

type Mark = 'cooking' | 'ready' | 'served' | 'cancelSeen';

const marking = (
  by: Member,
  restaurantId: string,
  on: Live,
  mark: Mark,
  lineIds: readonly string[],
  value: unknown,
) =>
  writing(
    mark,
    by,
    orders.path({ restaurantId, orderId: on.id }),
    lineIds.map((lineId) => [['progress', mark, lineId], value]),
  );

/** A tap that moves lines of one stage to the next, or back. */
export const tap: Plan = ({ place, live }, random) => {
  const on = oneOf(
    random,
    live.filter(({ order }) => Object.keys(order.lines).length > 0),
  );
  if (on === null) return null;
  const isBack = random.chance(0.15);
  const linesIn = (wanted: string) =>
    Object.keys(on.order.lines).filter((id) => stageOf(on.order, id) === wanted);
  const stages = isBack
    ? (['cooking', 'ready', 'served'] as const)
    : (['queued', 'cooking', 'ready'] as const);
  const there = stages.filter((each) => linesIn(each).length > 0);
  // Dishes that are ready go out first.
  const stage = random.chance(0.5) ? (there.at(-1) ?? null) : oneOf(random, there);
  if (stage === null) return null;
  const lineIds = linesIn(stage);
  const mark = isBack ? BACK[stage as keyof typeof BACK] : NEXT[stage as keyof typeof NEXT];
  const by = mark === 'served' ? random.pick(place.captains) : place.cook;
  return marking(by, place.restaurantId, on, mark, lineIds, isBack ? undefined : SERVER_TIME);
};

export const confirmCancelled: Plan = ({ place, live }, random) => {
  const unseen = ({ order: { progress } }: Live) =>
    Object.keys(progress.cancelled).filter((id) => !Object.hasOwn(progress.cancelSeen, id));
  const on = oneOf(
    random,
    live.filter((one) => unseen(one).length > 0),
  );
  return on && marking(place.cook, place.restaurantId, on, 'cancelSeen', unseen(on), SERVER_TIME);
};

export const sellOut: Plan = ({ place, menu, now }, random) => {
  const value = random.chance(0.5) ? undefined : new Date(now + HOUR / 2);
  const path = availabilities.path({ restaurantId: place.restaurantId });
  const by = random.pick([place.cook, ...place.captains]);
  return writing('soldOut', by, path, [[['soldOut', random.pick(menu.items).id], value]], ['sold-out']);
};

/** Reserves a table, closes it for maintenance, or undoes that. Screens offer it for tables without guests. */
export const setTable: Plan = ({ place, tables: all }, random) => {
  const table = oneOf(
    random,
    all.filter(({ status }) => status !== 'Occupied'),
  );
  if (table === null) return null;
  const to = oneOf(
    random,
    (['Available', 'Reserved', 'Maintenance'] as const).filter((status) =>
      canMoveByHand(table.status, status),
    ),
  );
  const path = tables.path({ restaurantId: place.restaurantId, tableId: table.id });
  const by = random.chance(0.2) ? place.owner : random.pick(place.captains);
  return to && writing('tableStatus', by, path, [[['status'], to]]);
};
