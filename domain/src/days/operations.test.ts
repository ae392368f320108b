import { describe, expect, it } from 'vitest';
import { aCharge, anInvoice } from '../fixtures/billing.ts';
import { computeBill } from '../billing/bill/bill.ts';
import { paise } from '../money/money.ts';
import { countInvoice, countVoid, dayOf } from './day.ts';
import { newDishes, withFacts } from './day-dishes.ts';
import { emptyDay } from './day.schema.ts';
import { NO_OPERATIONS } from './operations.schema.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { Day } from './day.schema.ts';

const DAY = '2026-10-05';
const at = (clock: string) => Date.parse(`${DAY}T${clock}+05:30`);
const bill = computeBill([aCharge({ quantity: 3 })], { kind: 'tax-invoice' });
const ravi = { name: 'Ravi', portions: 2, amountPaise: paise(200_00) };
const guest = { name: '', portions: 1, amountPaise: paise(100_00) };

/** Three dals for two guests at a table, billed at 21:15; Ravi took two of them, the guests one. */
const dals = (over: Partial<Invoice> = {}): Invoice =>
  anInvoice({
    bill,
    businessDay: DAY,
    issuedAt: at('21:15'),
    guests: 2,
    service: { byMember: { mravi: ravi, guest }, seatedMinutes: 45, partySize: 2 },
    ...over,
  });
const counted = (...all: Invoice[]): Day => all.reduce((day, one) => countInvoice(day, one), emptyDay(DAY));

describe('the operations of a day', () => {
  it('has bills and guests by hour, bills by type, and who took what', () => {
    const takeaway = dals({
      issuedAt: at('00:10'),
      orderType: 'takeaway',
      guests: 0,
      service: { byMember: { mravi: { ...ravi, name: 'Ravi K' } }, seatedMinutes: null },
    });
    expect(counted(dals(), dals(), takeaway).operations).toEqual({
      byHour: { '21': { bills: 2, guests: 4 }, '00': { bills: 1, guests: 0 } },
      billsByType: { 'dine-in': 2, takeaway: 1 },
      byMember: {
        mravi: { name: 'Ravi', bills: 3, portions: 6, amountPaise: 600_00 },
        guest: { name: '', bills: 2, portions: 2, amountPaise: 200_00 },
      },
      cancelled: { count: 0, totalPaise: 0 },
      parties: { count: 2, minutes: 90 },
      covers: { guests: 4, salesPaise: 600_00, bySize: { '2': { parties: 2, timed: 2, minutes: 90 } } },
    });
  });

  it('counts a party once, its whole bill, and nobody whom nobody counted', () => {
    const rest = dals({ guests: 0, service: { byMember: {}, seatedMinutes: null, partySize: 2 } });
    const unknown = dals({ guests: 0, service: { byMember: {}, seatedMinutes: 20 } });
    const again = dals({ guests: 5, service: { byMember: {}, seatedMinutes: null, partySize: 5 } });
    expect(counted(dals(), rest, unknown, again).operations).toMatchObject({
      parties: { count: 2, minutes: 65 },
      covers: {
        guests: 7,
        salesPaise: 900_00,
        bySize: { '2': { parties: 1, timed: 1, minutes: 45 }, '5': { parties: 1, timed: 0, minutes: 0 } },
      },
    });
    const large = (guests: number) =>
      dals({ guests, service: { byMember: {}, seatedMinutes: 10, partySize: guests } });
    expect(counted(large(20), large(34)).operations.covers).toMatchObject({
      guests: 54,
      bySize: { '20': { parties: 2, timed: 2, minutes: 20 } },
    });
    expect(countVoid(counted(dals(), rest), rest).operations.covers).toEqual(
      counted(dals()).operations.covers,
    );
  });

  it('is without a void document as if it had never been', () => {
    const once = counted(dals());
    const other = dals({
      service: { byMember: { mravi: ravi }, seatedMinutes: null },
      orderType: 'takeaway',
      issuedAt: at('22:00'),
    });
    expect(countVoid(counted(dals(), other), other).operations).toEqual(once.operations);
    expect(countVoid(once, dals()).operations).toEqual(NO_OPERATIONS);
  });

  it('adds up how long guests waited, until the bills that say so are void', () => {
    const waiting = (lines: number, minutes: number) =>
      dals({ service: { byMember: {}, seatedMinutes: null, waits: { lines, minutes } } });
    const day = counted(waiting(2, 30), dals(), waiting(3, 5));
    expect(day.operations.waits).toEqual({ lines: 5, minutes: 35 });
    expect(countVoid(day, waiting(2, 30)).operations.waits).toEqual({ lines: 3, minutes: 5 });
    expect(countVoid(day, dals()).operations.waits).toEqual({ lines: 5, minutes: 35 });
    expect(counted(dals()).operations).not.toHaveProperty('waits');
    expect(countVoid(counted(waiting(2, 30)), waiting(2, 30)).operations).toEqual(NO_OPERATIONS);
  });

  it('counts cancelled lines on their day, apart from everything else', () => {
    const cancelled = [
      { day: DAY, amountPaise: paise(240_00) },
      { day: '2026-10-06', amountPaise: paise(1_00) },
      { day: DAY, amountPaise: paise(60_00) },
    ];
    const said = dayOf(DAY, { invoices: [dals()], voided: new Set(), creditNotes: [], cancelled });
    expect(said.operations.cancelled).toEqual({ count: 2, totalPaise: 300_00 });
    expect({ ...said, operations: NO_OPERATIONS }).toEqual({ ...counted(dals()), operations: NO_OPERATIONS });
  });
});

describe('the cost and the category of a dish', () => {
  const facts = { categoryId: 'curry', category: 'Curry', costPaise: paise(35_00) };

  it('are asked for what the day sells first, but not for packing and delivery', () => {
    const charges = [
      aCharge(),
      aCharge({ unitPaise: paise(90_00) }),
      aCharge({ itemId: 'naan', name: 'Naan' }),
    ];
    const extra = aCharge({ itemId: null, name: 'Delivery charge' });
    const mixed = computeBill([...charges, extra], { kind: 'tax-invoice' });
    expect(newDishes({}, mixed)).toEqual(['dal', 'naan']);
    expect(newDishes(counted(dals()).byDish, mixed)).toEqual(['naan']);
  });

  it('stay with the dish for the day, and go with its last bill', () => {
    const first = counted(dals());
    const named = { ...first, byDish: withFacts(first.byDish, ['dal', 'gone'], () => facts) };
    expect(named.byDish).toEqual({ dal: { ...first.byDish['dal'], ...facts } });
    const second = countInvoice(named, dals());
    expect(second.byDish['dal']).toMatchObject({ quantity: 6, amountPaise: 600_00, ...facts });
    expect(countVoid(second, dals()).byDish).toEqual(named.byDish);
    expect(countVoid(named, dals()).byDish).toEqual({});
  });
});
