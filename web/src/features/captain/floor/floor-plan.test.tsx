import { acceptRound, declineRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { captain } from '../../../messages/captain/captain/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { PlanLegend } from './plan-legend.tsx';
import { anOrder, aTable, PENDING } from '../state/captain-page.fixtures.ts';
import {
  AT_DOOR,
  backend,
  eachCaptain,
  id,
  marked,
  open,
  press,
  settle,
  shows,
  TAKEN,
  waits,
  widen,
  says,
  readShown,
} from '../captain-page.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

readShown();
eachCaptain();

describe('the floor plan', () => {
  it('shows each table with its state, amount and minutes, and says that nobody waits', () => {
    shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02')], { o1: anOrder() });
    open();
    const tile = screen.getByRole('button', { name: /F1-T01/ });
    expect(tile.textContent).toContain('Occupied');
    expect(tile.textContent).toContain('₹536');
    expect(tile.textContent).toContain('5 min');
    expect(screen.getByRole('button', { name: /F1-T02/ }).textContent).toContain('Available');
    expect(screen.getByText(captain.nobodyWaits)).toBeTruthy();
  });

  it.each([
    [NOW + 1, false],
    [NOW, true],
  ])('says in advance that orders have ended, from %i on: %o', (orderingUntil, isSaid) => {
    says({ orderingUntil });
    open();
    expect(screen.queryByText(captain.orderingEnded) !== null).toBe(isSaid);
  });

  it('says that the platform has suspended the restaurant, and not that a plan has ended', () => {
    says({ orderingUntil: NOW, suspended: true });
    open();
    expect(screen.getByText(captain.suspended)).toBeTruthy();
    expect(screen.queryByText(captain.orderingEnded)).toBeNull();
  });

  it('shows ready dishes at the top, and serves them with one tap', () => {
    shows([aTable('F1-T01', { open: 'o1' })], {
      o1: withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }),
    });
    open();
    expect(screen.getByRole('button', { name: /F1-T01/ }).dataset['attention']).toBe('true');
    press(captain.served);
    expect(marked('served')).toEqual(['1-1']);
  });

  it('says what the guest asks of a dish that is ready, and of one that waits (P-FOOD-6)', () => {
    const cooked = withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] });
    const [line] = Object.values(cooked.lines);
    if (line === undefined) throw new Error('The order has no line.');
    const order = {
      ...holdRound(cooked, id('p1')),
      lines: { ...cooked.lines, '1-1': { ...line, food: ['vegan' as const] } },
    };
    shows([aTable('F1-T01', { open: 'o1' })], { o1: order });
    const selections = PENDING.selections.map((one) => ({ ...one, food: ['jain' as const] }));
    waits('o1', { selections });
    open();
    expect(screen.getByText('Vegan').closest('li')?.textContent).toContain('Paneer Tikka');
    expect(screen.getByText('Jain').closest('li')?.textContent).toContain('Masala Chai');
  });

  it('accepts and declines a waiting round, and says why that failed', async () => {
    backend.answer(acceptRound, () => TAKEN);
    backend.refuse(declineRound, 'round-not-found');
    waits('w1');
    shows([aTable('F1-T01')], { w1: AT_DOOR });
    open();
    expect(screen.getByText('F1-T01 · Saffron')).toBeTruthy();
    expect(screen.getByText(/Masala Chai/)).toBeTruthy();
    press(captain.accept);
    await settle();
    expect(backend.sent(acceptRound)).toEqual([{ orderId: id('w1'), roundId: id('p1') }]);
    press(captain.decline);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: captain.decline }));
    await settle();
    expect(screen.getByText(reasonSentences['round-not-found'])).toBeTruthy();
  });

  it('explains the number on a table of the plan first, then its colours', () => {
    render(<PlanLegend />);
    const legend = within(screen.getByRole('list', { name: captain.legend }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `1${captain.needsYou}`,
      captain.states.Available,
      captain.states.Occupied,
      captain.states.Reserved,
      'Out of service',
    ]);
  });

  it('beside its own screen a chosen table is scrolled clear of what needs somebody', () => {
    widen(1280, 720);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^F1-T02/ }));
    expect(scrolled.mock.contexts.map((tile) => (tile as Element).textContent)).toEqual([
      expect.stringContaining('F1-T02'),
    ]);
    scrolled.mockRestore();
  });

  it('a table whose guests wait shows their order on top, beside the tables, and not that nothing is ordered', () => {
    widen(1280, 720);
    waits('w1');
    shows([aTable('F1-T01')], { w1: AT_DOOR });
    open('?table=F1-T01');
    expect(screen.getAllByRole('button', { name: captain.accept })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: captain.decline })).toHaveLength(1);
    expect(screen.queryByText(captain.nothingYet)).toBeNull();
    expect(screen.getByRole('button', { name: captain.addDishes })).toBeTruthy();
  });

  it('says why a round waits that came with the right key', () => {
    waits('w1', { unusual: 'portions' });
    shows([aTable('F1-T01')], { w1: AT_DOOR });
    open();
    expect(screen.getByText('More dishes than usual for a first round')).toBeTruthy();
  });

  it('sends an owner without tables to set them up', () => {
    shows([]);
    open('', 'owner');
    expect(screen.getByRole('link', { name: captain.setUpTables }).getAttribute('href')).toBe(
      href('seating'),
    );
  });

  it.each([
    ['permission-denied', common.notAllowed],
    ['unavailable', captain.couldNotLoad],
  ] as const)('says when its tables are %s', (how, words) => {
    backend.fails(how, tables);
    open();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('keeps its shape while it loads', () => {
    backend.fails('slow', tables);
    open();
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
  });
});
