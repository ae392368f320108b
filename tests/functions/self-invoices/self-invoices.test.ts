import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSale } from '@bhoj/domain/fixtures/returns';
import { aLandlord, aRent, aSelfInvoice } from '@bhoj/domain/fixtures/self-invoices';
import { newId } from '@bhoj/domain/kernel/ids';
import { gstr3bOf } from '@bhoj/domain/returns/declared';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import { markReturn, prepareReturn } from '@bhoj/domain/returns/returns.contract';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import {
  enterSupplierInvoice,
  issuePaymentVoucher,
  issueSelfInvoice,
  voidPaymentVoucher,
  voidSelfInvoice,
} from '@bhoj/domain/self-invoices/self-invoices.contract';
import { addMonths, dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';

const GSTIN = '29AAGCB7383J1Z4';

/** A restaurant that paid its landlord ₹45,000 on a day. */
async function aTenant(day = dateOf(Date.now()), more: Partial<Expense> = {}) {
  const house = await aHouse({}, { tableCount: 0 });
  const { restaurantId, owner } = house;
  const expenseId = newId();
  const rent = { ...aRent(), day, month: day.slice(0, 7), ...more };
  await put(expenses, { restaurantId, expenseId }, rent);
  const input = { selfInvoiceId: newId(), expenseId, kind: 'rent' as const, supplier: aLandlord };
  const thisMonth = monthOf(Date.now());
  return {
    house,
    rent,
    ids: { restaurantId, expenseId },
    returnAt: {
      restaurantId,
      returnId: returnIdOf({ month: thisMonth, gstin: GSTIN, isComposition: false }),
    },
    refused: (more: object) => reasonOf(issueSelfInvoice, { ...input, ...more }, owner),
    issue: (more: object = {}) => call(issueSelfInvoice, { ...input, ...more }, owner),
    refusedBack: () =>
      reasonOf(voidSelfInvoice, { selfInvoiceId: input.selfInvoiceId, reason: 'Has a GSTIN' }, owner),
    takeBack: () =>
      call(voidSelfInvoice, { selfInvoiceId: input.selfInvoiceId, reason: 'Has a GSTIN' }, owner),
    file: async (month: string) => {
      const returnId = returnIdOf({ month, gstin: GSTIN, isComposition: false });
      const filed = { on: dateOf(Date.now()), arn: '' };
      await call(markReturn, { returnId, form: 'gstr-1', filed, reason: '' }, owner);
    },
    pay: (more: object = {}) =>
      call(issuePaymentVoucher, { selfInvoiceId: input.selfInvoiceId, ...more }, owner),
    voidVoucher: (number: string) =>
      call(voidPaymentVoucher, { selfInvoiceId: input.selfInvoiceId, number, reason: 'It was UPI' }, owner),
    refusedVoid: (number: string) =>
      reasonOf(
        voidPaymentVoucher,
        { selfInvoiceId: input.selfInvoiceId, number, reason: 'It was UPI' },
        owner,
      ),
    refusedPaying: () => reasonOf(issuePaymentVoucher, { selfInvoiceId: input.selfInvoiceId }, owner),
    expense: () => get(expenses, { restaurantId, expenseId }),
    issued: () => get(selfInvoices, { restaurantId, selfInvoiceId: input.selfInvoiceId }),
    prepared: async (month = monthOf(Date.now())) => {
      await call(prepareReturn, { month }, owner);
      const returnId = returnIdOf({ month, gstin: GSTIN, isComposition: false });
      return get(returns, { restaurantId, returnId });
    },
  };
}

describe('issueSelfInvoice', () => {
  test('makes one, with its number on the expense, and a repeat changes nothing', async () => {
    const at = await aTenant();
    expect(await at.issue()).toMatchObject({ number: expect.stringMatching(/^SI\/\d\d-\d\d\/000001$/) });
    const { number, ...made } = await at.issued();
    expect(made).toMatchObject({ valuePaise: 45_000_00, cgstPaise: 4_050_00, sgstPaise: 4_050_00 });
    expect((await at.expense()).reverseCharge).toMatchObject({ number, taxPaise: 8_100_00 });
    const before = await everything();
    expect(await at.issue()).toEqual({ number });
    expect(await everything()).toEqual(before);
    expect(await auditOf(at.house)).toMatchObject([{ action: 'issueSelfInvoice' }]);
  });

  test('refuses a second one of an expense, and another one under the same id', async () => {
    const at = await aTenant();
    await at.issue();
    expect(await at.refused({ selfInvoiceId: newId() })).toBe('changed-meanwhile');
    for (const other of [
      { kind: 'security' },
      { supplier: { ...aLandlord, name: 'Shah Estates' } },
      { supplier: { ...aLandlord, stateCode: '27' } },
      { registration: { gstin: GSTIN, composition: true } },
    ])
      expect(await at.refused(other)).toBe('request-id-used');
    expect(await at.refused({ selfInvoiceId: newId(), expenseId: newId() })).toBe('changed-meanwhile');
  });

  test('two at once make one', async () => {
    const at = await aTenant();
    const both = [at.issue(), at.issue({ selfInvoiceId: newId() })];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is in 3.1(d) of the month, marks a prepared return as out of date, and leaves it when it is void', async () => {
    const at = await aTenant();
    await at.prepared();
    await at.issue();
    const month = monthOf(Date.now());
    const returnId = returnIdOf({ month, gstin: GSTIN, isComposition: false });
    const { restaurantId } = at.house;
    expect((await get(returns, { restaurantId, returnId })).correctedAt).toBeGreaterThan(0);
    const made = await at.prepared();
    expect(gstr3bOf(made).reverse).toEqual({
      taxablePaise: 45_000_00,
      igstPaise: 0,
      cgstPaise: 4_050_00,
      sgstPaise: 4_050_00,
    });
    expect(made.changes?.came).toEqual([(await at.issued()).number]);
    await at.takeBack();
    expect(gstr3bOf(await at.prepared()).reverse.taxablePaise).toBe(0);
  });
});

describe('the payment voucher', () => {
  test('comes with the self-invoice where the supplier is paid, and a repeat makes no second one', async () => {
    const at = await aTenant();
    await at.issue();
    const { voucher } = await at.issued();
    expect(voucher).toMatchObject({
      number: expect.stringMatching(/^PV\/\d\d-\d\d\/000001$/),
      paidOn: dateOf(Date.now()),
      method: 'bank',
    });
    const before = await everything();
    expect(await at.pay()).toEqual({ number: voucher?.number });
    expect(await everything()).toEqual(before);
    const { tables } = await at.prepared();
    expect(tables.issued).toMatchObject([
      { nature: 2, first: 1, last: 1, cancelled: 0 },
      { nature: 7, series: 'PV', first: 1, last: 1, cancelled: 0 },
    ]);
    await at.takeBack();
    expect((await at.prepared()).tables.issued).toMatchObject([
      { nature: 2, cancelled: 1 },
      { nature: 7, cancelled: 1 },
    ]);
  });

  test('is made once an unpaid supplier is paid, and marks the prepared return as out of date', async () => {
    const day = dateOf(Date.now());
    const at = await aTenant(day, { method: null, dueOn: day });
    await at.issue();
    expect((await at.issued()).voucher).toBeUndefined();
    const before = await everything();
    expect(await at.refusedPaying()).toBe('changed-meanwhile');
    expect(await everything()).toEqual(before);
    const made = await at.prepared();
    await put(expenses, at.ids, { ...(await at.expense()), method: 'upi', dueOn: null });
    await Promise.all([at.pay(), at.pay()]);
    expect((await at.issued()).voucher).toMatchObject({ sequence: 1, method: 'upi' });
    expect((await get(returns, at.returnAt)).correctedAt ?? 0).toBeGreaterThan(made.preparedAt);
    const acts = await auditOf(at.house);
    expect(acts.filter(({ action }) => action === 'issuePaymentVoucher')).toHaveLength(1);
  });

  test('is void by itself with a reason, once, and is made anew with the next number', async () => {
    const at = await aTenant();
    await at.issue();
    const first = (await at.issued()).voucher?.number ?? '';
    const made = await at.prepared();
    expect(await at.refusedVoid('PV/26-27/000009')).toBe('changed-meanwhile');
    expect(await at.voidVoucher(first)).toEqual({});
    const after = await at.issued();
    expect(after.voucher).toBeUndefined();
    expect(after.voidVouchers).toMatchObject([{ number: first, voided: { reason: 'It was UPI' } }]);
    expect((await get(returns, at.returnAt)).correctedAt ?? 0).toBeGreaterThan(made.preparedAt);
    const before = await everything();
    expect(await at.voidVoucher(first)).toEqual({});
    // A late repeat of the first voucher makes no second one.
    expect(await at.refusedPaying()).toBe('changed-meanwhile');
    expect(await everything()).toEqual(before);
    await put(expenses, at.ids, { ...(await at.expense()), method: 'upi' });
    const { number } = await at.pay({ replaces: first });
    expect(number).toMatch(/000002$/);
    expect(await at.pay({ replaces: first })).toEqual({ number });
    expect((await at.issued()).voucher).toMatchObject({ number, method: 'upi' });
    const { tables, voided, changes } = await at.prepared();
    expect(tables.issued).toMatchObject([{ nature: 2 }, { nature: 7, first: 1, last: 2, cancelled: 1 }]);
    expect([voided, changes?.voided]).toEqual([[first], [first]]);
    const acts = await auditOf(at.house);
    expect(acts.filter(({ action }) => action === 'voidPaymentVoucher')).toHaveLength(1);
    // Voiding the first one again leaves the valid one.
    await at.voidVoucher(first);
    expect((await at.issued()).voucher?.number).toBe(number);
  });

  test('is refused for a void self-invoice', async () => {
    const day = dateOf(Date.now());
    const at = await aTenant(day, { method: null, dueOn: day });
    await at.issue();
    await at.takeBack();
    expect(await at.refusedPaying()).toBe('changed-meanwhile');
  });
});

test('a supplier of another State owes IGST, in 3.1(d) alone', async () => {
  const at = await aTenant();
  expect(await at.refused({ supplier: { ...aLandlord, stateCode: '40' } })).toBe('invalid-input');
  await at.issue({ supplier: { ...aLandlord, stateCode: '27' } });
  expect(await at.issued()).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 8_100_00 });
  expect((await at.expense()).reverseCharge?.taxPaise).toBe(8_100_00);
  expect(gstr3bOf(await at.prepared()).reverse).toEqual({
    taxablePaise: 45_000_00,
    igstPaise: 8_100_00,
    cgstPaise: 0,
    sgstPaise: 0,
  });
});

