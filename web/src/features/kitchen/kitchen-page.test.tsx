import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { anOrder, first, second } from './state/kitchen.fixtures.ts';
import { backend, eachKitchen, marked, open, shows, ticket } from './kitchen-page.fixtures.tsx';

eachKitchen();

it('says when more orders are open than the screen shows', () => {
  shows(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`o${i}`, anOrder('F1-T01', 1, 1, [])])));
  open();
  expect(screen.getByText(/Only 500 orders are shown here/)).toBeTruthy();
});

describe('the tickets', () => {
  it('show table, KOT, minutes, quantity before name, and the note', () => {
    open();
    const one = ticket('KOT 1, F1-T01');
    expect(one.getByText('F1-T01')).toBeTruthy();
    expect(one.getByText('12 min')).toBeTruthy();
    expect(one.getByText('No onion')).toBeTruthy();
    expect(one.getByRole('button', { name: /^2 ×\s*Dal Makhani/ })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'KOT 1, F1-T01' }).dataset['age']).toBe('late');
    expect(screen.getByRole('article', { name: 'KOT 2, F1-T02' }).dataset['age']).toBe('fresh');
  });

  it('say at the dish what its guest asks of it (P-FOOD-6)', () => {
    const [id = '', line] = Object.entries(first.lines)[0] ?? [];
    if (line === undefined) throw new Error('The order has no line.');
    const asked = { ...line, food: ['jain' as const, 'no-nuts' as const] };
    shows({ a: { ...first, lines: { ...first.lines, [id]: asked } } });
    open();
    const dish = ticket('KOT 1, F1-T01').getByText('Jain · No nuts').closest('li');
    expect(dish?.textContent).toContain(line.name);
  });

  it('move on as a whole by the button or a tap anywhere, once for a double tap', () => {
    open();
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
    fireEvent.click(screen.getByRole('article', { name: 'KOT 1, F1-T01' }));
    expect(backend.writes).toHaveLength(1);
    expect(marked('cooking')).toEqual(['1-1', '1-2']);
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.click(screen.getByRole('article', { name: 'KOT 1, F1-T01' }));
    expect(backend.writes).toHaveLength(2);
  });

  it('move one line by a tap on it', () => {
    open();
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: /Naan/ }));
    expect(backend.writes).toHaveLength(1);
    expect(marked('cooking')).toEqual(['1-2']);
  });

  it('are recalled from their last stage', () => {
    shows({ a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-2'] }) });
    open();
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.recall }));
    expect(marked('ready')).toEqual([]);
  });

  it('show when the server has refused a tap', async () => {
    backend.refuseWrites();
    open();
    fireEvent.click(ticket('KOT 2, F1-T02').getByRole('button', { name: kitchen.start }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(ticket('KOT 2, F1-T02').getByRole('alert').textContent).toBe(kitchen.refused);
  });

  it('say how many portions are cancelled, as the struck lines do', () => {
    shows({ a: withStages(first, { cancelled: ['1-1'] }) });
    open();
    expect(ticket('KOT 1, F1-T01').getByText(kitchen.leave(2))).toBeTruthy();
  });

  it('strike out a cancelled line with its reason, until somebody confirms it', () => {
    shows({
      a: withStages(first, { cancelled: ['1-2'], cancelReasons: { '1-2': 'Guest left' } }),
    });
    open();
    expect(ticket('KOT 1, F1-T01').queryByRole('button', { name: /Naan/ })).toBeNull();
    // The block above says that it is cancelled; at the dish a screen reader hears it too.
    expect(ticket('KOT 1, F1-T01').getByText(kitchen.leave(1))).toBeTruthy();
    const reasons = ticket('KOT 1, F1-T01').getAllByText(/Guest left$/);
    expect(reasons.map((one) => [one.textContent, one.getAttribute('aria-hidden')])).toEqual([
      ['Cancelled: Guest left', null],
      ['Guest left', 'true'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: kitchen.confirmTicket(1) }));
    expect(marked('cancelSeen')).toEqual(['1-2']);
    expect(marked('cooking')).toEqual([]);
    shows({ a: withStages(first, { cancelled: ['1-2'], cancelSeen: ['1-2'] }) });
    expect(ticket('KOT 1, F1-T01').queryByText(/Naan/)).toBeNull();
  });

  it('stay when cancelled, and go once that is confirmed', () => {
    const gone = withStages({ ...first, state: 'Cancelled' }, { cancelled: ['1-1', '1-2'] });
    shows({ a: gone });
    open();
    expect(screen.getByRole('article', { name: 'KOT 1, F1-T01' })).toBeTruthy();
    shows({ a: withStages(gone, { cancelSeen: ['1-1', '1-2'] }) });
    expect(screen.getByText(kitchen.nothing)).toBeTruthy();
  });

  it('say when their party has moved', () => {
    open();
    expect(screen.queryByText(kitchen.movedFrom('F1-T01'))).toBeNull();
    shows({ a: { ...first, tableId: 'F1-T09', joinedTableIds: ['F1-T01'] }, b: second });
    expect(screen.queryByText(kitchen.movedFrom('F1-T01'))).toBeNull();
    shows({ a: { ...first, tableId: 'F1-T09' }, b: second });
    expect(ticket('KOT 1, F1-T09').getByText(kitchen.movedFrom('F1-T01'))).toBeTruthy();
    cleanup();
    open();
    expect(ticket('KOT 1, F1-T09').getByText(kitchen.movedFrom('F1-T01'))).toBeTruthy();
  });

  it('of a takeaway have the name that captains know, in one row, and its customer below', () => {
    const called = { ...first, type: 'takeaway', tableId: null, token: 5, label: 'Asha' } as const;
    shows({ a: called });
    open();
    const one = ticket('KOT 1, Takeaway 5 · Asha');
    expect(one.getByText('Takeaway').closest('strong')?.textContent).toBe('Takeaway 5');
    expect(one.getByText('Asha').closest('strong')).toBeNull();
  });

  it('of a takeaway are short on the pass, so that the token is not cut', () => {
    const called = { ...first, type: 'takeaway', tableId: null, token: 5, label: 'Asha' } as const;
    shows({ a: withStages(called, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }) });
    open();
    const pass = within(screen.getByRole('region', { name: kitchen.pass }));
    expect(pass.getByRole('listitem').textContent).toContain('Takeaway 5 · KOT 1');
    // Only the kind of order may end early.
    expect(pass.getByTitle('Takeaway 5 · Asha').textContent).toBe('Takeaway');
    expect(pass.getByText('5 · KOT 1')).toBeTruthy();
  });

  it('of a paid takeaway stay with a mark, are handed over when ready, and can be brought back', () => {
    const paid = { ...first, type: 'takeaway', tableId: null, label: 'Asha', state: 'Completed' } as const;
    shows({ a: paid });
    open();
    expect(ticket('KOT 1, Asha').getByText('Paid')).toBeTruthy();
    expect(ticket('KOT 1, Asha').getByText('Takeaway')).toBeTruthy();
    shows({ a: withStages(paid, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }) });
    fireEvent.click(screen.getByRole('button', { name: kitchen.handOverTicket(1) }));
    expect(marked('served')).toEqual(['1-1', '1-2']);
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.click(screen.getByRole('button', { name: kitchen.undo }));
    expect(marked('served')).toEqual([]);
  });

  it('are not handed over by the kitchen when a captain serves them', () => {
    shows({ a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }) });
    open();
    expect(screen.queryByRole('button', { name: kitchen.handOverTicket(1) })).toBeNull();
  });

  it('go to the pass when all lines are ready, and come back from it', () => {
    shows({
      a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }),
      b: second,
    });
    open();
    expect(screen.queryByRole('article', { name: 'KOT 1, F1-T01' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: kitchen.recallTicket(1) }));
    expect(marked('ready')).toEqual([]);
  });
});

