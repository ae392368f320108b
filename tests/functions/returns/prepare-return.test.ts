import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSale } from '@bhoj/domain/fixtures/returns';
import { newId } from '@bhoj/domain/kernel/ids';
import { tablesTotal } from '@bhoj/domain/returns/sums';
import { finalReturnBy, isNil, returnIdOf } from '@bhoj/domain/returns/registration';
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
const GSTIN = aRestaurant().gstin;
const idOf = (month: string, gstin = GSTIN, isComposition = false) =>
  returnIdOf({ month, gstin, isComposition });
const prepared = ({ restaurantId }: House, month: string, gstin = GSTIN, isComposition = false) =>
  get(returns, { restaurantId, returnId: idOf(month, gstin, isComposition) });
const answer = (month: string, isChanged = true) => ({
  isChanged,
  prepared: [{ returnId: idOf(month), month }],
});
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
    expect(await prepare(at, PAST)).toEqual(answer(PAST));
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
    expect(await prepare(at)).toEqual(answer(now(), false));
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
    expect(await prepare(at)).toEqual(answer(now()));
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
    expect(await prepare(at, PAST)).toEqual({
      isChanged: true,
      prepared: [{ returnId: idOf('2026-06', GSTIN, true), month: '2026-06' }],
    });
    expect(await prepared(at, '2026-06', GSTIN, true)).toMatchObject({
      from: '2026-04-01',
      until: '2026-07-01',
    });
  });

  test('prepares March of the scheme that it was under, after composition began on 1 April', async () => {
    const at = await aPastMonth(2);
    await setUp(at, { composition: true });
    expect(await prepare(at, PAST)).toEqual(answer(PAST));
    expect((await prepared(at, PAST)).tables).toMatchObject({
      b2cs: [{ taxablePaise: 2 * 100_00 }],
      compositionPaise: 0,
    });
  });

  test('makes a nil return of a former GSTIN until the owner says that it ended', async () => {
    const at = await aPastMonth(1);
    await prepare(at, PAST);
    const gstin = '29AAACK7390H1Z7';
    await setUp(at, { gstin });
    const ids = async (month: string) => (await prepare(at, month)).prepared.map(({ returnId }) => returnId);
    expect(await ids('2026-06')).toEqual([idOf('2026-06', gstin), idOf('2026-06')]);
    const former = await prepared(at, '2026-06');
    expect(isNil(former)).toBe(true);
    const entered = { ...former.entered, endedOn: '2026-07-10' };
    await call(enterReturn, { returnId: idOf('2026-06'), entered }, at.owner);
    expect(await ids('2026-07')).toEqual([idOf('2026-07', gstin), idOf('2026-07')]);
    expect(finalReturnBy(await prepared(at, '2026-07'))).toBe('2026-10-10');
    expect(await ids('2026-08')).toEqual([idOf('2026-08', gstin)]);
  });

  test('has the end of a former GSTIN in all of its returns, and takes it back from all', async () => {
    const at = await aPastMonth(1);
    await prepare(at, PAST);
    await setUp(at, { gstin: '29AAACK7390H1Z7' });
    await prepare(at, '2026-06');
    await prepare(at, '2026-07');
    const { entered } = await prepared(at, '2026-06');
    await call(
      enterReturn,
      { returnId: idOf('2026-06'), entered: { ...entered, endedOn: '2026-07-10' } },
      at.owner,
    );
    expect(finalReturnBy(await prepared(at, '2026-07'))).toBe('2026-10-10');
    await call(enterReturn, { returnId: idOf('2026-07'), entered }, at.owner);
    expect((await prepared(at, PAST)).entered).toEqual(entered);
    expect((await prepare(at, '2026-08')).prepared.map(({ returnId }) => returnId)).toContain(
      idOf('2026-08'),
    );
  });

  test('makes a return of each GSTIN of a month, of its own documents', async () => {
    const at = await aPastMonth(2);
    const gstin = '29AAACK7390H1Z7';
    await setUp(at, { gstin });
    const issuedAt = startOf(`${PAST}-20`);
    const seller = { ...sellerOf(aRestaurant()), gstin };
    const sale = aSale(3, undefined, { issuedAt, businessDay: `${PAST}-20`, seller });
    await put(invoices, { restaurantId: at.restaurantId, invoiceId: '2026-27_INV_000003' }, sale);
    expect((await prepare(at, PAST)).prepared.map(({ returnId }) => returnId)).toEqual([
      idOf(PAST, gstin),
      idOf(PAST),
    ]);
    expect((await prepared(at, PAST)).tables.issued).toMatchObject([{ first: 1, last: 2, total: 2 }]);
    const later = await prepared(at, PAST, gstin);
    expect(later.tables.issued).toMatchObject([{ first: 3, last: 3, total: 1 }]);
    expect(later.findings.map(({ what }) => what)).not.toContain('start');
  });

  test('refuses without a GSTIN', async () => {
    const plain = await aHouse({ gstin: '' }, { tableCount: 0 });
    expect(await reasonOf(prepareReturn, { month: PAST }, plain.owner)).toBe('legal-details-missing');
  });
});

describe('a prepared return', () => {
  const marking = (on: string | null, reason = '') => ({
    returnId: idOf(PAST),
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
    await call(enterReturn, { returnId: idOf(PAST), entered }, at.owner);
    await prepare(at, PAST);
    expect((await prepared(at, PAST)).entered).toEqual(entered);
    const wrong = { ...entered, operatorGstins: { Swiggy: '27AAPFU0939F1ZV' } };
    expect(await reasonOf(enterReturn, { returnId: idOf(PAST), entered: wrong }, at.owner)).toBe(
      'invalid-input',
    );
  });

  test('has to be there before it is marked or added to', async () => {
    const at = await house();
    expect(await reasonOf(markReturn, marking('2026-06-11'), at.owner)).toBe('return-not-prepared');
  });
});
