import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aHouse, anOpenOrder, employ, ordering, put } from '../../tests/support/arrange.ts';
import { firestoreRest } from '../../tests/support/firestore-rest.ts';
import { call, PROJECT } from '../../tests/support/mount.ts';
import { openDevice, until } from './listeners.ts';
import { percentile } from './print-table.ts';
import { rulesText } from './rules-text.ts';
import type { Table } from './print-table.ts';

/** Tables with guests, and the rounds that each of them sends: an order grows as it does in an evening. */
const TABLES = 12;
const ROUNDS_OF_TABLE = 5;

const summary = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

/**
 * (a) Time from calling `placeRound` to the ticket in the kitchen's listener, compared with a bare write to a bare
 * listener in the same run. The samples run one after the other: this measures latency, not load.
 */
export async function latency(): Promise<Table> {
  await firestoreRest(PROJECT).setRules(rulesText());
  const house = await aHouse({}, { tableCount: TABLES });
  const { restaurantId } = house;
  const cook = await employ(restaurantId, 'kitchen');
  const kitchen = openDevice(PROJECT, cook.uid, { role: 'kitchen', restaurant: restaurantId });
  const parties = await Promise.all(
    Array.from({ length: TABLES }, (_, i) => anOpenOrder(house, `F1-T${String(i + 1).padStart(2, '0')}`)),
  );

  let rounds = new Set<string>();
  let soldOut = new Set<string>();
  kitchen.watchList(orders, { restaurantId }, orders.queries.open(), (documents) => {
    rounds = new Set(documents.flatMap((order) => Object.keys(orders.decode(order).rounds)));
  });
  kitchen.watchDoc(availabilities, { restaurantId }, (document) => {
    soldOut = new Set(Object.keys(availabilities.decode(document).soldOut));
  });
  await until(() => rounds.size === TABLES, 'The first tickets');

  const bare: number[] = [];
  const ordered: number[] = [];
  const turns = Array.from({ length: ROUNDS_OF_TABLE }, () => parties).flat();
  for (const [i, { orderId, guest }] of turns.entries()) {
    const itemId = `item-${i}`;
    const wrote = performance.now();
    await put(
      availabilities,
      { restaurantId },
      anAvailability({ soldOut: { [itemId]: Date.now() }, menuVersion: 1 }),
    );
    await until(() => soldOut.has(itemId), 'A bare write');
    bare.push(performance.now() - wrote);

    const round = ordering(house, { orderId });
    const called = performance.now();
    await call(placeRound, round, guest);
    await until(() => rounds.has(round.roundId), 'A ticket');
    ordered.push(performance.now() - called);
  }
  await kitchen.close();
  const [order, write] = [summary(ordered), summary(bare)];
  return {
    'placeRound to ticket': order,
    'bare write to listener': write,
    ratio: { p50: order.p50 / write.p50, p95: order.p95 / write.p95 },
  };
}
