import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge, aCreditNote } from '@bhoj/domain/fixtures/billing';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { creditOf, withPortions } from './credit-model.ts';

/** Two dals at ₹100 and a naan at ₹60, with 5 % of GST: ₹273. */
const bill = computeBill(
  [aCharge({ quantity: 2 }), aCharge({ itemId: 'naan', name: 'Naan', unitPaise: rupees(60) })],
  { kind: 'tax-invoice' },
);
const NO_NOTES = { credits: [], debits: [] };

describe('a credit note, before it is issued', () => {
  it('comes to the chosen portions with their tax, to the rupee', () => {
    expect(creditOf(bill, NO_NOTES, { '0': 1 })).toEqual({ totalPaise: rupees(105), taxPaise: rupees(5) });
    expect(creditOf(bill, NO_NOTES, { '0': 2, '1': 1 })).toEqual({
      totalPaise: rupees(273),
      taxPaise: rupees(13),
    });
  });

  it('is nothing while nothing is chosen', () => {
    expect(creditOf(bill, NO_NOTES, {})).toBeNull();
  });

  it('is nothing for more than is left, of a line or of a line that is not there', () => {
    expect(creditOf(bill, NO_NOTES, { '0': 3 })).toBeNull();
    expect(creditOf(bill, NO_NOTES, { '2': 1 })).toBeNull();
    const one = aCreditNote({
      portions: { '0': 1 },
      bill: computeBill([aCharge()], { kind: 'tax-invoice' }),
    });
    const notes = { credits: [one], debits: [] };
    expect(creditOf(bill, notes, { '0': 1 })).toMatchObject({ taxPaise: rupees(5) });
    expect(creditOf(bill, notes, { '0': 2 })).toBeNull();
    expect(creditOf(bill, notes, { '0': 2, '1': 1 })).toBeNull();
  });

  it('leaves portions as they are after a note that changed only amounts', () => {
    const { portions: _, ...rate } = aCreditNote({ bill: computeBill([], { kind: 'tax-invoice' }) });
    expect(creditOf(bill, { credits: [rate as never], debits: [] }, { '0': 2 })).not.toBeNull();
  });
});

it('chooses the portions of one line, and leaves it out at nothing', () => {
  expect(withPortions({ '0': 1 }, 1, 2)).toEqual({ '0': 1, '1': 2 });
  expect(withPortions({ '0': 1, '1': 2 }, 1, 1)).toEqual({ '0': 1, '1': 1 });
  expect(withPortions({ '0': 1, '1': 2 }, 0, 0)).toEqual({ '1': 2 });
  expect(withPortions({}, 3, 0)).toEqual({});
});
