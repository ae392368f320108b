import { creditNotes, debitNotes } from '@bhoj/domain/billing/documents/document.collection';
import { correctBill, issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, anOpenOrder, list, setUp } from '../../../support/arrange.ts';
import { call } from '../../../support/mount.ts';
import { issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ gstin: '27AAPFU0939F1ZV' }, { tableCount: 1 });
});

const numbers = async () => {
  const at = { restaurantId: house.restaurantId };
  const all = [...(await list(creditNotes, at)), ...(await list(debitNotes, at))];
  return all.map(({ number }) => number.replace(/\/\d{2}-\d{2}\//, ' ')).toSorted();
};
const billed = async () => {
  const { orderId } = await anOpenOrder(house);
  return (await issued(settling(orderId), house.captain)).invoiceId;
};
const credit = (invoiceId: string) =>
  call(
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

test('notes are numbered in the series of the settings, each from 1 on; notes from before keep theirs', async () => {
  await credit(await billed());
  await setUp(house, { creditSeries: 'C26', debitSeries: 'D26' });
  await credit(await billed());
  const tender = { method: 'cash' as const, name: '' };
  const right = { line: 0, what: 'price' as const, to: 130_00 };
  await call(
    correctBill,
    { invoiceId: await billed(), requestId: newId(), right, reason: 'Old menu', tender },
    house.owner,
  );
  expect(await numbers()).toEqual(['C26 000001', 'CN 000001', 'D26 000001']);
});

test('a series that numbered bills before it numbers notes goes on, so that no number stands twice', async () => {
  await setUp(house, { invoiceSeries: 'X' });
  const first = await billed();
  await setUp(house, { invoiceSeries: 'INV', creditSeries: 'X' });
  await credit(first);
  expect(await numbers()).toEqual(['X 000002']);
});
