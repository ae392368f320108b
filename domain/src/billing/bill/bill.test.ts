import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge } from '../../fixtures/billing.ts';
import { bearsGst } from '../../menu/shape/tax-class.ts';
import { paise, sum } from '../../money/money.ts';
import { DEFAULT_TAX } from '../../restaurant/restaurant.schema.ts';
import { computeBill, taxOf } from './bill.ts';
import { billSchema } from '../shape/bill.schema.ts';
import { DOCUMENT_KINDS, documentKind } from '../shape/document-kind.ts';
import type { Bill, Charge } from './bill.ts';
import type { DocumentKind } from '../shape/document-kind.ts';

const charge: fc.Arbitrary<Charge> = fc
  .record({
    name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Lassi', 'Old Monk', 'Biryani'),
    otherNames: fc.constantFrom({}, { hi: 'दाल' }),
    detail: fc.constantFrom('', 'Half', 'Half, Extra cheese'),
    quantity: fc.integer({ min: 1, max: 99 }),
    // Includes one paisa, round prices and odd prices
    unitPaise: fc.oneof(fc.constantFrom(1, 99, 100, 12_345), fc.nat({ max: 5_000_00 })).map(paise),
    taxClass: fc.constantFrom('standard', 'goods', 'exempt', 'liquor'),
    taxBp: fc.constantFrom(0, 25, 500, 525, 1800, 2200),
  })
  .map((c) => aCharge({ ...c, taxBp: c.taxClass === 'exempt' ? 0 : c.taxBp }));

interface Case {
  charges: Charge[];
  kind: DocumentKind;
  discountPaise: ReturnType<typeof paise>;
}
/** Charges with a discount between nothing and the whole subtotal. */
const bills: fc.Arbitrary<Case> = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 40 }),
    fc.constantFrom(...DOCUMENT_KINDS),
    fc.constantFrom(0, 0.1, 1 / 3, 0.999, 1),
  )
  .map(([charges, kind, share]) => {
    const subtotal = charges.reduce((a, c) => a + c.unitPaise * c.quantity, 0);
    return { charges, kind, discountPaise: paise(Math.floor(subtotal * share)) };
  });

const billed = ({ charges, kind, discountPaise }: Case) => computeBill(charges, { kind, discountPaise });

/** n ÷ d to the nearest whole number, half up, for n ≥ 0. Written differently from the code under test on purpose. */
function nearest(n: bigint, d: bigint): bigint {
  const whole = n / d;
  return 2n * (n - whole * d) >= d ? whole + 1n : whole;
}

/** The taxable value of some lines, added up per rate in BigInt. */
function taxableByRate(lines: Bill['lines']): Map<number, bigint> {
  const totals = new Map<number, bigint>();
  for (const line of lines) {
    totals.set(line.taxBp, (totals.get(line.taxBp) ?? 0n) + BigInt(line.taxablePaise));
  }
  return totals;
}

