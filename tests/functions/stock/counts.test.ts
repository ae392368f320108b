import { KG, someRecipes } from '@bhoj/domain/fixtures/stock';
import {
  countInKitchen,
  enterBatch,
  enterCount,
  enterTransfer,
  enterWaste,
  readItemsToCount,
  wasteInKitchen,
} from '@bhoj/domain/stock/count/count.contract';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { MOST_QUANTITY } from '@bhoj/domain/stock/shape/quantity';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { DAY, HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { auditOf, change, employ, everything, withRights } from '../../support/arrange.ts';
import { call, db, reasonOf, tryCall } from '../../support/mount.ts';
import { aStockedHouse, levelOf, moved, movesOf, received, sumsOf } from '../../support/stock.ts';

const count = (quantity: number, at = Date.now(), more = {}) => ({
  countId: newId(),
  lines: [{ itemId: 'butter', quantity, at, ...more }],
  note: '',
});
const waste = (quantity: number, at = Date.now()) => ({
  wasteId: newId(),
  wasted: { kind: 'item' as const, itemId: 'butter', quantity },
  why: 'spoiled' as const,
  note: '',
  at,
});

describe('a count', () => {
  test('brings the level to what was counted, once', async () => {
    const house = await aStockedHouse();
    await received(house, 'butter', 10 * KG, 4000, { at: Date.now() - HOUR });
    const input = count(9 * KG);
    await Promise.all([1, 2].map(() => call(enterCount, input, house.owner)));
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 9 * KG, worthPaise: 360_000 });
    expect((await movesOf(house))[`cnt_${input.countId}`]).toMatchObject({
      kind: 'count',
      place: 2,
      lines: [{ itemId: 'butter', quantity: -KG }],
      by: { name: 'Asha' },
    });
    expect(await sumsOf(house, 'butter')).toEqual([9 * KG, 360_000]);
    const other = { ...input, lines: [{ itemId: 'rice', quantity: KG, at: Date.now() }] };
    expect(await reasonOf(enterCount, other, house.owner)).toBe('request-id-used');
  });

  test('during service is right, whether a sale is written before or after it', async () => {
    const house = await aStockedHouse();
    const now = Date.now();
    await received(house, 'butter', 10 * KG, 4000, { at: now - HOUR });
    const used = (at: number) => moved(house, 'usage', [{ itemId: 'butter', quantity: -KG }], { at });
    await used(now - 5 * MINUTE);
    await used(now - 20 * MINUTE);
    // At ten minutes to, 7 kg were there: 10, less one that is known, one that is written later, and one that nobody knows.
    await call(enterCount, count(7 * KG, now - 10 * MINUTE), house.owner);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 6 * KG });
    await used(now - 15 * MINUTE);
    await used(now - 2 * MINUTE);
    await call(foldStock, {}, house.owner);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 5 * KG });
    const [quantity, worth] = await sumsOf(house, 'butter');
    expect([quantity, worth]).toEqual([5 * KG, (await levelOf(house, 'butter'))?.worthPaise]);
  });

  test('says that all is there, which the next late sale knows', async () => {
    const house = await aStockedHouse();
    const now = Date.now();
    await received(house, 'butter', 10 * KG, 4000, { at: now - HOUR });
    await call(enterCount, count(10 * KG, now - MINUTE), house.owner);
    await moved(house, 'usage', [{ itemId: 'butter', quantity: -KG }], { at: now - 2 * MINUTE });
    await call(foldStock, {}, house.owner);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 10 * KG, countedAt: now - MINUTE });
  });

  test('after which more moved than it can leave out is refused by its lines, and one of now is taken', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const now = Date.now();
    const move = newMove({
      kind: 'usage',
      at: now - MINUTE,
      day: '2026-11-29',
      postedAt: now - MINUTE,
      lines: [{ itemId: 'butter', quantity: -1 }],
    });
    for (let n = 0; n < 2000; n += 500) {
      const batch = db.batch();
      for (let i = n; i < n + 500; i += 1)
        batch.set(
          db.doc(stockMoves.path({ restaurantId, moveId: `many${i}` })),
          stockMoves.encode({ ...move, place: i + 1 }),
        );
      // One after the other, so that the emulator is never overloaded.
      // oxlint-disable-next-line no-await-in-loop
      await batch.commit();
    }
    const before = await everything();
    expect(await tryCall(enterCount, count(KG, now - HOUR), house.owner)).toMatchObject({
      reason: 'too-long-ago',
      details: { lines: [1] },
    });
    const both = {
      ...count(KG),
      lines: [
        { itemId: 'rice', quantity: KG, at: now - HOUR },
        { itemId: 'butter', quantity: KG, at: now },
      ],
    };
    expect(await tryCall(enterCount, both, house.owner)).toMatchObject({ details: { lines: [1] } });
    expect(await everything()).toEqual(before);
    expect(await tryCall(enterCount, count(KG), house.owner)).toHaveProperty('output');
  });

  test('is for who keeps the stock and who cooks, and tells nobody what should be there', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const [cook, keeper] = await Promise.all([
      employ(restaurantId, 'kitchen'),
      withRights(restaurantId, ['stock']),
    ]);
    expect(await tryCall(countInKitchen, count(KG), cook)).toEqual({ output: {} });
    expect(await tryCall(enterCount, count(KG), keeper)).toEqual({ output: {} });
    expect(await tryCall(wasteInKitchen, waste(KG), cook)).toEqual({ output: {} });
    const before = await everything();
    expect(await reasonOf(enterCount, count(KG), cook)).toBe('not-allowed');
    expect(await reasonOf(countInKitchen, count(KG), keeper)).toBe('not-allowed');
    expect(await reasonOf(enterCount, count(KG), house.captain)).toBe('not-allowed');
    expect(await reasonOf(enterWaste, waste(KG), house.captain)).toBe('not-allowed');
    expect(await everything()).toEqual(before);
  });

  test('is refused whole with a reason, by line', async () => {
    const house = await aStockedHouse();
    const before = await everything();
    const old = count(KG, Date.now() - DAY - MINUTE);
    expect(await tryCall(enterCount, old, house.owner)).toMatchObject({
      reason: 'too-long-ago',
      details: { lines: [1] },
    });
    const unknown = {
      ...count(KG),
      lines: [...count(KG).lines, { itemId: 'ghee', quantity: 1, at: Date.now() }],
    };
    expect(await tryCall(enterCount, unknown, house.owner)).toMatchObject({
      reason: 'stock-item-unknown',
      details: { itemIds: ['ghee'] },
    });
    const ghost = count(KG, Date.now(), { storeId: 'cellar' });
    const refused = { reason: 'stock-item-unknown', details: { stores: ['cellar'] } };
    expect(await tryCall(enterCount, ghost, house.owner)).toMatchObject(refused);
    const wasted = { ...waste(KG), wasted: { ...waste(KG).wasted, storeId: 'cellar' } };
    expect(await tryCall(enterWaste, wasted, house.owner)).toMatchObject(refused);
    const twice = { ...count(KG), lines: [...count(KG).lines, ...count(KG).lines] };
    expect(await reasonOf(enterCount, twice, house.owner)).toBe('invalid-input');
    expect(await reasonOf(enterCount, count(-1), house.owner)).toBe('invalid-input');
    expect(await everything()).toEqual(before);
  });

  test('stays right beside sales that are written at the same time', async () => {
    const house = await aStockedHouse();
    const now = Date.now();
    await received(house, 'butter', 100 * KG, 40_000, { at: now - HOUR });
    const sales = Array.from({ length: 20 }, (_, i) =>
      moved(house, 'usage', [{ itemId: 'butter', quantity: -KG }], {
        at: now - (i % 2 === 0 ? 20 : 5) * MINUTE,
        postedAt: now - (i % 3) * 1000,
      }),
    );
    const counting = call(enterCount, count(80 * KG, now - 10 * MINUTE), house.owner);
    await Promise.all([...sales, counting]);
    await call(foldStock, {}, house.owner);
    // Ten sales happened after it was counted.
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 70 * KG });
  });
});