describe('a return that is marked filed', () => {
  const NOW_MONTH = monthOf(Date.now());
  const BEFORE = monthOf(addMonths(startOf(`${NOW_MONTH}-01`), -1));
  const aLateTenant = async () => {
    const at = await aTenant(`${BEFORE}-05`);
    await at.prepared(BEFORE);
    return at;
  };

  test('keeps its tax, and a later self-invoice is in the return of its own month', async () => {
    const at = await aLateTenant();
    await at.file(BEFORE);
    await at.issue();
    expect(await at.issued()).toMatchObject({ declaredIn: NOW_MONTH, taxOn: `${BEFORE}-05` });
    expect(gstr3bOf(await at.prepared(BEFORE)).reverse.taxablePaise).toBe(0);
    expect(gstr3bOf(await at.prepared()).reverse.taxablePaise).toBe(45_000_00);
  });

  test('keeps a voucher of its month, while one of a later month is void by itself', async () => {
    const at = await aLateTenant();
    await at.issue();
    await at.prepared(BEFORE);
    await at.file(BEFORE);
    const made = await at.issued();
    const number = made.voucher?.number ?? '';
    await at.voidVoucher(number);
    expect((await at.issued()).voidVouchers).toHaveLength(1);
    const { restaurantId } = at.house;
    const selfInvoiceId = newId();
    const voucher = { ...made.voucher, issuedAt: startOf(`${BEFORE}-06`) };
    await put(selfInvoices, { restaurantId, selfInvoiceId }, { ...made, voucher } as typeof made);
    const before = await everything();
    const input = { selfInvoiceId, number, reason: 'It was UPI' };
    expect(await reasonOf(voidPaymentVoucher, input, at.house.owner)).toBe('return-filed');
    expect(await everything()).toEqual(before);
  });

  test('keeps the self-invoices that it has', async () => {
    const at = await aLateTenant();
    await at.issue();
    expect(gstr3bOf(await at.prepared(BEFORE)).reverse.taxablePaise).toBe(45_000_00);
    await at.file(BEFORE);
    const before = await everything();
    expect(await at.refusedBack()).toBe('return-filed');
    expect(await everything()).toEqual(before);
  });
});

