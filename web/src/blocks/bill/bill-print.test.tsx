import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { paise } from '@bhoj/domain/money/money';
import { billWords } from '../../messages/shared/bill/en.ts';
import { BillPrint } from './bill-print.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { render } from '../../ui/mui/render-in-mui.fixtures.tsx';

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  act(() => void dispatchEvent(new Event('afterprint')));
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const bill = computeBill(
  [aCharge({ name: 'Masala dosa', otherNames: { hi: 'मसाला डोसा' }, quantity: 2, unitPaise: paise(12_100) })],
  { kind: 'tax-invoice' },
);
const SELLER = { name: 'Spice Route', gstin: '29AAGCB7383J1Z4' };
const document_ = { bill, number: 'INV/26-27/000007', seller: SELLER };
const sheet = () => document.querySelector('[data-printed]');

it('prints the document on the restaurant’s paper, and then removes the sheet', () => {
  let printed = '';
  print.mockImplementation(() => {
    printed = sheet()?.textContent ?? '';
  });
  const onPrint = vi.fn<() => void>();
  render(
    <BillPrint
      document={document_}
      words={billWords}
      secondLanguage="hi"
      paperAtFirst={58}
      isDuplicate={false}
      onPrint={onPrint}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(onPrint).toHaveBeenCalledOnce();
  expect(printed).toContain('Tax invoice');
  expect(printed).toContain('Masala dosaमसाला डोसा');
  expect(printed).toContain('Total₹254');
  expect(printed).not.toContain('DUPLICATE');
  expect(sheet()?.getAttribute('data-paper')).toBe('58');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

it('prints on the chosen paper: A4 with the amount in words and the place of supply', () => {
  render(<BillPrint document={document_} words={billWords} paperAtFirst={80} isDuplicate />);
  expect(screen.queryByRole('group', { name: 'Paper' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Paper: 80 mm' }));
  fireEvent.click(screen.getByRole('button', { name: 'A4' }));
  expect(screen.getByRole('button', { name: 'Paper: A4', expanded: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Print a duplicate' }));
  const text = sheet()?.textContent ?? '';
  expect(text).toContain('DUPLICATE');
  expect(text).toContain('Rupees two hundred and fifty-four only');
  expect(text).toContain('Karnataka (29)');
  expect(text).toContain('Tax by rate');
});

it('prints an estimate, and a void document as void', () => {
  const { rerender } = render(
    <BillPrint document={{ bill }} words={billWords} paperAtFirst={80} isDuplicate={false} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(sheet()?.textContent).toContain('Estimate, not a tax invoice');
  expect(sheet()?.textContent).not.toContain('Rupees');
  rerender(
    <BillPrint document={{ ...document_, isVoid: true }} words={billWords} paperAtFirst={80} isDuplicate />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print a duplicate' }));
  expect(sheet()?.textContent).toContain('VOID');
});

it('has a column for the taxable value on A4 where prices include tax, and none where tax is added', () => {
  const columnsOf = (of: Parameters<typeof aCharge>[0]) => {
    const charge = aCharge({ name: 'Thali', unitPaise: paise(105_00), ...of });
    const { container, unmount } = render(
      <BillSheet
        bill={computeBill([charge], { kind: 'tax-invoice' })}
        number="INV/26-27/000007"
        words={billWords}
        paper="A4"
        isDuplicate={false}
      />,
    );
    const [table] = container.querySelectorAll('table');
    const texts = (cells: string) =>
      [...(table?.querySelectorAll(cells) ?? [])].map((cell) => cell.textContent);
    const [heads, values, all] = [texts('thead th'), texts('tbody td'), container.textContent];
    unmount();
    return { heads, values, all };
  };
  const within = columnsOf({ taxIncluded: true });
  expect(within.heads).toEqual(['Dish', 'Qty', 'Rate', 'Amount', 'Taxable value', 'Tax rate']);
  expect(within.values).toEqual(['1', '₹105', '₹105', '₹100', 'GST 5 %']);
  expect(within.all).toContain('Prices include tax.');
  const added = columnsOf({});
  expect(added.heads).not.toContain('Taxable value');
  expect(added.all).not.toContain('include tax');
});

it('keeps the paper that was chosen on this device (P-MORE-26)', () => {
  const show = () =>
    render(<BillPrint document={document_} words={billWords} paperAtFirst={80} isDuplicate />);
  show();
  fireEvent.click(screen.getByRole('button', { name: /80/ }));
  fireEvent.click(screen.getByRole('button', { name: 'A4' }));
  cleanup();
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Print/ }));
  expect(sheet()?.getAttribute('data-paper')).toBe('A4');
});
