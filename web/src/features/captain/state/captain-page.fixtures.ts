import { paidAccount } from '@bhoj/domain/fixtures/billing';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { anOrder as anyOrder, aPendingRound, RAVI } from '@bhoj/domain/fixtures/orders';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { aTable as anyTable } from '@bhoj/domain/fixtures/tables';
import { paise } from '@bhoj/domain/money/money';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';

// A small restaurant for tests of the captain's page.

const SEATED = NOW - 5 * 60_000;

export const PROFILE = aProfile();

export const MENU = aMenu({
  version: 7,
  categories: [aCategory({ id: 'all', name: 'Everything' })],
  items: [
    dishOf('Paneer Tikka', 249, { id: 'tikka', categoryId: 'all' }),
    dishOf('Dal Makhani', 287, { id: 'dal', categoryId: 'all' }),
    dishOf('Masala Chai', 40, { id: 'chai', categoryId: 'all' }),
  ],
});

/** An open order of F1-T01: paneer and dal, once per round. */
export const anOrder = (rounds = 1): Order =>
  anyOrder({
    at: SEATED,
    partySize: null,
    guests: {},
    rounds: Array.from({ length: rounds }, () => ({
      by: RAVI,
      lines: [
        lineOf('Paneer Tikka', 249, { itemId: 'tikka' }),
        lineOf('Dal Makhani', 287, { itemId: 'dal' }),
      ],
    })),
  });

/** The order and its money after it was paid in cash. */
export const settled = (order: Order, requestId = 'q1'): Account => paidAccount(order, { requestId });

/** A table by its id; with an open order, occupied for five minutes. */
export function aTable(id: string, { open }: { open?: string } = {}): Table {
  const [floor = '1', n = '1'] = id.slice(1).split('-T');
  const at = { floor: Number(floor), n: Number(n) };
  return open === undefined
    ? anyTable(at)
    : anyTable({ ...at, order: open, occupiedAt: SEATED, totalPrice: 536 });
}

export const aFloor = (): Table[] => [aTable('F1-T01'), aTable('F1-T02')];

/** A round of two chai that waits for a captain. */
export const PENDING = aPendingRound({
  selections: [{ itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' }],
  subtotalPaise: paise(80_00),
  expireAt: NOW + 60_000,
});