describe('waste', () => {
  test('of an item goes out once, with its reason', async () => {
    const house = await aStockedHouse();
    await received(house, 'butter', 10 * KG, 4000, { at: Date.now() - HOUR });
    const input = waste(2 * KG);
    await Promise.all([1, 2].map(() => call(enterWaste, input, house.owner)));
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 8 * KG, worthPaise: 320_000 });
    expect((await movesOf(house))[`wst_${input.wasteId}`]).toMatchObject({ kind: 'waste', why: 'spoiled' });
    const more = { ...input, wasted: { ...input.wasted, quantity: 3 * KG } };
    expect(await reasonOf(enterWaste, more, house.owner)).toBe('request-id-used');
    expect(await reasonOf(enterWaste, { ...input, why: 'burnt' }, house.owner)).toBe('request-id-used');
    for (const storeId of ['bar', null]) {
      const elsewhere = { ...input, wasteId: newId(), wasted: { ...input.wasted, storeId } };
      // oxlint-disable-next-line no-await-in-loop
      await call(enterWaste, elsewhere, house.owner);
      const from = { ...elsewhere, wasted: { ...input.wasted, storeId: storeId === null ? 'bar' : null } };
      // oxlint-disable-next-line no-await-in-loop
      expect(await reasonOf(enterWaste, from, house.owner)).toBe('request-id-used');
    }
    const earlier = { ...input, at: input.at - HOUR };
    expect(await reasonOf(enterWaste, earlier, house.owner)).toBe('request-id-used');
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 6 * KG });
  });

  test('of a dish is what its recipe says', async () => {
    const house = await aStockedHouse();
    const wasted = (itemId: string) => ({
      ...waste(1),
      wasted: { kind: 'dish' as const, itemId, variantId: null, portions: 3 },
    });
    await call(enterWaste, wasted('masala-dosa'), house.owner);
    expect(await levelOf(house, 'batter')).toMatchObject({ quantity: -300_000 });
    expect(await reasonOf(enterWaste, wasted('water'), house.owner)).toBe('without-recipe');
  });

  test('of a dish is refused under the id of other waste: another dish, portions, reason, note or time', async () => {
    const house = await aStockedHouse();
    const input = {
      ...waste(1),
      wasted: { kind: 'dish' as const, itemId: 'masala-dosa', variantId: null, portions: 3 },
    };
    await call(enterWaste, input, house.owner);
    const before = await everything();
    expect(await tryCall(enterWaste, input, house.owner)).toEqual({ output: {} });
    for (const changed of [
      { wasted: { ...input.wasted, itemId: 'dal' } },
      { wasted: { ...input.wasted, portions: 2 } },
      { wasted: { ...input.wasted, variantId: 'small' } },
      { wasted: { kind: 'item' as const, itemId: 'batter', quantity: 300_000 } },
      { why: 'burnt' as const },
      { note: 'late' },
      { at: input.at - MINUTE },
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect(await reasonOf(enterWaste, { ...input, ...changed }, house.owner)).toBe('request-id-used');
    expect(await everything()).toEqual(before);
  });

  test('may wait for a network for a week', async () => {
    const house = await aStockedHouse();
    await call(enterWaste, waste(KG, Date.now() - 6 * DAY), house.owner);
    expect(await reasonOf(enterWaste, waste(KG, Date.now() - 8 * DAY), house.owner)).toBe('too-long-ago');
  });
});

