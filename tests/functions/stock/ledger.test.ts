import { KG } from '@bhoj/domain/fixtures/stock';
import { foldStock, rebuildStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { paise } from '@bhoj/domain/money/money';
import { HOUR } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { change, everything, get, list } from '../../support/arrange.ts';
import { call, db, functions } from '../../support/mount.ts';
import { aStockedHouse, levelOf, levelsOf, moved, movesOf, received, sumsOf } from '../../support/stock.ts';

describe('the fold', () => {
  test('gives moves their places in the order in which they were written, and folds them', async () => {
    const house = await aStockedHouse();
    const at = Date.now() - HOUR;
    const used = await moved(house, 'usage', [{ itemId: 'butter', quantity: -KG }], { at: at + 2 });
    const first = await received(house, 'butter', 10 * KG, 4000, { at: at + 1 });
    expect(await call(foldStock, {}, house.owner)).toEqual({ place: 2 });
    const moves = await movesOf(house);
    expect([moves[first]?.place, moves[used]?.place]).toEqual([1, 2]);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 9 * KG, worthPaise: 360_000 });
    expect(await sumsOf(house, 'butter')).toEqual([9 * KG, 360_000]);
  });

  test('writes nothing where nothing waits', async () => {
    const house = await aStockedHouse();
    await received(house, 'butter', KG, 400);
    await call(foldStock, {}, house.owner);
    const before = await everything();
    expect(await call(foldStock, {}, house.owner)).toEqual({ place: 1 });
    expect(await everything()).toEqual(before);
  });

  test('folds each move once, however many ask at once, and more than one transaction holds', async () => {
    const house = await aStockedHouse();
    const at = Date.now() - HOUR;
    await received(house, 'butter', 1000 * KG, 400_000, { at });
    await Promise.all(
      Array.from({ length: 410 }, (_, i) =>
        moved(house, 'usage', [{ itemId: 'butter', quantity: -KG / 10 }], { at: at + 1 + (i % 7) }),
      ),
    );
    const answers = await Promise.all([1, 2, 3].map(() => call(foldStock, {}, house.owner)));
    expect(answers).toEqual([{ place: 411 }, { place: 411 }, { place: 411 }]);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 959 * KG, worthPaise: 38_360_000 });
    const places = Object.values(await movesOf(house)).map(({ place }) => place);
    expect(new Set(places).size).toBe(411);
  });

  test('runs each night in every restaurant where moves wait', async () => {
    const houses = await Promise.all([aStockedHouse(), aStockedHouse()]);
    await Promise.all(houses.map((house) => received(house, 'butter', KG, 400)));
    await functions.foldEachNight.run({ scheduleTime: new Date().toISOString() } as never);
    for (const house of houses)
      expect(await levelOf(house, 'butter')).toMatchObject({ quantity: KG, worthPaise: 40_000 });
  });

  test('at night goes on past a restaurant that cannot be folded, and tells the platform', async () => {
    const [broken, house] = [await aStockedHouse(), await aStockedHouse()];
    const times = Array.from({ length: 520 }, (_, i) => 1_000_000 + i);
    const batch = times.map((postedAt) => received(broken, 'butter', KG, 400, { postedAt }));
    await Promise.all(batch);
    // Levels that nobody can read stop its fold.
    await db.doc(stockLevels.path({ restaurantId: broken.restaurantId })).set({ place: 'x' });
    await received(house, 'butter', KG, 400);
    await functions.foldEachNight.run({ scheduleTime: new Date().toISOString() } as never);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: KG });
    const faults = await db
      .collection(platformFaults.parent({}))
      .where('what', '==', 'stock-not-folded')
      .get();
    expect(faults.size).toBeGreaterThan(0);
  });
});

describe('a rebuild', () => {
  test('finds what the fold has written, and changes nothing', async () => {
    const house = await aStockedHouse();
    await received(house, 'butter', 10 * KG, 4000);
    await moved(house, 'waste', [{ itemId: 'butter', quantity: -KG }]);
    await call(foldStock, {}, house.owner);
    const before = [await levelsOf(house), await list(stockDays, house)];
    expect(await call(rebuildStock, {}, house.owner)).toEqual({ moves: 2, levels: 0, days: 0 });
    expect([await levelsOf(house), await list(stockDays, house)]).toEqual(before);
  });

  test('puts right what differs, and tells the platform', async () => {
    const house = await aStockedHouse();
    const at = { restaurantId: house.restaurantId };
    await received(house, 'butter', 10 * KG, 4000);
    await received(house, 'rice', 10 * KG, 500);
    await call(foldStock, {}, house.owner);
    const stored = await get(stockLevels, at);
    const [day] = await list(stockDays, at);
    await change(stockLevels, at, {
      levels: { ...stored.levels, butter: { quantity: 1, worthPaise: paise(1), last: null } },
    });
    await change(stockDays, { ...at, day: day?.day ?? '' }, { sums: {} });
    expect(await call(rebuildStock, {}, house.owner)).toEqual({ moves: 2, levels: 1, days: 1 });
    expect((await get(stockLevels, at)).levels).toEqual(stored.levels);
    expect(await list(stockDays, at)).toEqual([day]);
    const faults = await list(platformFaults, {});
    expect(faults.map(({ what }) => what)).toContain('stock-differs');
  });

  test('is right while moves are written and folded beside it', async () => {
    const house = await aStockedHouse();
    await received(house, 'butter', 1000 * KG, 400_000);
    await call(foldStock, {}, house.owner);
    const writing = Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        await moved(house, 'usage', [{ itemId: 'butter', quantity: -KG }]);
        if (i % 8 === 0) await call(foldStock, {}, house.owner);
      }),
    );
    const answers = await Promise.all([1, 2].map(() => call(rebuildStock, {}, house.owner)));
    await writing;
    for (const { levels, days } of answers) expect([levels, days]).toEqual([0, 0]);
    await call(foldStock, {}, house.owner);
    expect(await call(rebuildStock, {}, house.owner)).toEqual({ moves: 41, levels: 0, days: 0 });
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 960 * KG, worthPaise: 38_400_000 });
    expect(Object.values(await movesOf(house)).every(({ place }) => place !== null)).toBe(true);
  });
});

test('a move that cannot be read stops the fold of its restaurant, so that no sum leaves it out', async () => {
  const house = await aStockedHouse();
  await received(house, 'butter', KG, 400);
  const broken = await received(house, 'butter', KG, 400);
  const { db } = await import('../../support/mount.ts');
  await db
    .doc(stockMoves.path({ restaurantId: house.restaurantId, moveId: broken }))
    .update({ lines: 'none' });
  await expect(call(foldStock, {}, house.owner)).rejects.toThrow('refused');
  expect(await levelsOf(house)).toEqual({});
});
