import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { changePartySize } from '@bhoj/domain/orders/acts/acts.contract';
import { acceptRound, declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { paise } from '@bhoj/domain/money/money';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { aRound, withBilling, withStages } from '@bhoj/domain/fixtures/orders';
import { addRound, holdRound } from '@bhoj/domain/orders/rounds/round';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { captain } from '../../messages/captain/captain/en.ts';
import * as captainHindi from '../../messages/captain/hi.ts';
import { floor } from '../../messages/captain/floor/en.ts';
import { party } from '../../messages/captain/party/en.ts';
import { printWords } from '../../messages/shared/bill/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { lineStages } from '../../messages/shared/order/en.ts';
import { reservationWords } from '../../messages/shared/reservation/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { seats } from '../../messages/shared/seats/en.ts';
import { settling } from '../../messages/shared/settling/en.ts';
import { WordsContext } from '../../words/use-words.ts';
import { dictionaryOf } from '../../words/dictionaries.ts';
import { WordsProvider } from '../../words/words-provider.tsx';
import { RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { PlanLegend } from './floor/plan-legend.tsx';
import { anOutRound } from './outbox/round.fixtures.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { anOrder, aTable, MENU, PENDING, settled } from './state/captain-page.fixtures.ts';
import {
  AT_DOOR,
  backend,
  eachCaptain,
  id,
  marked,
  open,
  page,
  phone,
  press,
  sendOff,
  settle,
  shows,
  statusOf,
  TAKEN,
  waits,
  widen,
  says,
} from './captain-page.fixtures.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

// The floor stays in the page behind a table, but nobody reads it there.
configure({ defaultIgnore: 'script, style, [style*="display: none"] *' });

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

describe('a table', () => {
  it('shows its rounds with stage and author and the joining code, and serves a line', () => {
    shows([aTable('F1-T01', { open: 'o1' })], {
      o1: withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }),
    });
    open();
    press(/F1-T01/);
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T01' })).toBeTruthy();
    expect(screen.getByText('4821')).toBeTruthy();
    expect(screen.getByText(captain.by('Ravi', 5))).toBeTruthy();
    expect(screen.getByText(lineStages.queued)).toBeTruthy();
    press(captain.servedDish('Paneer Tikka'));
    expect(marked('served')).toEqual(['1-1']);
  });

  it('is reserved by hand, and says when the server refused that', async () => {
    backend.refuseWrites();
    open('?table=F1-T02');
    const reserve = () => {
      press(captain.moves.Reserved);
      const sheet = within(screen.getByRole('dialog'));
      fireEvent.click(sheet.getByRole('button', { name: reservationWords.reserve }));
      return settle();
    };
    await reserve();
    expect(screen.getByText(captain.moveFailed)).toBeTruthy();
    expect(statusOf('F1-T02')).toBe('Available');
    backend.mend();
    await reserve();
    expect(statusOf('F1-T02')).toBe('Reserved');
  });

  it('that is reserved loses its reservation only after a question that names it', () => {
    const reservation = { name: 'Sharma', guests: 4, at: NOW + 3_600_000 };
    shows([{ ...aTable('F1-T02'), status: 'Reserved', reservation }]);
    open('?table=F1-T02');
    const acts = [reservationWords.change, captain.cancelReservation];
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.filter((label) => acts.includes(label))).toEqual(acts);
    expect(labels).not.toContain(captain.moves.Available);
    press(captain.cancelReservation);
    const question = within(screen.getByRole('dialog', { name: captain.cancelReservationTitle('F1-T02') }));
    expect(question.getByText(/Sharma, 4 guests/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: floor.keep }));
    expect(statusOf('F1-T02')).toBe('Reserved');
    press(captain.cancelReservation);
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: captain.cancelReservation }),
    );
    expect(statusOf('F1-T02')).toBe('Available');
  });

  it('that does not exist says so', () => {
    open('?table=F9-T99');
    expect(screen.getByText(captain.goneTable)).toBeTruthy();
  });
});