test('a transfer moves the worth to the other store', async () => {
  const house = await aStockedHouse();
  await received(house, 'butter', 10 * KG, 4000, { at: Date.now() - HOUR });
  const input = {
    transferId: newId(),
    from: null,
    to: 'bar',
    lines: [{ itemId: 'butter', quantity: KG }],
    note: '',
  };
  await Promise.all([1, 2].map(() => call(enterTransfer, input, house.owner)));
  expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 9 * KG, worthPaise: 360_000 });
  expect(await levelOf(house, 'butter@bar')).toMatchObject({ quantity: KG, worthPaise: 40_000 });
  // Sent again with anything changed, it is not the same, and would be lost without a word.
  const lines = [{ itemId: 'butter', quantity: 2 * KG }];
  expect(await reasonOf(enterTransfer, { ...input, lines }, house.owner)).toBe('request-id-used');
  expect(await reasonOf(enterTransfer, { ...input, from: 'bar', to: null }, house.owner)).toBe(
    'request-id-used',
  );
  expect(await levelOf(house, 'butter@bar')).toMatchObject({ quantity: KG });
  const other = { ...input, transferId: newId() };
  expect(await reasonOf(enterTransfer, { ...other, to: 'cellar' }, house.owner)).toBe('stock-item-unknown');
  expect(await reasonOf(enterTransfer, { ...other, to: null }, house.owner)).toBe('invalid-input');
});

