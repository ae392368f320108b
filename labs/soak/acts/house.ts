import { closeDay, reopenDay } from '@bhoj/domain/days/days.contract';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { expectedCash } from '@bhoj/domain/days/closing';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { leftOf } from '@bhoj/domain/menu/portions/portions-left';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import {
  addTable,
  changeSeats,
  reissueKey,
  removeTable,
  seedTables,
} from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, plus, ZERO } from '@bhoj/domain/money/money';
import { tableIdOf } from '@bhoj/domain/tables/table';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { ALWAYS_STORED, calling } from '../act.ts';
import type { Ledger } from '../ledger.ts';
import type { Plan } from '../act.ts';

const OPENING = paise(2_000_00);

/** Closes today, or an earlier day that is still open. */
export const close: Plan = ({ place, days, now }, random) => {
  const today = emptyDay(businessDayOf(now, place.restaurant.dayCutoff));
  const unclosed = days.filter(({ closedAt, day }) => closedAt === null && day <= today.day);
  const day = random.pick([...unclosed, ...(unclosed.some((one) => one.day === today.day) ? [] : [today])]);
  const drawer = { openingCashPaise: OPENING, paidOutPaise: paise(random.pick([0, 150_00])) };
  const counted = plus(expectedCash(day, drawer, ZERO), paise(random.pick([0, 0, 10_00])));
  const input = {
    ...drawer,
    countedCashPaise: paise(Math.max(0, counted)),
    note: random.chance(0.8) ? 'Change given twice' : '',
    day: day.day,
    requestId: newId(),
    seenMovements: movementsOf(day),
    seenExpensesPaise: ZERO,
    seenMoneyBackPaise: ZERO,
  };
  return calling(closeDay, place.owner, input, ALWAYS_STORED);
};

/** Reopens a closed day, mostly the last one. */
export const reopen: Plan = ({ place, days }, random) => {
  const closed = days
    .filter(({ closedAt }) => closedAt !== null)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = closed.at(-1);
  if (last === undefined) return null;
  const { day } = random.chance(0.8) ? last : random.pick(closed);
  return calling(reopenDay, place.owner, { day, requestId: newId(), reason: 'One bill was forgotten' });
};

/** A table beyond the restaurant's first ones, so that it always has some. */
const further = (random: Parameters<Plan>[1]): string => tableIdOf(1, random.int(5, 9));

export const add: Plan = ({ place }, random) => {
  const [tableId, seats] = [further(random), random.int(2, 8)];
  const learn = (ledger: Ledger) => ledger.sawSeats(tableId, seats);
  return calling(addTable, place.owner, { tableIds: [tableId], seats }, { learn });
};

export const remove: Plan = ({ place }, random) =>
  calling(removeTable, place.owner, { tableId: further(random) });

export const seed: Plan = ({ place }, random) =>
  calling(seedTables, place.owner, { tablesPerFloor: [random.int(5, 8)] });

export const reseat: Plan = ({ place, tables }, random) => {
  const input = { tableId: random.pick(tables).id, seats: random.int(2, 8) };
  const learn = (ledger: Ledger) => ledger.sawSeats(input.tableId, input.seats);
  return calling(changeSeats, place.owner, input, { learn });
};

export const rekey: Plan = ({ place, tables }, random) => {
  const { id: tableId, key } = random.pick(tables);
  return calling(reissueKey, place.owner, { tableId, key });
};

/** Changes the price of a dish. Ordered dishes keep theirs. */
export const reprice: Plan = ({ place, menu }, random) => {
  const { version, categories, addOnGroups } = menu;
  const dear = random.pick(menu.items).id;
  const items = menu.items.map((item) =>
    item.id === dear ? { ...item, pricePaise: plus(item.pricePaise, paise(random.int(1, 900))) } : item,
  );
  return calling(saveMenu, place.owner, {
    baseVersion: version,
    content: { categories, addOnGroups, items },
  });
};

/** Counts the portions of a dish, anew or for the first time, or ends its count. */
export const countPortions: Plan = ({ place, menu, portions, now }, random) => {
  const { id } = random.pick(menu.items);
  const was =
    portions === null ? null : leftOf(portions, id, { at: now, cutoff: place.restaurant.dayCutoff });
  const left = random.chance(0.2) ? null : random.int(0, 30);
  const perDay = left !== null && random.chance(0.3) ? { perDay: random.int(1, 40) } : {};
  const by = random.pick([place.owner, place.cook, ...place.captains]);
  return calling(setPortionsLeft, by, { counts: { [id]: { left, was, ...perDay } } });
};