describe('taking an order', () => {
  const chai = () => press(/^Vegetarian Masala Chai/);

  it('adds a plain dish with one tap and sends the round once, however often it is tapped', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    chai();
    chai();
    const send = screen.getByRole('button', { name: captain.send(1, 'F1-T02') });
    fireEvent.click(send);
    fireEvent.click(send);
    await sendOff();
    expect(backend.sent(placeRound)).toMatchObject([
      {
        tableId: 'F1-T02',
        menuVersion: MENU.version,
        selections: [{ itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' }],
      },
    ]);
    expect(screen.getByRole('button', { name: captain.addDishes })).toBeTruthy();
  });

  it('sends how many sit at a free table with its first round, and forgets them then', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    press(party.seats(4));
    expect(screen.queryByText(party.ask)).toBeNull();
    press(party.change(4));
    fireEvent.click(screen.getByRole('button', { name: '6' }));
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(backend.sent(placeRound)).toMatchObject([{ tableId: 'F1-T02', partySize: 6 }]);
    expect(localStorage.getItem(`bhoj.parties.${RESTAURANT}`)).toBe('{}');
  });

  it('takes dishes down by seat once its captain wants to, and remembers that', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    press(seats.bySeat);
    press(seats.seat(2));
    chai();
    press(seats.wholeTable);
    chai();
    chai();
    press(captain.send(2, 'F1-T02'));
    await sendOff();
    const sent = backend.sent(placeRound);
    expect(sent).toMatchObject([{ selections: [{ quantity: 1, seat: 2 }, { quantity: 2 }] }]);
    expect(sent[0]).not.toHaveProperty('selections.1.seat');
    expect(localStorage.getItem('bhoj.bySeat')).toBe('true');
    localStorage.removeItem('bhoj.bySeat');
  });

  it('leaves the number of guests out where a captain does, and asks nobody about a takeaway', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    expect(screen.getByText(party.ask)).toBeTruthy();
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(backend.sent(placeRound)[0]).not.toHaveProperty('partySize');
  });

  it('counts the party of an open order, and says why the server refused', async () => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    backend.answer(changePartySize, () => ({}));
    open('?table=F1-T01');
    press(floor.more);
    press(floor.party);
    const sheet = within(screen.getByRole('dialog', { name: party.title }));
    fireEvent.click(sheet.getByRole('button', { name: '3' }));
    expect(backend.sent(changePartySize)).toEqual([]);
    backend.refuse(changePartySize, 'part-billed');
    fireEvent.click(sheet.getByRole('button', { name: party.save }));
    await settle();
    expect(sheet.getByRole('alert').textContent).toContain(reasonSentences['part-billed']);
    backend.answer(changePartySize, () => ({}));
    fireEvent.click(sheet.getByRole('button', { name: party.save }));
    await settle();
    expect(backend.sent(changePartySize).at(-1)).toEqual({ orderId: id('o1'), partySize: 3 });
    expect(screen.queryByRole('dialog', { name: party.title })).toBeNull();
  });

  it('takes a round back into the cart for ten seconds, and the kitchen never hears of it (P-TAKEBACK-1)', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(captain.goesOut(1))).toBeTruthy();
    const back = () => screen.getByRole('button', { name: captain.takeBack });
    expect(back().textContent).toContain(captain.seconds(10));
    // It takes no press of a finger that was tapping Send (P-TAP-1).
    expect(back().dataset['deliberate']).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(back().textContent).toContain(captain.seconds(3));
    fireEvent.click(back());
    await settle();
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T02') })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(backend.sent(placeRound)).toEqual([]);
  });

  it('sends a round that could be taken back once its screen is left (P-TAKEBACK-1)', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(backend.sent(placeRound)).toEqual([]);
    press(captain.allTables);
    await settle();
    expect(backend.sent(placeRound)).toHaveLength(1);
  });

  it('takes what somebody at the table asks of a plate, and warns (P-FOOD-4)', async () => {
    backend.answer(placeRound, () => TAKEN);
    open('?table=F1-T02&view=add');
    chai();
    press(captain.review);
    const entries = within(screen.getByRole('dialog', { name: captain.reviewTitle }));
    fireEvent.click(entries.getByRole('button', { name: 'Food rules' }));
    fireEvent.click(entries.getByRole('button', { name: 'No dairy' }));
    expect(entries.getByText('Not said: No dairy')).toBeTruthy();
    fireEvent.click(entries.getByRole('button', { name: 'Done' }));
    expect(entries.getByRole('button', { name: 'Food rules: No dairy' })).toBeTruthy();
    fireEvent.click(entries.getByRole('button', { name: captain.send(1, 'F1-T02') }));
    await sendOff();
    const selections = [
      { itemId: 'chai', variantId: null, addOnIds: [], quantity: 1, note: '', food: ['no-dairy'] },
    ];
    expect(backend.sent(placeRound)).toMatchObject([{ selections }]);
  });

  it('finds a dish, and says when none is found', () => {
    open('?table=F1-T02&view=add');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chai' } });
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pizza' } });
    expect(screen.getByText(captain.noDish('pizza'))).toBeTruthy();
    press(captain.clearSearch);
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('forgives typing, and clears the search once a dish was added (P-FIND-1)', () => {
    open('?table=F1-T02&view=add');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    const seek = (value: string) => fireEvent.change(field, { target: { value } });
    seek('panir');
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
    seek('paneet');
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
    expect(screen.queryByText('Masala Chai')).toBeNull();
    seek('मसाला');
    chai();
    expect(field.value).toBe('');
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
  });

  it('shows what is unsent at the table it is for, with its dishes, and nowhere else', async () => {
    backend.refuse(placeRound, 'offline');
    const first = open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(screen.getByText(floor.unsent(1))).toBeTruthy();
    expect(screen.getByText(/1 × Masala Chai/)).toBeTruthy();
    first.unmount();
    const other = open('?table=F1-T01');
    expect(screen.queryByText(floor.unsent(1))).toBeNull();
    other.unmount();
    open();
    expect(screen.getByRole('button', { name: /F1-T02/ }).textContent).toContain(floor.unsent(1));
    expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).not.toContain(floor.unsent(1));
  });

  it('shows what is unsent of an order over joined tables at each of them, and does not bill it', async () => {
    backend.refuse(placeRound, 'offline');
    const at = { ...anOrder(), joinedTableIds: ['F1-T02'] };
    shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02', { open: 'o1' })], { o1: at });
    const first = open('?table=F1-T02&view=add');
    chai();
    fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await sendOff();
    first.unmount();
    const floorPlan = open();
    const tiles = screen.getAllByRole('button', { name: /F1-T0.*₹536/ });
    expect(tiles.map(({ textContent }) => textContent?.includes(floor.unsent(1)))).toEqual([true, true]);
    floorPlan.unmount();
    open(`?table=F1-T01&view=bill&order=${id('o1')}`);
    await settle();
    expect(screen.getByText(captain.unknownHint)).toBeTruthy();
  });

  it('says of a round that waits for the network how it goes out, and what needs the connection', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(screen.getByText(new RegExp(captain.waitsForNetwork(1))).textContent).toContain(
      captain.whileOffline,
    );
    network.mockRestore();
  });

  it('keeps a round that got no answer, and sends it again with the same ids', async () => {
    backend.refuse(placeRound, 'offline');
    const first = open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(screen.getByText(captain.unknown(1))).toBeTruthy();
    // The page is reloaded.
    first.unmount();
    backend.answer(placeRound, () => TAKEN);
    open();
    await settle();
    const [sent, ...again] = backend.sent(placeRound);
    expect(again.length).toBeGreaterThan(0);
    expect(again.at(-1)).toEqual(sent);
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it('says that the kitchen may have a round, and offers no way to send its dishes under another id', async () => {
    backend.refuse(placeRound, 'unexpected');
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(screen.getByText(captain.unknown(1))).toBeTruthy();
    expect(screen.getByText(captain.unknownText)).toBeTruthy();
    expect(screen.queryByRole('button', { name: captain.edit })).toBeNull();
    expect(screen.queryByRole('button', { name: captain.discard })).toBeNull();
    // The live order shows that the round arrived.
    const { orderId = '', roundId = '' } = (backend.sent(placeRound)[0] ?? {}) as Record<string, string>;
    const order = { ...addRound(anOrder(), aRound(2, { roundId })), tableId: 'F1-T02' };
    shows([aTable('F1-T01'), aTable('F1-T02', { open: orderId })], { [orderId]: order });
    await settle();
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it('stops asking about a round only after a warning that the kitchen may have it', async () => {
    backend.refuse(placeRound, 'unexpected');
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    press(captain.stopAsking);
    expect(screen.getByText(captain.stopAskingText)).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: captain.stopAsking }));
    await settle();
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it.each([
    ['full', () => phone.fill()],
    ['blocked', () => phone.block()],
  ] as const)(
    'stays with a round that a %s phone cannot keep, and sends it on request',
    async (why, arrange) => {
      backend.refuse(placeRound, 'offline');
      arrange();
      open('?table=F1-T02&view=add');
      chai();
      press(captain.send(1, 'F1-T02'));
      await sendOff();
      const notice = screen.getByRole('alert');
      expect(notice.textContent).toContain(captain.notKept[why]);
      // The round is still here, and nothing went out.
      expect(screen.getByRole('button', { name: captain.send(1, 'F1-T02') })).toBeTruthy();
      expect(backend.sent(placeRound)).toEqual([]);
      press(captain.sendUnkept);
      await settle();
      expect(screen.getByRole('heading', { name: 'F1-T02' })).toBeTruthy();
      expect(screen.getByText(captain.onlyInPage)).toBeTruthy();
      expect(backend.sent(placeRound)).toHaveLength(1);
    },
  );

  it('says so within the review of the round, too', async () => {
    phone.fill();
    open('?table=F1-T02&view=add');
    chai();
    press(captain.review);
    const review = within(screen.getByRole('dialog', { name: captain.reviewTitle }));
    fireEvent.click(review.getByRole('button', { name: captain.send(1, 'F1-T02') }));
    await sendOff();
    expect(review.getByRole('alert').textContent).toContain(captain.notKept.full);
    phone.free();
    backend.answer(placeRound, () => TAKEN);
    fireEvent.click(review.getByRole('button', { name: captain.send(1, 'F1-T02') }));
    await sendOff();
    expect(backend.sent(placeRound)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells of a kept round that cannot be read, beside the others, and discards it when asked to', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const round = anOutRound({ restaurantId: RESTAURANT, tableId: 'F1-T02', authorUid: 'another' });
    phone.kept(RESTAURANT).set(round.roundId, round).set('half', 'a half');
    open();
    await settle();
    expect(screen.getByText(captain.unreadableRounds(1))).toBeTruthy();
    expect(screen.getByText(captain.byAnother)).toBeTruthy();
    expect(screen.getByRole('button', { name: /F1-T02/ }).textContent).toContain(floor.unsent(1));
    press(captain.discard);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: captain.discard }));
    await settle();
    expect(screen.queryByText(captain.unreadableRounds(1))).toBeNull();
    expect([...phone.kept(RESTAURANT).keys()]).toEqual([round.roundId]);
    vi.restoreAllMocks();
  });

  it('puts a refused round back into the cart', async () => {
    backend.refuse(placeRound, 'menu-changed');
    open('?table=F1-T02&view=add');
    chai();
    press(captain.send(1, 'F1-T02'));
    await sendOff();
    expect(screen.getByText(reasonSentences['menu-changed'])).toBeTruthy();
    press(captain.edit);
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T02') })).toBeTruthy();
  });
});