test('a return reads as many self-invoices as a month has', async () => {
  const at = await aTenant('2026-05-05');
  const { restaurantId } = at.house;
  const one = aSelfInvoice({ taxOn: '2026-05-05', issuedAt: startOf('2026-05-05'), months: ['2026-05'] });
  const all = Array.from({ length: 501 }, (_, n) => ({
    ...one,
    sequence: n + 1,
    number: `SI/26-27/${String(n + 1).padStart(6, '0')}`,
  }));
  await Promise.all(all.map((each) => put(selfInvoices, { restaurantId, selfInvoiceId: newId() }, each)));
  const { tables } = await at.prepared('2026-05');
  expect(tables.issued).toMatchObject([{ nature: 2, first: 1, last: 501, total: 501 }]);
  expect(new Set(tables.reverseCharge?.map(({ number }) => number)).size).toBe(501);
});

describe('a tax of an earlier month', () => {
  const BEFORE = monthOf(addMonths(startOf(`${monthOf(Date.now())}-01`), -1));
  const aTenantUnder = async (
    more: Parameters<typeof aRestaurant>[0],
    day = `${BEFORE}-05`,
    billed = `${BEFORE}-05`,
  ) => {
    const at = await aTenant(day);
    const seller = sellerOf(aRestaurant(more));
    const sale = aSale(1, undefined, { issuedAt: startOf(billed), seller });
    const { restaurantId } = at.house;
    await put(invoices, { restaurantId, invoiceId: '2026-27_INV_000001' }, sale);
    return at;
  };

  test('is owed by the registration that the owner chooses, where the bills around that day disagree', async () => {
    const old = { gstin: '29AAACK7390H1Z7', composition: false };
    const at = await aTenantUnder({ gstin: old.gstin }, `${BEFORE}-05`, `${BEFORE}-03`);
    const before = await everything();
    expect(await at.refused({})).toBe('invalid-input');
    expect(await at.refused({ registration: { ...old, composition: true } })).toBe('changed-meanwhile');
    expect(await everything()).toEqual(before);
    await at.issue({ registration: { gstin: GSTIN, composition: false } });
    expect((await at.issued()).recipient.gstin).toBe(GSTIN);
    const another = await aTenantUnder({ gstin: old.gstin }, `${BEFORE}-05`, `${BEFORE}-03`);
    await another.issue({ registration: old });
    expect((await another.issued()).recipient.gstin).toBe(old.gstin);
  });

  test('is owed by the registration of that time', async () => {
    const gstin = '29AAACK7390H1Z7';
    const at = await aTenantUnder({ gstin });
    await at.issue();
    expect((await at.issued()).recipient).toMatchObject({ gstin, composition: false });
    const now = await aTenantUnder({ gstin }, dateOf(Date.now()));
    await now.issue();
    expect((await now.issued()).recipient.gstin).toBe(GSTIN);
  });

  test('is owed by nobody under the composition scheme, nor before there was a GSTIN', async () => {
    for (const more of [{ composition: true }, { gstin: '' }]) {
      const at = await aTenantUnder(more);
      const before = await everything();
      expect(await at.refused({})).toBe('invalid-input');
      expect(await everything()).toEqual(before);
    }
  });
});