describe('the screen', () => {
  it('is dark unless the kitchen chose light', () => {
    const { container } = open();
    expect(container.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  });

  it('counts what is still to cook of each dish', () => {
    open();
    const strip = within(screen.getByRole('region', { name: kitchen.allDay }));
    expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 × Dal Makhani',
      '1 × Kulfi',
      '1 × Naan',
    ]);
  });

  it('shows one or several stations by its address', () => {
    open('/?station=Tandoor');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Main kitchen' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Tandoor' }));
    expect(screen.queryByText(/Naan/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: kitchen.allStations }));
    expect(screen.getAllByText(/Naan/).length).toBeGreaterThan(0);
  });

  it('set to other stations does not ring for what was there before', () => {
    open('/?station=Tandoor');
    fireEvent.click(screen.getByRole('button', { name: kitchen.allStations }));
    expect(screen.queryByText(/new ticket/i)).toBeNull();
  });

  it('does not ring for what it loads when it opens', () => {
    shows({ a: first });
    backend.goOffline();
    open();
    shows({ a: first, b: second });
    backend.mend();
    expect(screen.queryByText(/new ticket/i)).toBeNull();
  });

  it('opened offline rings for what arrives when the network returns', () => {
    shows({ a: first });
    backend.goOffline();
    open();
    act(() => void vi.advanceTimersByTime(60_000));
    shows({ a: first, b: second });
    backend.mend();
    expect(screen.getByText('New ticket, F1-T02, one dish')).toBeTruthy();
  });

  it('rings for a cancellation too', () => {
    open();
    shows({ a: withStages(first, { cancelled: ['1-2'] }), b: second });
    fireEvent.click(screen.getByRole('button', { name: kitchen.gotIt }));
    expect(screen.queryByText(kitchen.news(0, 1, null))).toBeNull();
    expect(screen.getByRole('button', { name: kitchen.confirmTicket(1) })).toBeTruthy();
  });

  it('shows how long the last hour’s dishes took, also after a reload and once an order has left', () => {
    open();
    shows({
      a: withStages(first, { cooking: ['1-1'], ready: ['1-1'] }),
      b: withStages(second, { cooking: ['1-1'], ready: ['1-1'] }),
    });
    expect(screen.getByText(kitchen.waitsOf(6, 12))).toBeTruthy();
    cleanup();
    shows({ b: withStages(second, { cooking: ['1-1'], ready: ['1-1'] }) });
    open('/');
    expect(screen.getByText(kitchen.waitsOf(6, 12))).toBeTruthy();
  });

  it('says nothing of waiting times before one has taken a minute', () => {
    open();
    shows({ b: withStages(second, { cooking: ['1-1'], ready: ['1-1'] }, NOW - 30_000) });
    expect(screen.queryByRole('region', { name: kitchen.waits })).toBeNull();
    shows({ b: withStages(second, { cooking: ['1-1'], ready: ['1-1'] }) });
    expect(screen.getByText(kitchen.waitsOf(1, 1))).toBeTruthy();
  });

  it('names a ready ticket by its place and its KOT', () => {
    shows({ a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }) });
    open();
    const pass = within(screen.getByRole('region', { name: kitchen.pass }));
    expect(pass.getByRole('listitem').textContent).toBe('F1-T01 · KOT 1');
  });

  it('rings for what arrives after it opened, until somebody acknowledges it', () => {
    shows({ a: first });
    open();
    expect(screen.queryByText('New ticket, F1-T02, one dish')).toBeNull();
    shows({ a: first, b: second });
    expect(screen.getByText('New ticket, F1-T02, one dish')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: kitchen.gotIt }));
    expect(screen.queryByText('New ticket, F1-T02, one dish')).toBeNull();
  });

  it('warns when the server has been silent for a while', () => {
    shows({ a: first });
    backend.goOffline();
    open();
    expect(screen.queryByText(kitchen.stale('8:00 pm'))).toBeNull();
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.getByText(kitchen.stale('8:00 pm'))).toBeTruthy();
  });

  it.each([
    ['empty', () => shows({}), kitchen.nothing],
    ['denied', () => backend.fails('permission-denied', orders), common.notAllowed],
    ['failed', () => backend.fails('unavailable', orders), kitchen.couldNotLoad],
  ])('says that it is %s', (_, arrange, words) => {
    arrange();
    open();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('keeps its shape while it loads', () => {
    backend.fails('slow', orders);
    open();
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: kitchen.title })).toBeTruthy();
  });
});

it('counts in the dock the tickets whose buttons lie below the screen', () => {
  let see: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: IntersectionObserverCallback) {
        see = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly told: ResizeObserverCallback;
      constructor(told: ResizeObserverCallback) {
        this.told = told;
      }
      observe = () => this.told([], this as never);
      disconnect = () => undefined;
    },
  );
  open();
  const target = screen.getByRole('article', { name: 'KOT 2, F1-T02' });
  const entry = { target, boundingClientRect: { bottom: 700 }, rootBounds: { bottom: 600 } };
  act(() => see([entry as unknown as IntersectionObserverEntry], null as never));
  const more = screen.getByRole('button', { name: kitchen.below(1) });
  expect(more.closest('[data-dock]')).not.toBeNull();
});