/** The server's answer when a document was issued and nothing is left to pay. */
const SETTLED = { invoice: settled(anOrder()).money.settlements[0] ?? null, duePaise: paise(0) };

describe('the bill', () => {
  const seat = (order: Order = anOrder(), money: OrderMoney = NO_MONEY) => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: order });
    backend.put(orderMoney, { orderId: id('o1') }, money);
    return order;
  };

  it('is an estimate until it is settled in cash, with change, and then shows its number', async () => {
    const order = seat();
    backend.answer(settleBill, () => SETTLED);
    open('?table=F1-T01');
    press(/bill/i);
    // 536.00 + 2 × 13.40 = 562.80, rounded to 563.
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '600' } });
    expect(screen.getByText('₹37')).toBeTruthy();
    press(/settle/i);
    press(/settl/i);
    await settle();
    expect(backend.sent(settleBill)).toMatchObject([
      {
        orderId: id('o1'),
        seenRounds: 1,
        payments: [{ ...exactly('cash', paise(563_00)), receivedPaise: paise(600_00) }],
      },
    ]);
    const [sent] = backend.sent(settleBill);
    const paid = settled(order, (sent as { requestId: string }).requestId);
    seat(paid.order, paid.money);
    expect(screen.getByRole('region', { name: 'Tax invoice INV/26-27/000001' })).toBeTruthy();
    expect(screen.getByRole('button', { name: printWords.print })).toBeTruthy();
  });

  it('of room service may be charged to the room, named by its number; no other bill may', async () => {
    seat();
    const { unmount } = open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.queryByRole('button', { name: 'Room' })).toBeNull();
    unmount();
    const order: Order = { ...anOrder(), type: 'room-service', tableId: 'F2-R201' };
    const room: Table = { ...aTable('F2-T01', { open: 'o1' }), id: 'F2-R201', kind: 'room', number: '201' };
    shows([room], { o1: order });
    backend.answer(settleBill, () => SETTLED);
    open();
    press(/^Room 201/);
    press(/bill/i);
    expect(screen.getByRole('heading', { name: 'Bill · Room 201' })).toBeTruthy();
    press('Room');
    expect(screen.getByText(settling.confirmRoom)).toBeTruthy();
    press(/settl/i);
    await settle();
    const payments = [exactly('room', paise(563_00))];
    expect(backend.sent(settleBill)).toMatchObject([{ payments }]);
  });

  it('asks again when the table has ordered more in between', async () => {
    seat();
    backend.refuse(settleBill, 'order-changed');
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    press(/upi/i);
    press(/settle/i);
    await settle();
    expect(screen.getByText(reasonSentences['order-changed'])).toBeTruthy();
    seat(anOrder(2));
    expect(screen.getByText(settling.changed)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
    press(settling.useNewBill);
    press(/settle/i);
    await settle();
    expect(backend.sent(settleBill).at(-1)).toMatchObject({ seenRounds: 2 });
  });

  it('waits for the order’s money, and says when that cannot be read', () => {
    seat(withBilling(anOrder(), { hasMoney: true }));
    backend.fails('slow', orderMoney);
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
    backend.fails('unavailable', orderMoney);
    expect(screen.getByText(captain.billFailed)).toBeTruthy();
    press(common.tryAgain);
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
  });

  it('cannot be settled while rounds are not accepted', () => {
    seat(holdRound(anOrder(), id('p1')));
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.getByText(captain.roundsWaitHint)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^cash/i }).disabled).toBe(true);
  });

  it('refuses too little cash', () => {
    seat();
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '100' } });
    expect(screen.getAllByText(settling.receivedFault)).not.toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
  });
});

describe('another language', () => {
  it('shows the sentences it has; the rest stands in English', async () => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    const spoken = {
      captain: { ...captain, nobodyWaits: 'Niemand wartet', minutes: (n: number) => `${n} Minuten` },
    };
    render(<WordsContext value={spoken}>{page()}</WordsContext>);
    expect(screen.getByText('Niemand wartet')).toBeTruthy();
    expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).toContain('5 Minuten');
    expect(screen.getByRole('button', { name: floor.sound, pressed: false })).toBeTruthy();
  });

  it('is the device’s, and the page says so', async () => {
    localStorage.setItem('bhoj.member-language', 'hi');
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    await dictionaryOf('captain', 'hi');
    render(<WordsProvider audience="captain">{page()}</WordsProvider>);
    expect(screen.getByText(captainHindi.captain.nobodyWaits)).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
    localStorage.removeItem('bhoj.member-language');
  });
});