describe('voidSelfInvoice', () => {
  test('frees the expense, which may have another one with the next number', async () => {
    const at = await aTenant();
    await at.issue();
    expect(await at.takeBack()).toEqual({});
    expect(await at.expense()).toEqual(at.rent);
    expect((await at.issued()).voided).toMatchObject({ reason: 'Has a GSTIN' });
    expect((await at.issue({ selfInvoiceId: newId() })).number).toMatch(/000002$/);
    const before = await everything();
    expect(await at.takeBack()).toEqual({});
    expect(await everything()).toEqual(before);
  });

  test('refuses an unknown one', async () => {
    const { owner } = await aHouse({}, { tableCount: 0 });
    const unknown = { selfInvoiceId: newId(), reason: 'Has a GSTIN' };
    expect(await reasonOf(voidSelfInvoice, unknown, owner)).toBe('changed-meanwhile');
  });
});

describe('enterSupplierInvoice', () => {
  const aHaulier = async (more: Partial<Expense> = {}) => {
    const at = await aTenant(dateOf(Date.now()), { vendor: 'Ghat Carriers', ...more });
    const { restaurantId, owner } = at.house;
    const input = {
      selfInvoiceId: newId(),
      expenseId: at.ids.expenseId,
      kind: 'transport' as const,
      supplier: { name: 'Ghat Carriers', address: '4 Dock Road, Mumbai', gstin: '27AAPFU0939F1ZV' },
      paper: { number: 'GTA/77', date: dateOf(Date.now()) },
      registration: { gstin: GSTIN, composition: false },
    };
    const { selfInvoiceId } = input;
    return {
      ...at,
      enter: (more: object = {}) => call(enterSupplierInvoice, { ...input, ...more }, owner),
      refusedEntering: (more: object) => reasonOf(enterSupplierInvoice, { ...input, ...more }, owner),
      entered: () => get(selfInvoices, { restaurantId, selfInvoiceId }),
      takeItBack: () => call(voidSelfInvoice, { selfInvoiceId, reason: 'Wrong date' }, owner),
      input,
    };
  };

  test('owes the tax by the supplier’s number, with a voucher and without a number of the restaurant', async () => {
    const at = await aHaulier();
    expect(await at.enter()).toEqual({ number: 'GTA/77' });
    const before = await everything();
    expect(await at.enter()).toEqual({ number: 'GTA/77' });
    expect(await everything()).toEqual(before);
    expect(await at.entered()).toMatchObject({
      number: 'GTA/77',
      igstPaise: 2_250_00,
      voucher: { sequence: 1 },
    });
    expect((await at.expense()).reverseCharge).toMatchObject({ number: 'GTA/77', taxPaise: 2_250_00 });
    const made = await at.prepared();
    expect(gstr3bOf(made).reverse).toMatchObject({ taxablePaise: 45_000_00, igstPaise: 2_250_00 });
    expect(made.tables.issued).toMatchObject([{ nature: 7, series: 'PV', first: 1, last: 1 }]);
    expect(await auditOf(at.house)).toMatchObject([{ action: 'enterSupplierInvoice' }]);
  });

  test('is refused for rent, for a wrong or the own GSTIN, before its tax falls due, and beside another', async () => {
    const at = await aHaulier();
    const supplier = at.input.supplier;
    expect(await at.refusedEntering({ kind: 'rent' })).toBe('invalid-input');
    expect(await at.refusedEntering({ supplier: { ...supplier, gstin: '27AAPFU0939F1ZW' } })).toBe(
      'invalid-input',
    );
    expect(await at.refusedEntering({ supplier: { ...supplier, gstin: GSTIN } })).toBe('invalid-input');
    await at.enter();
    expect(await at.refusedEntering({ selfInvoiceId: newId() })).toBe('changed-meanwhile');
    const unpaid = await aHaulier({ method: null, dueOn: dateOf(Date.now()) });
    expect(await unpaid.refusedEntering({})).toBe('invalid-input');
  });

  test('refuses another number, date, GSTIN or registration under the same id, and keeps the first', async () => {
    const at = await aHaulier();
    await at.enter();
    const { supplier, paper, registration } = at.input;
    const before = await everything();
    for (const other of [
      { supplier: { ...supplier, gstin: '29AAACK7390H1Z7' } },
      { paper: { ...paper, number: 'GTA/78' } },
      { paper: { ...paper, date: '2026-10-01' } },
      { registration: { ...registration, composition: true } },
    ])
      expect(await at.refusedEntering(other)).toBe('request-id-used');
    expect(await at.enter()).toEqual({ number: 'GTA/77' });
    expect(await everything()).toEqual(before);
  });

  test('is taken back, and entered again under its number', async () => {
    const at = await aHaulier();
    await at.enter();
    await at.prepared();
    await at.takeItBack();
    expect(await at.expense()).toEqual({ ...at.rent });
    expect(await at.refusedEntering({ paper: { ...at.input.paper, number: 'GTA/78' } })).toBe(
      'request-id-used',
    );
    await at.enter({ selfInvoiceId: newId() });
    const { tables } = await at.prepared();
    expect(tables.reverseCharge).toMatchObject([{ number: 'GTA/77' }]);
    expect(tables.issued).toMatchObject([{ nature: 7, first: 1, last: 2, cancelled: 1 }]);
  });

  test('of the wrong registration is taken back and entered under the other one, and both returns are prepared', async () => {
    const month = monthOf(addMonths(startOf(`${monthOf(Date.now())}-01`), -1));
    const at = await aHaulier({ day: `${month}-05`, month });
    const { restaurantId } = at.house;
    const sale = aSale(1, undefined, {
      issuedAt: startOf(`${month}-03`),
      seller: sellerOf(aRestaurant({ composition: true })),
    });
    await put(invoices, { restaurantId, invoiceId: '2026-27_INV_000001' }, sale);
    const paper = { number: 'GTA/77', date: `${month}-04` };
    await at.enter({ paper, registration: { gstin: GSTIN, composition: true } });
    const returnOf = async (isComposition: boolean, of: string) =>
      get(returns, { restaurantId, returnId: returnIdOf({ month: of, gstin: GSTIN, isComposition }) });
    const { prepared: first } = await call(prepareReturn, { month }, at.house.owner);
    const [quarter] = first;
    if (quarter === undefined) throw new Error('No return was prepared.');
    expect((await returnOf(true, quarter.month)).tables.reverseCharge).toMatchObject([{ number: 'GTA/77' }]);
    await at.takeItBack();
    await at.enter({ selfInvoiceId: newId(), paper });
    await call(prepareReturn, { month }, at.house.owner);
    expect((await returnOf(true, quarter.month)).tables.reverseCharge ?? []).toEqual([]);
    expect((await returnOf(false, month)).tables.reverseCharge).toMatchObject([{ number: 'GTA/77' }]);
  });
});