describe('a bill checked against figures worked out by hand', () => {
  it('is right for ₹1,247.00 at 5 %', () => {
    const bill = computeBill([aCharge({ unitPaise: paise(1_247_00) })], { kind: 'tax-invoice' });
    // 2.5 % of 1247.00 = 31.175 → 31.18 each; 1247.00 + 62.36 = 1309.36 → −0.36 → 1309
    expect(bill.taxes).toEqual([{ taxBp: 500, taxablePaise: 1_247_00, cgstPaise: 31_18, sgstPaise: 31_18 }]);
    expect(bill.roundOffPaise).toBe(-36);
    expect(bill.totalPaise).toBe(1_309_00);
    expect(taxOf(bill)).toBe(62_36);
  });

  it('is right for dishes, water and beer with a discount', () => {
    const bill = computeBill(
      [
        aCharge({ name: 'Butter chicken', unitPaise: paise(420_00), quantity: 2 }),
        aCharge({ name: 'Butter naan', unitPaise: paise(55_00), quantity: 6 }),
        aCharge({ name: 'Milk', unitPaise: paise(30_00), quantity: 1, taxClass: 'exempt', taxBp: 0 }),
        aCharge({ name: 'Beer', unitPaise: paise(300_00), quantity: 2, taxClass: 'liquor', taxBp: 2000 }),
      ],
      { kind: 'tax-invoice', discountPaise: paise(180_00) },
    );
    // 840 + 330 + 30 + 600 = 1800; 10 % off each: 84, 33, 3, 60
    expect(bill.subtotalPaise).toBe(1_800_00);
    expect(bill.lines.map((line) => line.discountPaise)).toEqual([84_00, 33_00, 3_00, 60_00]);
    // Milk is exempt: it has no tax entry at all, not an entry of 0 %.
    expect(bill.taxes).toEqual([{ taxBp: 500, taxablePaise: 1_053_00, cgstPaise: 26_33, sgstPaise: 26_33 }]);
    expect(bill.vat).toEqual([{ taxBp: 2000, taxablePaise: 540_00, vatPaise: 108_00 }]);
    // 1620 + 52.66 + 108 = 1780.66 → +0.34 → 1781
    expect(bill.roundOffPaise).toBe(34);
    expect(bill.totalPaise).toBe(1_781_00);
  });

  it('taxes the sum of the lines, not each line', () => {
    // Three lines of ₹0.99 at 5 %. Taxed line by line, CGST is 2.475 → 2 paise each, 6 in all; taxed once on ₹2.97, it is 7.425 →
    // 7 paise.
    const bill = computeBill(
      ['A', 'B', 'C'].map((name) => aCharge({ name, unitPaise: paise(99) })),
      { kind: 'tax-invoice' },
    );
    expect(bill.taxes[0]?.cgstPaise).toBe(7);
  });

  it('halves a rate with an odd number of basis points exactly', () => {
    // 5.25 % of ₹100: each half is 2.625 → 2.63, not a percentage rounded to 2.62 or 2.63 first
    const bill = computeBill([aCharge({ taxBp: 525 })], { kind: 'tax-invoice' });
    expect(bill.taxes[0]).toMatchObject({ cgstPaise: 263, sgstPaise: 263 });
  });

  it('is right for one paisa', () => {
    const bill = computeBill([aCharge({ unitPaise: paise(1) })], { kind: 'tax-invoice' });
    expect(bill).toMatchObject({ subtotalPaise: 1, roundOffPaise: -1, totalPaise: 0 });
  });

  it('rounds fifty paise up to the rupee', () => {
    const bill = computeBill([aCharge({ unitPaise: paise(10_50) })], { kind: 'bill' });
    expect(bill).toMatchObject({ roundOffPaise: 50, totalPaise: 11_00 });
  });

  it('is right for a single dish that is free', () => {
    const bill = computeBill([aCharge()], { kind: 'tax-invoice', discountPaise: paise(100_00) });
    expect(bill).toMatchObject({ discountPaise: 100_00, roundOffPaise: 0, totalPaise: 0 });
  });

  it('is right for three hundred lines in three tax classes', () => {
    const classes = ['standard', 'exempt', 'liquor'] as const;
    const charges = Array.from({ length: 300 }, (_, i) => {
      const taxClass = classes[i % 3] ?? 'standard';
      return aCharge({
        name: `Dish ${i}`,
        unitPaise: paise(99 + i),
        taxClass,
        taxBp: taxClass === 'standard' ? 500 : taxClass === 'liquor' ? 2000 : 0,
      });
    });
    const bill = computeBill(charges, { kind: 'tax-invoice' });
    expect(bill.lines).toHaveLength(300);
    // 300 × 99 + (0 + … + 299) = 29 700 + 44 850
    expect(bill.subtotalPaise).toBe(745_50);
    // i ≡ 0: 100 × 99 + 14 850 = 24 750; i ≡ 1: 24 850; i ≡ 2: 24 950
    expect(bill.taxes).toEqual([
      // 2.5 % of 247.50 = 6.1875
      { taxBp: 500, taxablePaise: 247_50, cgstPaise: 6_19, sgstPaise: 6_19 },
    ]);
    expect(bill.vat).toEqual([{ taxBp: 2000, taxablePaise: 249_50, vatPaise: 49_90 }]);
    // 745.50 + 12.38 + 49.90 = 807.78
    expect(bill).toMatchObject({ roundOffPaise: 22, totalPaise: 808_00 });
  });
});

