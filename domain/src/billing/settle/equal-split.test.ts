import { expect, it } from 'vitest';
import { anOrderMoney, aPartPayment } from '../../fixtures/billing.ts';
import { rupees } from '../../money/money.ts';
import { sharesLeft } from './equal-split.ts';

const share = (id: string, rupee: number) => aPartPayment({ id, amountPaise: rupees(rupee), share: true });
const left = (payments: ReturnType<typeof aPartPayment>[], due: number, among = 3) =>
  sharesLeft(anOrderMoney({ payments }), { among, duePaise: rupees(due) }).map((paise) => paise / 100);

it('of ₹95 among three, each pays once, and nobody pays for another (P-SPLIT-1)', () => {
  expect(left([], 95)).toEqual([32, 32, 31]);
  expect(left([share('a', 32)], 63)).toEqual([32, 31]);
  expect(left([share('a', 32), share('b', 32)], 31)).toEqual([31]);
});

it('a part that is no share pays for nobody in particular: the rest is shared', () => {
  expect(left([share('a', 32), aPartPayment({ id: 'b', amountPaise: rupees(20) })], 43)).toEqual([22, 21]);
});

it('once everybody has paid, a further round is one person’s', () => {
  expect(left([share('a', 48), share('b', 47)], 20, 2)).toEqual([20]);
});
