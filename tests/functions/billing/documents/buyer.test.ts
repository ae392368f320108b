import { nameBuyer, offerBuyer, setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { creditNotes, invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { mergeTables } from '@bhoj/domain/orders/acts/acts.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  everything,
  get,
  joining,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { aDish, anOrderOf, issued, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 2 });
}, 60_000);

const buyer = aBuyer();
const person = aBuyer({ name: 'Meera Iyer', gstin: '', stateCode: '29' });
const moneyOf = (orderId: string) => get(orderMoney, { restaurantId: house.restaurantId, orderId });

/** An order of a guest who left a number. */
async function anOrderWithNumber() {
  const guest = await signInGuest();
  const { restaurantId } = house;
  const input = joining(house, { tableId: 'F1-T01', name: 'Meera', mobile: '9876543210' });
  const { orderId } = await call(joinTable, input, guest);
  await call(placeRound, ordering(house, { orderId }), guest);
  const { customer } = await get(orders, { restaurantId, orderId });
  return { guest, orderId, customerId: customer?.id ?? '' };
}

test('a guest names the buyer on their own order, and it stands on all that is issued for it', async () => {
  const { restaurantId } = house;
  const { guest, orderId } = await anOpenOrder(house);
  await call(nameBuyer, { restaurantId, orderId, buyer, keep: false }, guest);
  expect((await moneyOf(orderId)).buyer).toEqual(buyer);
  const before = await everything();
  await call(nameBuyer, { restaurantId, orderId, buyer, keep: false }, guest);
  expect(await everything()).toEqual(before);

  const { invoiceId } = await issued(settling(orderId), house.captain);
  const invoice = await get(invoices, { restaurantId, invoiceId });
  expect(invoice.particulars).toEqual({ buyer });
  // ₹120 at 5 %: the seller is in Karnataka, the buyer in Maharashtra, and it is CGST 3.00 + SGST 3.00 all the same.
  expect(invoice.bill.taxes).toEqual([{ taxBp: 500, taxablePaise: 12_000, cgstPaise: 300, sgstPaise: 300 }]);
  const money = await moneyOf(orderId);
  expect(money.buyer).toBeNull();
  expect(money.settlements[0]?.particulars).toEqual({ buyer });
  const shared = await call(openSharedBill, { restaurantId, token: invoice.shareToken }, {});
  expect(shared.invoice.particulars).toEqual({ buyer });
  const { business } = await get(days, { restaurantId, day: invoice.businessDay });
  expect(business).toEqual({ count: 1, totalPaise: 12_600 });

  const note = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason: 'Came cold' };
  const refund = { method: 'cash' as const, name: '' };
  const { creditNoteId } = await call(issueCreditNote, { ...note, refund }, house.owner);
  expect((await get(creditNotes, { restaurantId, creditNoteId })).particulars).toEqual({ buyer });
});

test('nobody names the buyer of an order that they have not joined, or that is over', async () => {
  const { restaurantId } = house;
  const { guest, orderId } = await anOpenOrder(house);
  const input = { restaurantId, orderId, buyer, keep: false };
  expect(await reasonOf(nameBuyer, input, await signInGuest())).toBe('not-at-this-table');
  await call(settleBill, settling(orderId), house.captain);
  expect(await reasonOf(nameBuyer, input, guest)).toBe('already-settled');
  expect(await reasonOf(setBuyer, { orderId, buyer, keep: false }, house.captain)).toBe('already-settled');
});

test('a buyer with a wrong GSTIN, or the State of another, is refused with the field', async () => {
  const { orderId } = await anOpenOrder(house);
  const wrong = [
    [aBuyer({ gstin: '27AAPFU0939F1ZU' }), 'buyer.gstin'],
    [aBuyer({ stateCode: '29' }), 'buyer.stateCode'],
    [aBuyer({ address: ' ' }), 'buyer.address'],
  ] as const;
  for (const [typed, field] of wrong) {
    const input = { orderId, buyer: typed, keep: false };
    expect(await tryCall(setBuyer, input, house.captain)).toMatchObject({
      reason: 'invalid-input',
      details: { fields: [field] },
    });
  }
});

test('nobody makes a bill out to the restaurant’s own GSTIN; an embassy’s UIN is taken', async () => {
  const { restaurantId } = house;
  const { guest, orderId } = await anOpenOrder(house);
  const { gstin } = await get(documentSettings, { restaurantId });
  const own = aBuyer({ gstin, stateCode: gstin.slice(0, 2) });
  expect(await reasonOf(setBuyer, { orderId, buyer: own, keep: false }, house.captain)).toBe(
    'buyer-is-seller',
  );
  expect(await reasonOf(nameBuyer, { restaurantId, orderId, buyer: own, keep: false }, guest)).toBe(
    'buyer-is-seller',
  );
  const embassy = aBuyer({ gstin: '0717USA00001UN7', stateCode: '07' });
  await call(setBuyer, { orderId, buyer: embassy, keep: false }, house.captain);
  const { invoiceId } = await issued(settling(orderId), house.captain);
  expect((await get(invoices, { restaurantId, invoiceId })).particulars.buyer).toEqual(embassy);
});

