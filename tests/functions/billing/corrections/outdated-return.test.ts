import { correctBill, issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { aReturn } from '@bhoj/domain/fixtures/returns';
import { monthOf } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { aHouse, list, put } from '../../../support/arrange.ts';
import { call } from '../../../support/mount.ts';
import { aSettledBill } from '../../../support/settled.ts';
import type { House } from '../../../support/arrange.ts';

const CASH = { method: 'cash' as const, name: '' };

const credited = async ({ owner }: House, invoiceId: string) => {
  const asked = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason: 'Came cold', refund: CASH };
  return (await call(issueCreditNote, asked, owner)).number;
};

const corrected = async ({ owner }: House, invoiceId: string, to: number) => {
  const right = { line: 0, what: 'price' as const, to };
  const asked = { invoiceId, requestId: newId(), right, reason: 'Old menu', tender: CASH };
  const { credit, debit } = await call(correctBill, asked, owner);
  return (credit ?? debit)?.number;
};

const toldOf = async ({ restaurantId }: House) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);

test('credit and debit notes tell the owner that the prepared return of their month is out of date', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { restaurantId } = house;
  const month = monthOf(Date.now());
  const made = aReturn({ month });
  await put(returns, { restaurantId, returnId: returnIdOf(made) }, made);
  const numbers = [
    await credited(house, (await aSettledBill(house)).invoiceId),
    await corrected(house, (await aSettledBill(house)).invoiceId, 130_00),
    await corrected(house, (await aSettledBill(house)).invoiceId, 110_00),
  ];
  const told = await toldOf(house);
  expect(told).toHaveLength(3);
  for (const number of numbers) expect(told).toContainEqual({ kind: 'return-outdated', month, number });
});

test('a note of a month whose return is not prepared tells nothing', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  await credited(house, (await aSettledBill(house)).invoiceId);
  expect(await toldOf(house)).toEqual([]);
});
