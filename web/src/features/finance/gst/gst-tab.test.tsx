import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { spanOf } from '@bhoj/domain/figures/span/span';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aReturn, aSale } from '@bhoj/domain/fixtures/returns';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import { markReturn, prepareReturn } from '@bhoj/domain/returns/returns.contract';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { GstTab } from './gst-tab.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const stored = (...all: TaxReturn[]) =>
  backend.putOnly(returns, Object.fromEntries(all.map((each) => [returnIdOf(each), each])));
const show = (record = aRestaurant(), at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <ToastProvider>
        <InRestaurant record={record} backend={backend}>
          <GstTab span={spanOf('month', '2026-11')} />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

/** The documents behind the first line of GSTR-3B; null where they cannot be read. */
async function openedFigure(sales: Invoice[] | null) {
  if (sales === null) backend.fails('unavailable', invoices);
  else backend.putOnly(invoices, Object.fromEntries(sales.map((each, at) => [`i${at}`, each])));
  show(aRestaurant(), '/?tab=gst&open=gstr3b+taxed');
  const part = await screen.findByRole('region', { name: /^What makes/ });
  await waitFor(() =>
    expect(within(part).queryByRole('status', { name: 'Reading the documents of the period' })).toBeNull(),
  );
  return within(part);
}

beforeEach(() => {
  vi.setSystemTime(Date.parse('2026-12-05T12:00+05:30'));
  backend.clear();
  backend.answer(prepareReturn, () => ({ isChanged: true, prepared: [] }));
  backend.answer(markReturn, () => ({}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the GST tab', () => {
  it('prepares a month that is not prepared, and says when it is due', async () => {
    show();
    expect(screen.getByText('Not prepared')).toBeTruthy();
    expect(screen.getByText(/GSTR-1: .*11 Dec/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Prepare the return' }));
    await waitFor(() => expect(backend.calls).toEqual([['prepareReturn', { month: '2026-11' }]]));
  });

  it('shows the tables with links to their documents, and the check', () => {
    stored(aReturn());
    show();
    expect(screen.getByText('Prepared')).toBeTruthy();
    const issued = screen.getByRole('region', { name: 'Table 13: documents issued' });
    const link = within(issued).getByRole('link', { name: /INV\/26-27\/000001/ });
    const open = new URLSearchParams(link.getAttribute('href') ?? '').get('open');
    expect(open).toMatch(/^issued INV/);
    expect(screen.getByText('The tables equal the documents, and nothing is missing.')).toBeTruthy();
  });

  it('opens the documents that make a figure, and says when they do not come to it', async () => {
    const sale = aSale(1);
    stored(aReturn());
    const figure = await openedFigure([sale]);
    const row = figure.getByRole('link', { name: /INV\/26-27\/000001/ });
    expect(row.getAttribute('href')).toContain('view=past&q=INV%2F26-27%2F000001');
    expect(figure.getByText(/^1 document · /).textContent).toContain('100.00');
    expect(figure.queryByText(/do not come to this figure/)).toBeNull();
    cleanup();
    const later = await openedFigure([sale, aSale(2)]);
    expect(later.getByText(/do not come to this figure/)).toBeTruthy();
    cleanup();
    expect((await openedFigure(null)).getByRole('button', { name: /again/i })).toBeTruthy();
  });

  it('says what the portal may ask where no sale was to a company (P3-09 d)', () => {
    stored(aReturn());
    show();
    expect(screen.getByText(/one row of zero in the part for companies/)).toBeTruthy();
    cleanup();
    const { tables, ...rest } = aReturn();
    const toBoth = { ...tables, hsn: { ...tables.hsn, b2b: tables.hsn.b2c } };
    stored({ ...rest, tables: toBoth });
    show();
    expect(screen.queryByText(/one row of zero/)).toBeNull();
  });

  it('says that it is out of date when a number beyond its own came', () => {
    const issuedAt = Date.parse('2026-11-20T14:00+05:30');
    stored(aReturn({ preparedAt: issuedAt - 60_000 }));
    show();
    expect(screen.getByText('Prepared')).toBeTruthy();
    cleanup();
    backend.put(invoices, { invoiceId: 'i2' }, anInvoice({ sequence: 2, issuedAt }));
    show();
    expect(screen.getByText('Out of date')).toBeTruthy();
  });

  it('is out of date when an operator’s order was corrected since', () => {
    const made = aReturn();
    stored({ ...made, correctedAt: made.preparedAt + 1 });
    show();
    expect(screen.getByText('Out of date')).toBeTruthy();
  });

  it('lets the owner choose among the registrations of a month', async () => {
    const later = { ...aReturn(), gstin: '27AAACK7390H1ZB' };
    stored(later, aReturn(), { ...later, month: '2026-12' });
    show();
    await user.click(screen.getByRole('combobox', { name: 'Registration' }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual([aRestaurant().gstin, '27AAACK7390H1ZB']);
  });

  it('says that a former GSTIN’s return is nil and its last, and takes the day on which it ended', async () => {
    const { tables, entered, ...rest } = aReturn();
    const nil = { ...rest, tables: { ...tables, issued: [], operators: [] }, gstin: '27AAACK7390H1ZB' };
    stored({ ...nil, entered: { ...entered, endedOn: '2026-11-15' } });
    show();
    expect(screen.getByText(/Its return is nil/)).toBeTruthy();
    expect(screen.getByText(/GSTR-10, is due by .*15 Feb(ruary)? 2027/)).toBeTruthy();
    const end = within(screen.getByRole('region', { name: 'End of 27AAACK7390H1ZB' }));
    expect(end.getByLabelText(/Ended on/)).toBeTruthy();
    cleanup();
    stored(aReturn());
    show();
    expect(screen.queryByText(/Its return is nil/)).toBeNull();
    expect(screen.queryByRole('region', { name: /^End of/ })).toBeNull();
  });

  it('lists what came since it was prepared before', () => {
    const changes = { came: ['INV/26-27/000009'], voided: [], credited: ['CN/26-27/000003'], count: 2 };
    stored(aReturn({ changes }));
    show();
    expect(screen.getByText('2 documents came since')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CN/26-27/000003' })).toBeTruthy();
  });

  it('lets the owner mark a form filed, and take it back only with a reason', async () => {
    stored(aReturn());
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Mark GSTR-1 filed' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    const mark = { returnId: returnIdOf(aReturn()), form: 'gstr-1' };
    const filed = { on: '2026-12-05', arn: '' };
    await waitFor(() => expect(backend.sent(markReturn)).toEqual([{ ...mark, filed, reason: '' }]));
    unmount();
    const filings = [{ form: 'gstr-1' as const, ...filed, at: Date.now(), by: 'Asha' }];
    stored(aReturn({ filings }));
    show();
    await user.click(screen.getByRole('button', { name: 'GSTR-1 is not filed' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Give a reason.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'A bill was missing');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const back = { ...mark, filed: null, reason: 'A bill was missing' };
    await waitFor(() => expect(backend.sent(markReturn).at(-1)).toEqual(back));
  });

  it('says why there is nothing without a GSTIN, and when it may not be read', () => {
    const { unmount } = show(aRestaurant({ gstin: '' }));
    expect(screen.getByText(/files no GST return/)).toBeTruthy();
    unmount();
    backend.fails('permission-denied', returns);
    show();
    expect(screen.queryByText('Not prepared')).toBeNull();
    expect(screen.getByText('This page is not for your account')).toBeTruthy();
  });
});
