import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { expect, test } from 'vitest';
import { aHouse, dosa, everything, get, ordering } from '../../../support/arrange.ts';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { reasonOf } from '../../../support/mount.ts';
import { aDish, anOrderOf, cash, settling } from '../../../support/settling.ts';

const LINES = 300;
const PORTIONS = 16;

/** A cash payment for one portion of each line, with GST. */
const ONE_OF_EACH = cash(LINES * 12_600);

test('an order split into ever more documents is refused as too large before the database would refuse it', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const dishes = Array.from({ length: LINES }, (_, i) =>
    aDish(`${i} ${'n'.repeat(110)}`, 12_000, {
      itemId: `dish-${i}`,
      otherNames: { hi: 'न'.repeat(110) },
      quantity: PORTIONS,
    }),
  );
  const orderId = await anOrderOf(house, dishes);
  const { lines } = await get(orders, { restaurantId: house.restaurantId, orderId });
  const portions = Object.fromEntries(Object.keys(lines).map((id) => [id, 1]));
  for (let i = 0; i < PORTIONS; i += 1) {
    const before = await everything();
    const split = settling(orderId, { portions, payments: [ONE_OF_EACH] });
    const reason = await reasonOf(settleBill, split, house.owner);
    if (reason === null) continue;
    expect(reason).toBe('order-too-large');
    expect(await everything()).toEqual(before);
    return;
  }
  expect.unreachable('sixteen documents of 300 long lines were kept in one document of the database');
}, 180_000);

test('the largest order that takes rounds can be settled in full', async () => {
  const options = Array.from({ length: 20 }, (_, i) => ({
    id: `option-${i}`,
    name: 'n'.repeat(60),
    otherNames: { hi: 'न'.repeat(100) },
    mark: 'veg' as const,
    pricePaise: paise(0),
  }));
  const house = await aHouse(
    {},
    {
      menu: aMenu({
        items: [aMenuItem({ addOnGroupIds: ['all'], pricePaise: paise(12_000) })],
        addOnGroups: [{ id: 'all', name: 'All', otherNames: {}, min: 0, max: 20, options }],
      }),
      tableCount: 1,
    },
  );
  const orderId = newId();
  const addOnIds = options.map(({ id }) => ({ groupId: 'all', optionId: id }));
  const round = () =>
    ordering(house, { orderId, selections: Array.from({ length: 4 }, () => dosa({ addOnIds })) });
  let taken = 0;
  while ((await reasonOf(placeRound, round(), house.captain)) === null) taken += 1;
  expect(taken).toBeGreaterThan(2);
  const all = settling(orderId, { seenRounds: taken, payments: [cash(taken * 4 * 12_600)] });
  expect(await reasonOf(settleBill, all, house.captain)).toBeNull();
}, 180_000);
