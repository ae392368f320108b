import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill/bill';
import type { LinePortions } from '@bhoj/domain/billing/corrections/credit-note';
import { CreditLines } from './credit-lines.tsx';
import { creditOf } from './credit-model.ts';

const [line] = anInvoice().bill.lines;
if (line === undefined) throw new Error('the bill has no line');
const inThali = (name: string, part: number, portions: number): BillLine => ({
  ...line,
  name,
  quantity: 2 * portions,
  combo: {
    ref: 1,
    itemId: 'veg-thali',
    name: 'Veg thali',
    otherNames: {},
    slotId: `s${part}`,
    part,
    of: 2,
    portions,
  },
});
/** Two thalis of a dal and two rotis each. */
const bill: Bill = { ...anInvoice().bill, lines: [inThali('Dal', 0, 1), inThali('Roti', 1, 2)] };
const show = (left: LinePortions, chosen: LinePortions = {}) => {
  const onChange = vi.fn<(chosen: LinePortions) => void>();
  render(<CreditLines {...{ bill, left, chosen, onChange }} disabled={false} />);
  return onChange;
};
const more = (name: string) => screen.getByRole('button', { name: `One more ${name}` });
afterEach(cleanup);

it('credits a whole combo with one step, and single dishes of it too', () => {
  const onChange = show({ 0: 2, 1: 4 });
  fireEvent.click(more('Veg thali'));
  expect(onChange).toHaveBeenLastCalledWith({ 0: 1, 1: 2 });
  fireEvent.click(more('Roti'));
  expect(onChange).toHaveBeenLastCalledWith({ 1: 1 });
});

it('offers no step for a combo of which a dish is credited already', () => {
  show({ 0: 2, 1: 3 });
  expect(screen.queryByText('Veg thali', { selector: 'strong' })).toBeNull();
  expect(more('Dal')).toBeTruthy();
});

it('has no amount once the note is issued, while the dialog still closes', () => {
  const { bill: issued } = anInvoice();
  const all = Object.fromEntries(issued.lines.map(({ quantity }, i) => [String(i), quantity]));
  expect(creditOf(issued, { credits: [], debits: [] }, all)?.totalPaise).toBe(issued.totalPaise);
  const note = { portions: all, bill: issued };
  expect(creditOf(issued, { credits: [note], debits: [] }, all)).toBeNull();
});