test('a batch is worth what it is made of', async () => {
  const house = await aStockedHouse();
  await received(house, 'rice', 10 * KG, 500, { at: Date.now() - HOUR });
  const input = { batchId: newId(), itemId: 'batter', quantity: 12 * KG, note: '' };
  await call(enterBatch, input, house.owner);
  expect(await levelOf(house, 'rice')).toMatchObject({ quantity: 4 * KG, worthPaise: 20_000 });
  expect(await levelOf(house, 'batter')).toMatchObject({ quantity: 12 * KG, worthPaise: 30_000 });
  expect(await reasonOf(enterBatch, { ...input, batchId: newId(), itemId: 'rice' }, house.owner)).toBe(
    'without-recipe',
  );
});

test('a batch of which less came than planned took in what the plan needs, and is worth all of it', async () => {
  const house = await aStockedHouse();
  await received(house, 'rice', 10 * KG, 500, { at: Date.now() - HOUR });
  const input = { batchId: newId(), itemId: 'batter', quantity: 10 * KG, planned: 12 * KG, note: '' };
  await Promise.all([1, 2].map(() => call(enterBatch, input, house.owner)));
  expect(await levelOf(house, 'rice')).toMatchObject({ quantity: 4 * KG, worthPaise: 20_000 });
  expect(await levelOf(house, 'batter')).toMatchObject({ quantity: 10 * KG, worthPaise: 30_000 });
  expect((await movesOf(house))[`prep_${input.batchId}`]).toMatchObject({ planned: 12 * KG });
  for (const changed of [{ quantity: 11 * KG }, { planned: 11 * KG }, { itemId: 'rice' }, { note: 'late' }])
    expect(await reasonOf(enterBatch, { ...input, ...changed }, house.owner)).toBe('request-id-used');
});

test('what a count has seen and is entered later is taken off once', async () => {
  const house = await aStockedHouse();
  const now = Date.now();
  await received(house, 'butter', 10 * KG, 4000, { at: now - 5 * HOUR });
  await received(house, 'rice', 10 * KG, 500, { at: now - 5 * HOUR });
  const lines = [
    { itemId: 'butter', quantity: 8 * KG, at: now - HOUR },
    { itemId: 'rice', quantity: 4 * KG, at: now - HOUR },
    { itemId: 'batter', quantity: 12 * KG, at: now - HOUR },
  ];
  await call(enterCount, { countId: newId(), lines, note: '' }, house.owner);
  const at = now - 2 * HOUR;
  const batch = { batchId: newId(), itemId: 'batter', quantity: 12 * KG, note: '', at };
  await call(enterBatch, batch, house.owner);
  const transfer = {
    transferId: newId(),
    from: null,
    to: 'bar',
    lines: [{ itemId: 'butter', quantity: 2 * KG }],
    note: '',
    at,
  };
  await call(enterTransfer, transfer, house.owner);
  expect(await levelOf(house, 'rice')).toMatchObject({ quantity: 4 * KG });
  expect(await levelOf(house, 'batter')).toMatchObject({ quantity: 12 * KG });
  expect(await levelOf(house, 'butter')).toMatchObject({ quantity: 8 * KG });
  expect(await levelOf(house, 'butter@bar')).toMatchObject({ quantity: 2 * KG });
  const changed = at - MINUTE;
  expect(await reasonOf(enterBatch, { ...batch, at: changed }, house.owner)).toBe('request-id-used');
  expect(await reasonOf(enterTransfer, { ...transfer, at: changed }, house.owner)).toBe('request-id-used');
  const old = now - 8 * DAY;
  expect(await reasonOf(enterBatch, { ...batch, batchId: newId(), at: old }, house.owner)).toBe(
    'too-long-ago',
  );
  expect(await reasonOf(enterTransfer, { ...transfer, transferId: newId(), at: old }, house.owner)).toBe(
    'too-long-ago',
  );
});

test('a batch that takes in more than a move can hold is refused with its field', async () => {
  const batter = { uses: [{ itemId: 'rice', quantity: 2 * KG }], makes: KG, isKept: true };
  const house = await aStockedHouse({ known: someRecipes({ portions: {}, batches: { batter } }) });
  const input = { batchId: newId(), itemId: 'batter', quantity: KG, planned: MOST_QUANTITY, note: '' };
  expect(await tryCall(enterBatch, input, house.owner)).toMatchObject({
    reason: 'invalid-input',
    details: { fields: ['planned'] },
  });
});

