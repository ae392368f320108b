import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { aSale } from '@bhoj/domain/fixtures/returns';
import { newId } from '@bhoj/domain/kernel/ids';
import { tablesTotal } from '@bhoj/domain/returns/sums';
import { returns } from '@bhoj/domain/returns/return.collection';
import { enterReturn, markReturn, prepareReturn } from '@bhoj/domain/returns/returns.contract';
import { dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, get, put, setUp } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aSettledBill } from '../../support/settled.ts';
import type { House } from '../../support/arrange.ts';

/** A month of the distant past. */
const PAST = '2026-05';
const now = () => monthOf(Date.now());
const house = () => aHouse({}, { tableCount: 1 });
const prepared = ({ restaurantId }: House, month: string) => get(returns, { restaurantId, month });
const prepare = (at: House, month = now()) => call(prepareReturn, { month }, at.owner);

/** Stores bills 1 to `count` of a past month, all of the same millisecond, so that a page may end between any two. */
async function aPastMonth(count: number): Promise<House> {
  const at = await house();
  const issuedAt = startOf(`${PAST}-10`) + 1;
  const sale = (n: number) => aSale(n, undefined, { issuedAt, businessDay: `${PAST}-10` });
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  await Promise.all(
    numbers.map((n) => {
      const invoiceId = `2026-27_INV_${String(n).padStart(6, '0')}`;
      return put(invoices, { restaurantId: at.restaurantId, invoiceId }, sale(n));
    }),
  );
  return at;
}

describe('prepareReturn', () => {
  test('adds up a month that needs more than one page, each document once', async () => {
    const at = await aPastMonth(501);
    expect(await prepare(at, PAST)).toEqual({ month: PAST, isChanged: true });
    const { tables } = await prepared(at, PAST);
    expect(tables.b2cs).toEqual([
      { taxBp: 500, taxablePaise: 501 * 100_00, cgstPaise: 501 * 2_50, sgstPaise: 501 * 2_50 },
    ]);
    expect(tables.issued).toMatchObject([{ first: 1, last: 501, total: 501 }]);
    expect(tablesTotal(tables)).toBe(501 * 105_00);
  });

  test('is equal when it is prepared again, and else says what came, was declared void and was credited', async () => {
    const at = await house();
    const first = await aSettledBill(at);
    await prepare(at);
    const before = await everything();
    expect(await prepare(at)).toEqual({ month: now(), isChanged: false });
    expect(await everything()).toEqual(before);
    expect((await prepared(at, now())).findings).toEqual([]);

    const second = await aSettledBill(at);
    const voiding = {
      invoiceId: first.invoiceId,
      requestId: newId(),
      reason: 'Wrong table',
      billAgain: false,
    };
    await call(voidBill, voiding, at.owner);
    const credited = await call(
      issueCreditNote,
      {
        invoiceId: second.invoiceId,
        requestId: newId(),
        portions: { '0': 1 },
        reason: 'Came cold',
        refund: { method: 'cash', name: '' },
      },
      at.owner,
    );
    expect(await prepare(at)).toEqual({ month: now(), isChanged: true });
    const after = await prepared(at, now());
    expect(after.changes).toEqual({
      came: [second.number],
      voided: [first.number],
      credited: [credited.number],
      count: 3,
    });
    expect(after.tables).toMatchObject({ b2cs: [], documentsPaise: 0 });
    // The second bill and its credit note cancel out, so the return says which rows it leaves out.
    expect(after.findings).toEqual([
      { what: 'row-zero', of: ['7 B2C 5 %', '12 B2C 996331 5 %'], count: 2, amountPaise: 0 },
    ]);
  });

  test('prepares the quarter under composition', async () => {
    const at = await house();
    await setUp(at, { composition: true });
    expect(await prepare(at, PAST)).toEqual({ month: '2026-06', isChanged: true });
    expect(await prepared(at, '2026-06')).toMatchObject({ from: '2026-04-01', until: '2026-07-01' });
  });

  test('refuses without a GSTIN', async () => {
    const plain = await aHouse({ gstin: '' }, { tableCount: 0 });
    expect(await reasonOf(prepareReturn, { month: PAST }, plain.owner)).toBe('legal-details-missing');
  });
});

describe('a prepared return', () => {
  const marking = (on: string | null, reason = '') => ({
    month: PAST,
    form: 'gstr-1' as const,
    filed: on === null ? null : { on, arn: '' },
    reason,
  });
  const mark = (at: House, on: string | null, reason = '') => call(markReturn, marking(on, reason), at.owner);

  test('is marked filed by the owner, stays as it was filed, and is opened again with a reason', async () => {
    const at = await aPastMonth(1);
    await prepare(at, PAST);
    const today = dateOf(Date.now());
    await mark(at, today);
    expect((await prepared(at, PAST)).filings).toMatchObject([{ form: 'gstr-1', on: today, by: 'Asha' }]);
    const another = aSale(2, undefined, { issuedAt: startOf(`${PAST}-11`), businessDay: `${PAST}-11` });
    const { restaurantId } = at;
    await put(invoices, { restaurantId, invoiceId: '2026-27_INV_000002' }, another);
    expect(await reasonOf(prepareReturn, { month: PAST }, at.owner)).toBe('return-filed');
    expect(await reasonOf(markReturn, marking(null), at.owner)).toBe('invalid-input');
    await mark(at, null, 'A bill was missing');
    expect(await prepare(at, PAST)).toMatchObject({ isChanged: true });
    const reasons = (await auditOf(at)).map(({ details }) => details['reason']);
    expect(reasons).toContain('A bill was missing');
  });

  test('keeps what the owner enters over another preparation', async () => {
    const at = await aPastMonth(1);
    await prepare(at, PAST);
    const reversed = { igstPaise: 0, cgstPaise: 1_250, sgstPaise: 1_250 };
    const entered = { reversed, operatorGstins: { Swiggy: '29AAGCB7383J1Z4' } };
    await call(enterReturn, { month: PAST, entered }, at.owner);
    await prepare(at, PAST);
    expect((await prepared(at, PAST)).entered).toEqual(entered);
    const wrong = { ...entered, operatorGstins: { Swiggy: '27AAPFU0939F1ZV' } };
    expect(await reasonOf(enterReturn, { month: PAST, entered: wrong }, at.owner)).toBe('invalid-input');
  });

  test('has to be there before it is marked or added to', async () => {
    const at = await house();
    expect(await reasonOf(markReturn, marking('2026-06-11'), at.owner)).toBe('return-not-prepared');
  });
});
