import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import type { Charge } from '@bhoj/domain/billing/bill/bill';
import { paise } from '@bhoj/domain/money/money';
import { billWords } from '../../messages/shared/bill/en.ts';
import { BillView } from './bill-view.tsx';

afterEach(cleanup);

const charge = (name: string, rupees: number, more: Partial<Charge> = {}): Charge =>
  aCharge({ name, unitPaise: paise(rupees * 100), ...more });

/** The amount beside a term in the totals; the table of rates above them may have the same term. */
const amountOf = (term: string) =>
  screen.getAllByText(term).at(-1)?.closest('div')?.querySelector('dd')?.textContent;

it('shows lines, equal halves of GST with their paise, round-off and total', () => {
  const bill = computeBill([charge('Masala dosa', 121, { quantity: 3, detail: 'Ghee' })], {
    kind: 'tax-invoice',
  });
  render(
    <BillView
      bill={bill}
      words={billWords}
      number="INV/26-27/000007"
      issuedAt={Date.UTC(2026, 10, 20, 14, 30)}
      place="Table 01"
      seller={{ name: 'Spice Route', gstin: '29AAGCB7383J1Z4' }}
      payments={[{ ...exactly('cash', bill.totalPaise), receivedPaise: paise(50_000) }]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Tax invoice' })).toBeTruthy();
  expect(screen.getByText('INV/26-27/000007')).toBeTruthy();
  expect(screen.getByText(/20 Nov 2026/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /Masala dosa/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '₹121', '₹363']);
  expect(amountOf('CGST 2.5 %')).toBe('₹9.08');
  expect(amountOf('SGST 2.5 %')).toBe('₹9.08');
  expect(amountOf('Round off')).toBe('-₹0.16');
  expect(amountOf('Total')).toBe('₹381');
  expect(amountOf('Change')).toBe('₹119');
  expect(amountOf('Paid by Cash')).toBe('₹500');
});

it('shows whole rupees when no tax has paise, and liquor separately', () => {
  const bill = computeBill([charge('Thali', 400), charge('Beer', 300, { taxClass: 'liquor', taxBp: 1000 })], {
    kind: 'tax-invoice',
  });
  render(<BillView bill={bill} words={billWords} number="1" />);
  expect(amountOf('CGST 2.5 %')).toBe('₹10');
  expect(amountOf('VAT 10 %')).toBe('₹30');
  expect(amountOf('Round off')).toBe('₹0');
  expect(amountOf('Total')).toBe('₹750');
});

it('is an estimate without a number, and has no tax lines when no tax is charged', () => {
  render(<BillView bill={computeBill([charge('Thali', 400)], { kind: 'bill' })} words={billWords} />);
  expect(screen.getByRole('heading', { name: 'Estimate, not a tax invoice' })).toBeTruthy();
  expect(screen.queryByText(/GST/)).toBeNull();
  expect(amountOf('Total')).toBe('₹400');
});

it('shows the sentence that a composition restaurant must print', () => {
  render(
    <BillView
      bill={computeBill([charge('Thali', 400)], { kind: 'bill-of-supply' })}
      words={billWords}
      number="1"
      seller={{ composition: true }}
    />,
  );
  const sentence = screen.getByText(/Composition taxable person/);
  const heading = screen.getByRole('heading', { name: 'Bill of supply' });
  // The law wants it at the top of the document.
  expect(sentence.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
