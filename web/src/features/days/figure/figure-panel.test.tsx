import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { countInvoice, countVoid } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import { anInvoice, aVoid } from '@bhoj/domain/fixtures/billing';
import { BUSINESS_DAY } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { FigurePanel } from './figure-panel.tsx';
import type { OpenFigure } from './use-figure-address.ts';

const backend = inMemory();

const sold = anInvoice({ number: 'INV/1' });
const wrong = anInvoice({ number: 'INV/2' });
const day: Day = countVoid(countInvoice(countInvoice(emptyDay(BUSINESS_DAY), sold), wrong), wrong);
const onClose = vi.fn<() => void>();

function show(name: DayFigureName, over: Partial<OpenFigure> = {}, kept: Day = day) {
  render(
    <MemoryRouter>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <FigurePanel
          day={kept}
          open={{ figure: { name, of: null }, since: null, on: null, ...over }}
          onClose={onClose}
        />
      </InRestaurant>
    </MemoryRouter>,
  );
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  onClose.mockReset();
  backend.clear();
  backend.putAll(invoices, { i1: sold, i2: wrong });
  backend.put(voids, { invoiceId: 'i2' }, aVoid({ number: 'INV/2' }));
});
afterEach(cleanup);

describe('a figure of one day', () => {
  it('opens its documents, whose total is the figure (P-FIGURE-4)', async () => {
    show('billed');
    expect(await screen.findByText('This is the figure that the day keeps.')).toBeTruthy();
    const total = screen.getByRole('row', { name: /^Total/ }).textContent;
    expect(total).toContain(String(sold.bill.totalPaise / 100));
    const link = screen.getByRole('link', { name: 'Bill INV/1' });
    expect(link.getAttribute('href')).toBe(`/dashboard/orders?view=past&order=${sold.orderId}&document=i1`);
    expect(rows()).toHaveLength(3);
  });

  it('shows a void bill in the void ones only', async () => {
    show('voids');
    expect(await screen.findByRole('link', { name: 'Void bill INV/2' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /INV\/1/ })).toBeNull();
  });

  it('says when the documents come to less than the day keeps', async () => {
    show('declared', {}, { ...day, upiDeclarations: { count: 1, totalPaise: rupees(50) } });
    expect(await screen.findByText('No document makes this figure.')).toBeTruthy();
    expect(screen.getByText(/^The day keeps ₹50\./)).toBeTruthy();
  });

  it('says that it loads, that it failed, and tries again', async () => {
    backend.fails('unavailable', invoices);
    show('billed');
    expect(screen.getByRole('status', { name: 'Loading what makes the figure' })).toBeTruthy();
    expect(await screen.findByText('What makes the figure could not be loaded')).toBeTruthy();
    backend.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bill INV/1' })).toBeTruthy();
  });

  it('reads the notes and the orders for their own figures only', async () => {
    backend.fails('permission-denied', invoices, voids, creditNotes, debitNotes);
    show('cancelled');
    expect(await screen.findByText('No document makes this figure.')).toBeTruthy();
    cleanup();
    backend.mend();
    backend.fails('permission-denied', orders);
    show('cancelled');
    expect(await screen.findByText('What makes the figure could not be loaded')).toBeTruthy();
  });
});

describe('a figure of several days', () => {
  const other = { ...countInvoice(emptyDay('2026-11-19'), sold) };

  it('opens its days, each of which opens its documents', async () => {
    // None of these is read yet.
    backend.fails('permission-denied', invoices, voids, creditNotes, debitNotes, orders);
    backend.putAll(days, { '2026-11-19': other, [BUSINESS_DAY]: day });
    show('bills', { since: '2026-11-01' });
    expect(screen.getByRole('row', { name: 'Total 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '19 Nov 2026' }).getAttribute('href')).toBe(
      '/dashboard/orders?view=day&day=2026-11-19&figure=bills',
    );
  });

  it('of a weekday opens those only', () => {
    backend.putAll(days, { '2026-11-19': other, [BUSINESS_DAY]: day });
    show('bills', { since: '2026-11-01', on: 'thursday' });
    expect(screen.getByText('Thursdays, 1 Nov 2026 to 20 Nov 2026')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Total 1' })).toBeTruthy();
  });

  it.each([
    ['loading', () => backend.fails('slow', days), () => screen.getByRole('status')],
    ['failed', () => backend.fails('unavailable', days), () => screen.getByRole('alert')],
    [
      'denied',
      () => backend.fails('permission-denied', days),
      () => screen.getByText(/not for your account/),
    ],
    ['empty', () => undefined, () => screen.getByText('No day of this time sold anything.')],
  ])('says that it is %s', (_, arrange, find) => {
    arrange();
    show('bills', { since: '2026-11-01' });
    expect(find()).toBeTruthy();
  });
});
