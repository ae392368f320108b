import { describe, expect, it } from 'vitest';
import { anOrderMoney, aSettlement, aDiscount } from '../../fixtures/billing.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { UNUSED } from '../shape/discount.schema.ts';
import { orderMoneySchema } from '../shape/order-money.schema.ts';
import {
  earlierMoneyOf,
  moneyOf,
  NO_MONEY,
  withDocumentFacts,
  withoutBuyer,
  withoutComplimentary,
  withoutParticulars,
  withOutsideLines,
} from './order-money.ts';

const discount = { kind: 'percent', value: 1_000 };
const bill = { kind: 'bill-of-supply', lines: [], totalPaise: 400_00 };
const seller = { name: 'Spice Route', gstin: '' };

/** A stored value from before these fields were kept. */
const without = (stored: object, ...fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => !fields.includes(field)));

describe('the money of an order, one version later', () => {
  it('2 says what its documents bill and to whom, what they used of a discount, and how parts went back', () => {
    const money = { discount, returnedPayments: ['p1'], settlements: [{ number: 'A', bill, seller }], n: 1 };
    expect(withDocumentFacts(money)).toEqual({
      n: 1,
      discount: { ...discount, used: UNUSED },
      returnedPayments: [{ id: 'p1', returned: null }],
      settlements: [
        {
          number: 'A',
          bill,
          portions: null,
          discount: null,
          issuedTo: null,
          sac: '996331',
          seller: { ...seller, composition: 'foot', stateTax: 'SGST' },
        },
      ],
    });
    expect(withDocumentFacts({ ...money, discount: null })).toMatchObject({ discount: null });
  });

  it('2 prints a tax invoice under no scheme', () => {
    const settlements = [{ bill: { ...bill, kind: 'tax-invoice' }, seller }];
    expect(withDocumentFacts({ discount: null, returnedPayments: [], settlements })).toMatchObject({
      settlements: [{ seller: { composition: 'no' } }],
    });
  });

  it('3 has discounts on every line, and documents that count towards nobody’s totals', () => {
    const money = {
      discount,
      settlements: [
        { number: 'A', discount },
        { number: 'B', discount: null },
      ],
      n: 1,
    };
    expect(withOutsideLines(money)).toEqual({
      n: 1,
      discount: { ...discount, outside: [] },
      settlements: [
        { number: 'A', discount: { ...discount, outside: [] }, customer: null },
        { number: 'B', discount: null, customer: null },
      ],
    });
    expect(withOutsideLines({ ...money, discount: null })).toMatchObject({ discount: null });
  });

  it('4 knows no buyer, and no VAT TIN of its seller', () => {
    expect(withoutBuyer({ n: 1, settlements: [{ number: 'A', seller }] })).toEqual({
      n: 1,
      buyer: null,
      settlements: [{ number: 'A', particulars: null, seller: { ...seller, vatTin: '' } }],
    });
    const known = { particulars: { buyer: null }, seller: { vatTin: '29' } };
    expect(withoutParticulars(known)).toEqual(known);
  });

  it('5 has nothing complimentary, and discounts on everything', () => {
    const everything = { ...discount, covers: 'everything', capPaise: null, code: null };
    const money = {
      discount,
      settlements: [
        { number: 'A', discount },
        { number: 'B', discount: null },
      ],
      n: 1,
    };
    expect(withoutComplimentary(money)).toEqual({
      n: 1,
      complimentary: {},
      discount: everything,
      settlements: [
        { number: 'A', complimentary: {}, discount: everything },
        { number: 'B', complimentary: {}, discount: null },
      ],
    });
    expect(withoutComplimentary({ ...money, discount: null })).toMatchObject({ discount: null });
  });
});

describe('the money that an order itself stored', () => {
  const settled = aSettlement(anOrder(), {
    portions: null,
    issuedTo: null,
    customer: null,
    particulars: null,
  });
  const encoded = orderMoneySchema.encode(anOrderMoney({ settlements: [settled] }));
  const stored = {
    discount: null,
    payments: [],
    partRequests: {},
    returnedPayments: ['p1'],
    settlements: encoded.settlements.map((one) => ({
      ...without(one, 'particulars', 'customer', 'complimentary'),
      seller: { name: 'Spice Route', legalName: '', address: '', phone: '', gstin: '', fssai: '' },
      bill: {
        ...one.bill,
        lines: one.bill.lines.map((line) => ({
          ...without(line, 'itemId', 'variantId', 'otherNames'),
          nameHi: line.name === 'Idli' ? 'इडली' : null,
        })),
      },
      payments: [{ method: 'cash', amountPaise: 378_00, receivedPaise: 378_00 }],
    })),
  };

  const keeping = (earlierMoney: Record<string, unknown> | null) => ({ billing: { earlierMoney } });

  it('is upgraded to the money of today', () => {
    const money = earlierMoneyOf(keeping(stored));
    expect(money).toMatchObject({
      buyer: null,
      complimentary: {},
      discount: null,
      returnedPayments: [{ id: 'p1', returned: null }],
      settlements: [
        {
          customer: null,
          complimentary: {},
          particulars: null,
          seller: { vatTin: '', composition: 'no', stateTax: 'SGST' },
          payments: [{ method: 'cash', tipPaise: 0, name: '' }],
        },
      ],
    });
    const lines = money?.settlements[0]?.bill.lines ?? [];
    expect(lines.map(({ itemId, name, otherNames }) => [itemId, name, otherNames])).toEqual([
      [null, 'Masala dosa', {}],
      [null, 'Idli', { hi: 'इडली' }],
      [null, 'Vada', {}],
    ]);
  });

  it('keeps a discount, on everything, by somebody of whom only the name was kept', () => {
    const early = without(aDiscount(), 'used', 'outside', 'covers', 'capPaise', 'code');
    const by = { kind: 'owner', label: 'Asha' };
    expect(earlierMoneyOf(keeping({ ...stored, discount: { ...early, by } }))?.discount).toEqual(
      aDiscount({ by: { kind: 'owner', label: 'Asha', id: null }, outside: [] }),
    );
  });

  it('is read where the order has no document of money, and there is none without either', () => {
    const money = anOrderMoney({ complimentary: {} });
    expect(moneyOf(keeping(stored), money)).toBe(money);
    expect(moneyOf(keeping(stored), null)).toEqual(earlierMoneyOf(keeping(stored)));
    expect(moneyOf(keeping(null), null)).toBe(NO_MONEY);
    expect(earlierMoneyOf(keeping(null))).toBeNull();
  });
});
