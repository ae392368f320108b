import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countInvoice, countVoid } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import { anInvoice, aVoid } from '@bhoj/domain/fixtures/billing';
import { BUSINESS_DAY } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { rupees } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { FigurePanel } from './figure-panel.tsx';
import type { OpenFigure } from './use-figure-address.ts';

const { read, days } = vi.hoisted(() => ({
  read: vi.fn<(group: string) => Promise<unknown[]>>(),
  days: { live: { state: 'loading' } as unknown },
}));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../../firebase/live.ts', () => ({
  readList: (_: unknown, { group }: { group: string }) => read(group),
  useLiveList: () => days.live,
}));

const sold = anInvoice({ number: 'INV/1' });
const wrong = anInvoice({ number: 'INV/2' });
const day: Day = countVoid(countInvoice(countInvoice(emptyDay(BUSINESS_DAY), sold), wrong), wrong);
const stored: Record<string, unknown[]> = {
  invoices: [
    { id: 'i1', value: sold },
    { id: 'i2', value: wrong },
  ],
  voids: [{ id: 'i2', value: aVoid({ number: 'INV/2' }) }],
};
const onClose = vi.fn<() => void>();

function show(name: DayFigureName, over: Partial<OpenFigure> = {}, kept: Day = day) {
  render(
    <MemoryRouter>
      <InRestaurant record={aRestaurant()}>
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
  read.mockReset().mockImplementation(async (group) => stored[group] ?? []);
  days.live = { state: 'loading' };
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
    read.mockRejectedValue(new Error('offline'));
    show('billed');
    expect(screen.getByRole('status', { name: 'Loading what makes the figure' })).toBeTruthy();
    expect(await screen.findByText('What makes the figure could not be loaded')).toBeTruthy();
    read.mockImplementation(async (group) => stored[group] ?? []);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bill INV/1' })).toBeTruthy();
  });

  it('reads the notes and the orders for their own figures only', async () => {
    show('cancelled');
    await screen.findByText('No document makes this figure.');
    expect(read.mock.calls.map(([group]) => group)).toEqual(['orders']);
  });
});

describe('a figure of several days', () => {
  const other = { ...countInvoice(emptyDay('2026-11-19'), sold) };
  const ready = (value: unknown[]) => ({ state: 'ready', value, fromCache: false });

  it('opens its days, each of which opens its documents', async () => {
    days.live = ready([
      { id: '2026-11-19', value: other },
      { id: BUSINESS_DAY, value: day },
    ]);
    show('bills', { since: '2026-11-01' });
    expect(screen.getByRole('row', { name: 'Total 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '19 Nov 2026' }).getAttribute('href')).toBe(
      '/dashboard/orders?view=day&day=2026-11-19&figure=bills',
    );
    expect(read).not.toHaveBeenCalled();
  });

  it('of a weekday opens those only', () => {
    days.live = ready([
      { id: '2026-11-19', value: other },
      { id: BUSINESS_DAY, value: day },
    ]);
    show('bills', { since: '2026-11-01', on: 'thursday' });
    expect(screen.getByText('Thursdays, 1 Nov 2026 to 20 Nov 2026')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Total 1' })).toBeTruthy();
  });

  it.each([
    ['loading', { state: 'loading' }, () => screen.getByRole('status')],
    ['failed', { state: 'failed', retry: () => undefined }, () => screen.getByRole('alert')],
    ['denied', { state: 'denied', retry: () => undefined }, () => screen.getByText(/not for your account/)],
    ['empty', ready([]), () => screen.getByText('No day of this time sold anything.')],
  ])('says that it is %s', (_, live, find) => {
    days.live = live;
    show('bills', { since: '2026-11-01' });
    expect(find()).toBeTruthy();
  });
});