describe('lines of a bill', () => {
  it('merge the same dish of several rounds, even with other dishes in between', () => {
    const bill = computeBill([aCharge(), aCharge({ name: 'Naan' }), aCharge({ quantity: 2 })], {
      kind: 'bill',
    });
    expect(bill.lines.map((line) => [line.name, line.quantity, line.amountPaise])).toEqual([
      ['Dal', 3, 300_00],
      ['Naan', 1, 100_00],
    ]);
  });

  it.each([
    ['price', { unitPaise: paise(120_00) }],
    ['variant', { detail: 'Half' }],
    ['rate', { taxBp: 1800 }],
    ['class', { taxClass: 'liquor' as const }],
  ])('stay apart where the %s differs', (_, over) => {
    expect(computeBill([aCharge(), aCharge(over)], { kind: 'tax-invoice' }).lines).toHaveLength(2);
  });

  it('merge when only the tax rate differs and the document charges no GST', () => {
    const charges = [aCharge(), aCharge({ taxBp: 1800 })];
    expect(computeBill(charges, { kind: 'bill' }).lines).toMatchObject([{ quantity: 2, taxBp: 0 }]);
  });

  it('merge when the dish was translated between two rounds', () => {
    expect(
      computeBill([aCharge(), aCharge({ otherNames: { hi: 'पनीर' } })], { kind: 'bill' }).lines,
    ).toHaveLength(1);
  });
});

describe('every bill', () => {
  it('fits its schema', () => {
    fc.assert(fc.property(bills, (b) => billSchema.safeParse(billed(b)).success));
  });

  it('has a whole rupee total, at most fifty paise from the exact sum', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed(b);
        expect(bill.totalPaise % 100).toBe(0);
        expect(Math.abs(bill.roundOffPaise)).toBeLessThanOrEqual(50);
        expect(bill.subtotalPaise - bill.discountPaise + taxOf(bill) + bill.roundOffPaise).toBe(
          bill.totalPaise,
        );
        expect(bill.totalPaise).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has lines that add up to its subtotal, discount and taxable value', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed(b);
        expect(sum(bill.lines.map((l) => l.amountPaise))).toBe(bill.subtotalPaise);
        expect(sum(bill.lines.map((l) => l.discountPaise))).toBe(bill.discountPaise);
        expect(sum(bill.lines.map((l) => l.taxablePaise))).toBe(bill.subtotalPaise - bill.discountPaise);
        for (const line of bill.lines) {
          expect(line.amountPaise).toBe(line.unitPaise * line.quantity);
          expect(line.taxablePaise).toBe(line.amountPaise - line.discountPaise);
          expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('gives each line its share of the discount, to the paisa', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed(b);
        for (const line of bill.lines) {
          const error =
            BigInt(line.discountPaise) * BigInt(bill.subtotalPaise) -
            BigInt(bill.discountPaise) * BigInt(line.amountPaise);
          expect(error < 0n ? -error : error).toBeLessThanOrEqual(BigInt(bill.subtotalPaise));
        }
      }),
    );
  });

  it('halves GST into CGST and SGST, each rounded once per rate', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed({ ...b, kind: 'tax-invoice' });
        const expected = [...taxableByRate(bill.lines.filter((l) => bearsGst(l.taxClass)))]
          .toSorted(([x], [y]) => x - y)
          .map(([taxBp, taxable]) => {
            const half = Number(nearest(taxable * BigInt(taxBp), 20_000n));
            return { taxBp, taxablePaise: Number(taxable), cgstPaise: half, sgstPaise: half };
          });
        expect(bill.taxes).toEqual(expected);
      }),
    );
  });

  it('keeps liquor outside GST with its own VAT, for every kind of document', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed(b);
        const expected = [...taxableByRate(bill.lines.filter((l) => l.taxClass === 'liquor'))]
          .toSorted(([x], [y]) => x - y)
          .map(([taxBp, taxable]) => ({
            taxBp,
            taxablePaise: Number(taxable),
            vatPaise: Number(nearest(taxable * BigInt(taxBp), 10_000n)),
          }));
        expect(bill.vat).toEqual(expected);
      }),
    );
  });

  it.each(['bill', 'bill-of-supply'] as const)('of kind %s charges no GST and names no GST rate', (kind) => {
    fc.assert(
      fc.property(bills, (b) => {
        const bill = billed({ ...b, kind });
        expect(bill.taxes).toEqual([]);
        for (const line of bill.lines) if (line.taxClass !== 'liquor') expect(line.taxBp).toBe(0);
      }),
    );
  });

  it('has the same totals in whatever order its rounds came', () => {
    const shuffled = bills.chain((b) =>
      fc.tuple(
        fc.constant(b),
        fc.shuffledSubarray(b.charges, { minLength: b.charges.length, maxLength: b.charges.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([b, charges]) => {
        const { lines: _, ...amounts } = billed(b);
        expect(billed({ ...b, charges })).toMatchObject(amounts);
      }),
    );
  });

  it('has the same totals whether a dish was ordered at once or one by one', () => {
    fc.assert(
      fc.property(bills, (b) => {
        const charges = b.charges.flatMap((c) =>
          c.quantity > 1
            ? [
                { ...c, quantity: 1 },
                { ...c, quantity: c.quantity - 1 },
              ]
            : [c],
        );
        expect(billed({ ...b, charges })).toEqual(billed(b));
      }),
    );
  });
});

