import { expect, it } from 'vitest';
import { emptyDay } from '../../days/day.schema.ts';
import { countInvoice } from '../../days/day.ts';
import { expectedCash } from '../../days/closing.ts';
import { anInvoice, aSettlement } from '../../fixtures/billing.ts';
import { anOrder, withBilling } from '../../fixtures/orders.ts';
import { paise, ZERO } from '../../money/money.ts';
import { exactly } from '../documents/invoice.ts';
import { openPortions } from '../bill/portions.ts';
import { closeIfBilled } from './settlement.ts';

it('cash tips are the staff’s: the drawer is expected to hold the bill alone', () => {
  const { bill } = anInvoice();
  const tip = paise(50_00);
  const cash = exactly('cash', bill.totalPaise);
  const payments = [{ ...cash, tipPaise: tip, receivedPaise: paise(bill.totalPaise + tip) }];
  const day = countInvoice(emptyDay('2026-11-20'), anInvoice({ payments }));
  expect(expectedCash(day, { openingCashPaise: ZERO, paidOutPaise: ZERO }, ZERO)).toBe(bill.totalPaise);
});

it('an order whose portions are all billed stays open while a round waits for a captain', () => {
  const order = anOrder();
  const { invoiceId, number, bill } = aSettlement(order);
  const documents = [{ invoiceId, number, totalPaise: bill.totalPaise, isVoid: false }];
  const billed = withBilling(order, { documents, billed: openPortions(order) });
  expect(closeIfBilled(billed, 1).state).toBe('Completed');
  const waits = { ...billed, acceptance: { ...order.acceptance, waiting: ['r9'] } };
  expect(closeIfBilled(waits, 1).state).toBe('open');
});