test('what a cook entered on a shared screen bears their name, and move and audit say who sent it', async () => {
  const house = await aStockedHouse();
  const { restaurantId } = house;
  const [asha, ravi] = await Promise.all([employ(restaurantId, 'kitchen'), employ(restaurantId, 'kitchen')]);
  await change(members, { restaurantId, uid: asha.uid }, { name: 'Asha K', active: false });
  const wasted = { ...waste(KG), authorUid: asha.uid };
  const counted = { ...count(5 * KG), authorUid: asha.uid };
  await call(wasteInKitchen, wasted, ravi);
  await call(countInKitchen, counted, ravi);
  const own = { ...waste(KG), authorUid: ravi.uid };
  await call(wasteInKitchen, own, ravi);
  const by = { id: memberIdOf(asha.uid), name: 'Asha K' };
  const moves = await movesOf(house);
  const sentBy = { id: memberIdOf(ravi.uid), name: 'Ravi' };
  expect(moves[`wst_${wasted.wasteId}`]).toMatchObject({ by, sentBy });
  expect(moves[`cnt_${counted.countId}`]).toMatchObject({ by, sentBy });
  expect(moves[`wst_${own.wasteId}`]).toMatchObject({ by: sentBy });
  expect(moves[`wst_${own.wasteId}`]).not.toHaveProperty('sentBy');
  const told = (await auditOf(house)).filter(({ action }) => action.endsWith('InKitchen'));
  const senders = told.map(({ uid, details }) => `${uid} ${String(details['sentBy'])}`);
  expect(senders.toSorted()).toEqual(
    [`${asha.uid} ${ravi.uid}`, `${asha.uid} ${ravi.uid}`, `${ravi.uid} undefined`].toSorted(),
  );
  // Sent again by another person, it is the same act.
  const before = await everything();
  expect(await tryCall(wasteInKitchen, wasted, await employ(restaurantId, 'kitchen'))).toEqual({
    output: {},
  });
  const stranger = { ...waste(KG), authorUid: newId() };
  expect(await reasonOf(wasteInKitchen, stranger, ravi)).toBe('member-not-found');
  expect(await reasonOf(countInKitchen, { ...count(KG), authorUid: newId() }, ravi)).toBe('member-not-found');
  expect((await everything()).filter((one) => one.includes('stockMoves'))).toEqual(
    before.filter((one) => one.includes('stockMoves')),
  );
});

test('what a cook sends in the name of somebody who does not cook is their own', async () => {
  const house = await aStockedHouse();
  const { restaurantId } = house;
  const [captain, ravi] = await Promise.all([
    employ(restaurantId, 'captain'),
    employ(restaurantId, 'kitchen'),
  ]);
  const [wasted, counted, owners] = [waste(KG), count(5 * KG), waste(KG)];
  await call(wasteInKitchen, { ...wasted, authorUid: captain.uid }, ravi);
  await call(countInKitchen, { ...counted, authorUid: captain.uid }, ravi);
  await call(wasteInKitchen, { ...owners, authorUid: house.owner.uid }, ravi);
  const moves = await movesOf(house);
  const by = { id: memberIdOf(ravi.uid), name: 'Ravi' };
  for (const id of [`wst_${wasted.wasteId}`, `cnt_${counted.countId}`]) {
    expect(moves[id]).toMatchObject({ by });
    expect(moves[id]).not.toHaveProperty('sentBy');
  }
  expect(moves[`wst_${owners.wasteId}`]).toMatchObject({
    by: { id: memberIdOf(house.owner.uid) },
    sentBy: by,
  });
  const told = (await auditOf(house)).filter(({ action }) => action.endsWith('InKitchen'));
  expect(told.filter(({ uid }) => uid === captain.uid)).toEqual([]);
});

test('a cook is told what to count first, and nothing about what is there', async () => {
  const house = await aStockedHouse();
  const cook = await employ(house.restaurantId, 'kitchen');
  const at = Date.now() - HOUR;
  await received(house, 'butter', KG, 4000, { at });
  await received(house, 'rice', KG, 500, { at });
  await call(foldStock, {}, house.owner);
  const { itemIds } = await call(readItemsToCount, {}, cook);
  expect(itemIds.slice(0, 2)).toEqual(['butter', 'rice']);
  expect(itemIds).toHaveLength(4);
  expect(await reasonOf(readItemsToCount, {}, house.captain)).toBe('not-allowed');
});