it('gives a left-over paisa of discount to the same line in either order', () => {
  const food = aCharge({ name: 'Food', unitPaise: paise(1_50), taxBp: 1800 });
  const drink = aCharge({ name: 'Drink', unitPaise: paise(1_50), taxClass: 'liquor', taxBp: 0 });
  const share = (charges: Charge[]) =>
    computeBill(charges, { kind: 'tax-invoice', discountPaise: paise(1) }).lines.find(
      (l) => l.name === 'Food',
    )?.discountPaise;
  expect(share([food, drink])).toBe(share([drink, food]));
});

it.each([-1, 100_01])('refuses a discount of %d paise on ₹100', (discount) => {
  expect(() => computeBill([aCharge()], { kind: 'bill', discountPaise: paise(discount) })).toThrow(
    RangeError,
  );
});

describe('documentKind', () => {
  const gstin = '27AAPFU0939F1ZV';
  const on = { ...DEFAULT_TAX, enabled: true };
  it.each([
    ['unregistered', { gstin: '', composition: false, taxSettings: on }, 'bill'],
    ['unregistered, composition ticked', { gstin: '', composition: true, taxSettings: on }, 'bill'],
    ['registered', { gstin, composition: false, taxSettings: on }, 'tax-invoice'],
    // Tax is off until the owner turns it on; until then no document may charge it.
    ['registered, tax off', { gstin, composition: false, taxSettings: DEFAULT_TAX }, 'bill'],
    ['composition', { gstin, composition: true, taxSettings: on }, 'bill-of-supply'],
    ['composition, tax off', { gstin, composition: true, taxSettings: DEFAULT_TAX }, 'bill-of-supply'],
  ])('is right for a restaurant that is %s', (_, seller, kind) => {
    expect(documentKind(seller, [aCharge()])).toBe(kind);
  });

  const registered = { gstin, composition: false, taxSettings: on };
  const [food, milk, beer] = (['standard', 'exempt', 'liquor'] as const).map((taxClass) =>
    aCharge({ taxClass }),
  );
  it.each([
    ['taxed dishes alone', [food], 'tax-invoice'],
    ['exempt dishes alone', [milk], 'bill-of-supply'],
    ['liquor alone', [beer], 'bill-of-supply'],
    ['taxed and exempt dishes', [food, milk], 'invoice-cum-bill-of-supply'],
    ['taxed dishes and liquor', [beer, food], 'invoice-cum-bill-of-supply'],
  ] as const)('of a registered restaurant for %s', (_, lines, kind) => {
    const on = lines.flatMap((line) => (line === undefined ? [] : [line]));
    expect(documentKind(registered, on)).toBe(kind);
  });
});