test('a member names it and takes it off again; the audit says so without the name', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(setBuyer, { orderId, buyer, keep: false }, house.captain);
  await call(setBuyer, { orderId, buyer: null, keep: false }, house.owner);
  expect((await moneyOf(orderId)).buyer).toBeNull();
  const audit = (await auditOf(house)).filter(({ action }) => action === 'setBuyer');
  expect(
    audit.map(({ details }) => details).toSorted((a, b) => Number(b['named']) - Number(a['named'])),
  ).toEqual([
    { orderId, named: true, isBusiness: true },
    { orderId, named: false, isBusiness: false },
  ]);
});

describe('for the next time', () => {
  test('a buyer is kept by consent, offered, and never put on by itself', async () => {
    const { restaurantId } = house;
    const { guest, orderId, customerId } = await anOrderWithNumber();
    await call(nameBuyer, { restaurantId, orderId, buyer, keep: true }, guest);
    const kept = await get(customers, { restaurantId, customerId });
    expect(kept.company).toMatchObject({ ...buyer, consent: { purpose: 'bill', version: 1 } });
    await call(settleBill, settling(orderId), house.captain);

    const again = await anOrderWithNumber();
    expect(again.customerId).toBe(customerId);
    expect(await call(offerBuyer, { orderId: again.orderId }, house.captain)).toEqual({ buyer });
    const { invoiceId } = await issued(settling(again.orderId), house.captain);
    expect((await get(invoices, { restaurantId, invoiceId })).particulars).toEqual({ buyer: null });
  });

  test('a guest’s phone changes no record of an earlier visit, and a captain does', async () => {
    const { restaurantId } = house;
    const first = await anOrderWithNumber();
    await call(settleBill, settling(first.orderId), house.captain);
    const { guest, orderId, customerId } = await anOrderWithNumber();
    await call(nameBuyer, { restaurantId, orderId, buyer, keep: true }, guest);
    expect((await get(customers, { restaurantId, customerId })).company).toBeNull();
    await call(setBuyer, { orderId, buyer, keep: true }, house.captain);
    expect((await get(customers, { restaurantId, customerId })).company).toMatchObject(buyer);
  });

  test('without consent, or without a number, nothing is kept', async () => {
    const { restaurantId } = house;
    const { guest, orderId, customerId } = await anOrderWithNumber();
    await call(nameBuyer, { restaurantId, orderId, buyer, keep: false }, guest);
    expect((await get(customers, { restaurantId, customerId })).company).toBeNull();
    expect(await call(offerBuyer, { orderId }, house.captain)).toEqual({ buyer: null });
    const other = await anOpenOrder(house, 'F1-T02');
    await call(setBuyer, { orderId: other.orderId, buyer, keep: true }, house.captain);
    expect(await call(offerBuyer, { orderId: other.orderId }, house.captain)).toEqual({ buyer: null });
  });
});

test('₹50,000 before tax to nobody by name is refused, and issued once the guest is named', async () => {
  // 500 thalis at ₹100 are ₹50,000 taxable; with 2.5 % twice, ₹52,500.
  const orderId = await anOrderOf(house, [aDish('Thali', 100_00, { quantity: 500 })]);
  const pays = () => settling(orderId, { payments: [tender('upi', 52_500_00)] });
  expect(await tryCall(settleBill, pays(), house.captain)).toMatchObject({
    reason: 'document-wrong',
    details: { faults: ['buyer-missing'] },
  });
  await call(setBuyer, { orderId, buyer: person, keep: false }, house.captain);
  const { bill } = await issued(pays(), house.captain);
  expect(bill.totalPaise).toBe(52_500_00);
});

test('VAT on liquor without a VAT TIN is refused', async () => {
  const dry = await aHouse({ vatTin: '' }, { tableCount: 1 });
  const beer = aDish('Beer', 300_00, { taxClass: 'liquor', taxBp: 2_000 });
  const orderId = await anOrderOf(dry, [beer]);
  // ₹300 and 20 % VAT of ₹60.
  expect(
    await tryCall(settleBill, settling(orderId, { payments: [tender('upi', 360_00)] }), dry.captain),
  ).toMatchObject({ reason: 'document-wrong', details: { faults: ['vat-tin'] } });
});

test('a buyer goes along when tables are merged, and when a void bill is billed again', async () => {
  const { restaurantId } = house;
  const { guest, orderId } = await anOpenOrder(house);
  await call(nameBuyer, { restaurantId, orderId, buyer, keep: false }, guest);
  const into = ordering(house, { tableId: 'F1-T02' });
  await call(placeRound, into, house.captain);
  await call(mergeTables, { fromOrderId: orderId, intoOrderId: into.orderId }, house.captain);
  expect((await moneyOf(into.orderId)).buyer).toEqual(buyer);

  const paid = settling(into.orderId, { seenRounds: 2, payments: [tender('upi', paise(252_00))] });
  const { invoiceId } = await issued(paid, house.captain);
  const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: true };
  const { orderId: again } = await call(voidBill, input, house.owner);
  expect((await moneyOf(again ?? '')).buyer).toEqual(buyer);
});
