import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, anOpenOrder, get } from '../../../support/arrange.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

const VISITOR = {};
let house: House;
let invoiceId: string;
let token: string;

/** Settles one dosa with GST: ₹126 in cash. */
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
  const { orderId } = await anOpenOrder(house);
  ({ invoiceId } = await issued(settling(orderId), house.captain));
  token = (await get(invoices, { restaurantId: house.restaurantId, invoiceId })).shareToken;
});

const open = () => call(openSharedBill, { restaurantId: house.restaurantId, token }, VISITOR);

test('opens as issued to anybody who has the token, and shows nothing else', async () => {
  const { shareToken: _, ...stored } = await get(invoices, { restaurantId: house.restaurantId, invoiceId });
  const { invoice, isVoid, creditNotes } = await open();
  expect(invoice.bill).toEqual(stored.bill);
  expect(invoice.payments).toEqual(stored.payments);
  expect(Object.keys(invoice).toSorted()).toEqual([
    'bill',
    'customerName',
    'issuedAt',
    'number',
    'particulars',
    'payments',
    'sac',
    'seller',
    'tableId',
  ]);
  expect(isVoid).toBe(false);
  expect(creditNotes).toEqual([]);
});

test('opens to nobody without the token, or with one of another restaurant', async () => {
  const other = await aHouse({}, { tableCount: 0 });
  const wrong = { restaurantId: house.restaurantId, token: newShareToken() };
  const elsewhere = { restaurantId: other.restaurantId, token };
  for (const input of [wrong, elsewhere]) {
    expect(await reasonOf(openSharedBill, input, VISITOR)).toBe('invoice-not-found');
  }
  const empty = { restaurantId: house.restaurantId, token: '' };
  expect(await reasonOf(openSharedBill, empty, VISITOR)).toBe('invalid-input');
});

test('says that it was voided', async () => {
  const reason = 'Charged to the wrong table';
  await call(voidBill, { invoiceId, requestId: newId(), reason, billAgain: false }, house.owner);
  expect((await open()).isVoid).toBe(true);
});

test('shows the credit notes against it', async () => {
  await call(
    issueCreditNote,
    {
      invoiceId,
      requestId: newId(),
      portions: { '0': 1 },
      reason: 'Came cold',
      refund: { method: 'cash', name: '' },
    },
    house.owner,
  );
  const { creditNotes } = await open();
  expect(creditNotes).toMatchObject([{ number: expect.stringMatching(/^CN\//), reason: 'Came cold' }]);
  expect(creditNotes[0]?.bill.totalPaise).toBe(12_600);
});
