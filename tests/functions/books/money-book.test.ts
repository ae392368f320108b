import { ledgerNames, moneyBooks } from '@bhoj/domain/books/books.collection';
import { deleteMoneyEntry, saveLedgerNames, saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { aPayout, theLedgerNames, tipsPaid } from '@bhoj/domain/fixtures/books';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, find, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const house = () => aHouse({}, { tableCount: 0 });
const bookOf = ({ restaurantId }: House, month = '2026-11') => find(moneyBooks, { restaurantId, month });

describe('the book of a month', () => {
  test('takes each entry once, in the month of its day, and notes it in the audit', async () => {
    const at = await house();
    const [tips, payout] = [newId(), newId()];
    await call(saveMoneyEntry, { entryId: tips, entry: tipsPaid }, at.owner);
    await call(saveMoneyEntry, { entryId: payout, entry: aPayout({ day: '2026-10-31' }) }, at.owner);
    expect((await bookOf(at))?.entries).toMatchObject({ [tips]: tipsPaid });
    expect((await bookOf(at, '2026-10'))?.entries).toMatchObject({ [payout]: { operator: 'Swiggy' } });
    const before = await everything();
    await call(saveMoneyEntry, { entryId: tips, entry: tipsPaid }, at.owner);
    expect(await everything()).toEqual(before);
    const noted = (await auditOf(at)).filter(({ action }) => action === 'saveMoneyEntry');
    expect(noted).toHaveLength(2);
  });

  test('keeps both of two entries that come at once', async () => {
    const at = await house();
    const ids = [newId(), newId()];
    await Promise.all(ids.map((entryId) => call(saveMoneyEntry, { entryId, entry: tipsPaid }, at.owner)));
    expect(Object.keys((await bookOf(at))?.entries ?? {}).toSorted()).toEqual(ids.toSorted());
  });

  test('refuses a payout that takes off more than there was', async () => {
    const at = await house();
    const entry = aPayout({ commissionPaise: rupees(10_000) });
    expect(await reasonOf(saveMoneyEntry, { entryId: newId(), entry }, at.owner)).toBe('payout-wrong');
    expect(await bookOf(at)).toBeNull();
  });

  test('gives an entry up, once', async () => {
    const at = await house();
    const [gone, kept] = [newId(), newId()];
    for (const entryId of [gone, kept]) await call(saveMoneyEntry, { entryId, entry: tipsPaid }, at.owner);
    await call(deleteMoneyEntry, { month: '2026-11', entryId: gone }, at.owner);
    expect(Object.keys((await bookOf(at))?.entries ?? {})).toEqual([kept]);
    const before = await everything();
    await call(deleteMoneyEntry, { month: '2026-11', entryId: gone }, at.owner);
    await call(deleteMoneyEntry, { month: '2026-09', entryId: gone }, at.owner);
    expect(await everything()).toEqual(before);
  });
});

test('the names of ledgers are kept as they were saved last', async () => {
  const at = await house();
  await call(saveLedgerNames, { names: theLedgerNames() }, at.owner);
  await call(saveLedgerNames, { names: theLedgerNames({ cash: 'Cash in hand' }) }, at.owner);
  const { restaurantId } = at;
  expect(await get(ledgerNames, { restaurantId })).toEqual(theLedgerNames({ cash: 'Cash in hand' }));
});
