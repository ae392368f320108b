import { vi } from 'vitest';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { paise } from '@bhoj/domain/money/money';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder as anyOrder } from '@bhoj/domain/fixtures/orders';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { SettleActs } from '../state/acts.ts';
import { BillingCounter } from './billing-counter.tsx';

/** Table 01: Meera's two thalis at ₹200 and Saffron's dosa at ₹136. 536.00 + 2 × 13.40 = 562.80, rounded to ₹563. */
export const anOrder = (says: OrderSays = {}): Order =>
  anyOrder({
    partySize: null,
    guests: { a: { label: 'mint', name: 'Meera' }, b: 'saffron' },
    rounds: [
      { by: { kind: 'guest', label: 'mint', id: null }, lines: [lineOf('Thali', 200, { quantity: 2 })] },
      { lines: [lineOf('Masala dosa', 136)] },
    ],
    ...says,
  });

type Acts = { [K in keyof SettleActs]: ReturnType<typeof vi.fn<NonNullable<SettleActs[K]>>> };

/** The server's answers; a test changes them and checks the calls. */
export const someActs = (): Acts => ({
  settle: vi.fn<NonNullable<SettleActs['settle']>>(() =>
    Promise.resolve({ output: { invoice: null, duePaise: paise(0) } }),
  ),
  setBuyer: vi.fn<NonNullable<SettleActs['setBuyer']>>(() => Promise.resolve({ output: {} })),
  offerBuyer: vi.fn<NonNullable<SettleActs['offerBuyer']>>(() =>
    Promise.resolve({ output: { buyer: null } }),
  ),
  enterCode: vi.fn<NonNullable<SettleActs['enterCode']>>(() => Promise.resolve({ output: {} })),
  setComplimentary: vi.fn<NonNullable<SettleActs['setComplimentary']>>(() => Promise.resolve({ output: {} })),
  setDiscount: vi.fn<NonNullable<SettleActs['setDiscount']>>(() => Promise.resolve({ output: {} })),
  applyDeposit: vi.fn<SettleActs['applyDeposit']>(() =>
    Promise.resolve({ output: { appliedPaise: paise(0), leftPaise: paise(0) } }),
  ),
  releaseDeposit: vi.fn<SettleActs['releaseDeposit']>(() => Promise.resolve({ output: {} })),
  returnPayment: vi.fn<NonNullable<SettleActs['returnPayment']>>(() => Promise.resolve({ output: {} })),
  readTills: vi.fn<NonNullable<SettleActs['readTills']>>(() => Promise.resolve({ output: { open: [] } })),
});

/** The counter of an order; by default nothing was paid or taken off. */
export const counter = (
  order: Order,
  acts: SettleActs,
  {
    money = {},
    obstacle = null,
    declared = null,
    isBehind = false,
    tills,
  }: {
    money?: Partial<OrderMoney>;
    obstacle?: string | null;
    declared?: string | null;
    isBehind?: boolean;
    /** The number of tills; missing without cash sessions. */
    tills?: number;
  } = {},
) => (
  <BillingCounter
    orderId="OrderAAAAAAAAAAAAAA1"
    account={{ order, money: anOrderMoney(money) }}
    {...{ acts, obstacle, declared, isBehind }}
    profile={aProfile(tills === undefined ? {} : { tills })}
    place="Table 01"
  />
);
