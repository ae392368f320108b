import fc from 'fast-check';
import { aDiscount } from '@bhoj/domain/fixtures/billing';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { goods, milk, rum } from './issue.ts';
import type { Worked } from './issue.ts';

interface Seller {
  readonly is: Partial<WholeRestaurant>;
  readonly rate: number;
}

const at18 = { taxSettings: { enabled: true, percentage: 18 } } as const;
/** Sellers of every kind: at 5 % and 18 %, in a Union Territory, under composition, without GST. */
const SELLERS: readonly Seller[] = [
  { is: {}, rate: 500 },
  { is: { pricesIncludeTax: true }, rate: 500 },
  { is: at18, rate: 1800 },
  { is: { ...at18, pricesIncludeTax: true }, rate: 1800 },
  { is: { gstin: '04AAGCB7383J1ZG' }, rate: 500 },
  { is: { composition: true }, rate: 500 },
  { is: { gstin: '', taxSettings: { enabled: false, percentage: 5 } }, rate: 500 },
];

/** An evening, the last second of a financial year, the first of the next, and a bill after midnight. */
const TIMES = [
  Date.UTC(2026, 10, 20, 14, 30),
  Date.UTC(2027, 2, 31, 18, 29, 59),
  Date.UTC(2027, 2, 31, 18, 30),
  Date.UTC(2026, 10, 30, 20),
];

type Taxed = Pick<PricedLine, 'taxClass' | 'taxBp'> & { readonly hsn?: string };

function lineFor({ is, rate }: Seller): fc.Arbitrary<PricedLine> {
  const dish: Taxed = { taxClass: 'standard', taxBp: rate };
  const others: Taxed[] = [milk, goods(500), goods(1800, '180690'), goods(4000, '22021010')];
  const kinds = is.composition === true ? [dish, ...others] : [dish, dish, ...others, rum];
  return fc
    .record({
      name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Kheer'),
      taxed: fc.constantFrom(...kinds),
      unitPaise: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 90_000 })),
      quantity: fc.integer({ min: 1, max: 4 }),
      categoryId: fc.constantFrom('starters', 'mains'),
      packing: fc.constantFrom(0, 0, 5_00, 7_53),
      isOnOffer: fc.boolean(),
    })
    .map(({ name, taxed, unitPaise, quantity, categoryId, packing, isOnOffer }) => {
      const offer = { id: 'happy', name: 'Happy hour', percentBp: 2_000, discounts: unitPaise % 2 === 0 };
      return lineOf(name, 1, {
        ...taxed,
        unitPaise: paise(unitPaise),
        quantity,
        categoryId,
        ...(packing > 0 && { packingPaise: paise(packing) }),
        ...(isOnOffer && { offer: { ...offer, fullPaise: paise(unitPaise * 2) } }),
        ...(is.pricesIncludeTax === true && taxed.taxBp > 0 && { taxIncluded: true as const }),
      });
    });
}

const money: fc.Arbitrary<Partial<OrderMoney>> = fc
  .record({
    discount: fc.constantFrom(
      null,
      aDiscount({ kind: 'percent', value: 1_000 }),
      aDiscount({ kind: 'percent', value: 3_333, covers: 'food' }),
      aDiscount({ kind: 'percent', value: 1_500, categories: [{ id: 'starters', name: 'Starters' }] }),
      aDiscount({
        kind: 'percent',
        value: 2_500,
        capPaise: paise(50_00),
        code: { id: 'DIWALI', entry: 'E' },
      }),
      aDiscount({ kind: 'amount', value: 33_33 }),
    ),
    isFree: fc.boolean(),
  })
  .map(({ discount, isFree }) => ({
    discount,
    complimentary: isFree ? { '1-2': { reason: 'Came late', by: ASHA } } : {},
  }));

/** An order of any restaurant, settled in parts: first a portion or two of each named line, then the rest. */
export const anyCase: fc.Arbitrary<Worked> = fc.constantFrom(...SELLERS).chain((seller) =>
  fc
    .record({
      lines: fc.array(lineFor(seller), { minLength: 2, maxLength: 5 }),
      type: fc.constantFrom(
        'dine-in' as const,
        'takeaway' as const,
        'delivery' as const,
        'room-service' as const,
      ),
      money,
      at: fc.constantFrom(...TIMES),
      isSplit: fc.boolean(),
    })
    .map(({ lines, type, isSplit, ...rest }) => ({
      ...rest,
      what: '',
      type,
      lines,
      seller: { ...seller.is, packingPaise: paise(12_50) },
      deliveryPaise: type === 'delivery' ? 40_00 : 0,
      parts: isSplit ? [{ '1-1': 1 }, null] : [null],
      gives: [],
    })),
);
