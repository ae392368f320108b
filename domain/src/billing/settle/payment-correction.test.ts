import { describe, expect, it } from 'vitest';
import { anInvoice, anOrderMoney, aSettlement, paidAccount } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { reasonOf as reasonThrownBy } from '../../fixtures/reason-of.ts';
import { countInvoice, countPaymentCorrected, countVoid, dayOf } from '../../days/day.ts';
import { movementsOf } from '../../days/day-sums.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { rupees } from '../../money/money.ts';
import { MINUTE } from '../../time/ist.ts';
import { MOST_PAYMENTS_CORRECTED } from '../shape/invoice.schema.ts';
import { exactly } from '../documents/invoice.ts';
import { CAPTAIN_CORRECTS_MS, correctPayment, mayCaptainCorrect } from './payment-correction.ts';

const CASH = { method: 'cash', name: '' } as const;
const UPI = { method: 'upi', name: '' } as const;
const invoice = anInvoice({
  payments: [{ ...exactly('cash', rupees(100)), receivedPaise: rupees(150), tipPaise: rupees(20) }],
});
const account = paidAccount(anOrder(), { invoiceId: 'one', payments: invoice.payments });
const day = { day: invoice.businessDay, closedAt: null };
const owner = { kind: 'owner', id: 'owner', label: 'Asha' } as const;
const captain = { kind: 'captain', id: invoice.settledBy.id, label: 'Ravi' } as const;
const correction = { payment: 0, from: CASH, to: UPI, reason: 'Paid by UPI' };
const asked = { invoiceId: 'one', invoice, account, day, correction, by: owner, at: NOW };
type More = Partial<Parameters<typeof correctPayment>[0]>;
const reasonOf = (more: More) => reasonThrownBy(() => correctPayment({ ...asked, ...more }));

describe('a payment of a document that was entered under another method', () => {
  it('is put right on the document and on the order’s copy, and nothing else is', () => {
    const after = correctPayment(asked);
    const right = { ...exactly('upi', rupees(100)), tipPaise: rupees(20), receivedPaise: rupees(120) };
    expect(after.invoice).toEqual({
      ...invoice,
      payments: [right],
      paymentsCorrected: [
        {
          payment: 0,
          from: CASH,
          to: UPI,
          at: NOW,
          by: { id: 'owner', name: 'Asha' },
          reason: 'Paid by UPI',
        },
      ],
    });
    expect(after.account.order).toEqual(account.order);
    expect(after.account.money.settlements).toEqual(
      account.money.settlements.map((one) => ({ ...one, payments: [right] })),
    );
  });

  it('leaves the other documents of the order as they are', () => {
    const other = aSettlement(anOrder(), { invoiceId: 'two' });
    const both = { ...account, money: anOrderMoney({ settlements: [...account.money.settlements, other] }) };
    expect(correctPayment({ ...asked, account: both }).account.money.settlements[1]).toEqual(other);
  });

  it('is put right by the captain who settled it, for fifteen minutes', () => {
    const late = invoice.issuedAt + CAPTAIN_CORRECTS_MS + 1;
    expect(reasonOf({ by: captain })).toBeNull();
    expect(reasonOf({ by: captain, at: late - 1 })).toBeNull();
    expect(reasonOf({ by: captain, at: late })).toBe('owner-corrects');
    expect(reasonOf({ by: owner, at: late })).toBeNull();
    expect(reasonOf({ by: { ...captain, id: 'another' } })).toBe('owner-corrects');
    expect([mayCaptainCorrect(NOW, NOW + 15 * MINUTE), mayCaptainCorrect(NOW, late)]).toEqual([true, false]);
  });

  it.each<readonly [string, More]>([
    ['payment-stays', { day: { ...day, closedAt: NOW } }],
    ['payment-stays', { by: captain, at: NOW + 60 * MINUTE, day: { ...day, closedAt: NOW } }],
    ['payment-changed', { correction: { ...correction, from: UPI, to: CASH } }],
    ['payment-changed', { correction: { ...correction, payment: 1 } }],
    ['nothing-to-correct', { correction: { ...correction, to: CASH } }],
    ['payment-unnamed', { correction: { ...correction, to: { method: 'other', name: '' } } }],
    ['not-room-service', { correction: { ...correction, to: { method: 'room', name: '' } } }],
    ['invoice-voided', { account: paidAccount(anOrder(), { invoiceId: 'one', voidedAt: NOW }) }],
    [
      'record-full',
      {
        invoice: {
          ...invoice,
          paymentsCorrected: Array.from({ length: MOST_PAYMENTS_CORRECTED }, () => ({
            ...correction,
            at: NOW,
            by: { id: 'owner', name: 'Asha' },
          })),
        },
      },
    ],
  ])('is refused with %s', (reason, more) => expect(reasonOf(more)).toBe(reason));

  it('becomes no cash above what the law takes on one occasion', () => {
    const upi = (amount: number) => anInvoice({ payments: [exactly('upi', rupees(amount))] });
    const asCash = { ...correction, from: UPI, to: CASH };
    const of = (amount: number) => {
      const paid = upi(amount);
      return {
        invoice: paid,
        account: paidAccount(anOrder(), { invoiceId: 'one', payments: paid.payments }),
        correction: asCash,
      };
    };
    expect(reasonOf(of(200_000))).toBe('cash-above-limit');
    expect(reasonOf(of(199_999))).toBeNull();
    // A cash payment may become another one.
    const cash = anInvoice({ payments: [exactly('cash', rupees(200_000))] });
    expect(reasonOf({ invoice: cash })).toBeNull();
  });
});

describe('the day of such a payment', () => {
  const counted = countInvoice(emptyDay(invoice.businessDay), invoice);
  const after = correctPayment(asked).invoice;
  const right = countPaymentCorrected(counted, invoice, after);

  it('moves the payment and its tip, and no total', () => {
    expect(right).toEqual({
      ...counted,
      byMethod: { upi: rupees(100) },
      tipsByMethod: { upi: rupees(20) },
      paymentsCorrected: 1,
    });
  });

  it('has moved once more, so that nobody closes it by the drawer of before', () => {
    expect(movementsOf(right)).toBe(movementsOf(counted) + 1);
  });

  it('equals the day of its documents, also after a void', () => {
    const of = (voided: ReadonlySet<string>) =>
      dayOf(invoice.businessDay, { invoices: [after], voided, creditNotes: [] });
    expect(of(new Set())).toEqual(right);
    expect(of(new Set([after.number]))).toEqual(countVoid(right, after));
    expect(countVoid(right, after)).toMatchObject({ byMethod: {}, tipsByMethod: {}, paymentsCorrected: 1 });
  });
});
