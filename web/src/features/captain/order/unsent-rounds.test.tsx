import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aRound } from '@bhoj/domain/fixtures/orders';
import { addRound } from '@bhoj/domain/orders/rounds/round';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { captain } from '../../../messages/captain/captain/en.ts';
import { floor } from '../../../messages/captain/floor/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { anOutRound } from '../outbox/round.fixtures.ts';
import { anOrder, aTable } from '../state/captain-page.fixtures.ts';
import {
  backend,
  eachCaptain,
  id,
  open,
  phone,
  press,
  sendOff,
  settle,
  shows,
  TAKEN,
  readShown,
  chai,
} from '../captain-page.fixtures.tsx';

readShown();
eachCaptain();

describe('taking an order', () => {
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
