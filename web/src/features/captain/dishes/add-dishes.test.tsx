import { changePartySize } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { captain } from '../../../messages/captain/captain/en.ts';
import { floor } from '../../../messages/captain/floor/en.ts';
import { party } from '../../../messages/captain/party/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { seats } from '../../../messages/shared/seats/en.ts';
import { RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { anOrder, aTable, MENU } from '../state/captain-page.fixtures.ts';
import {
  backend,
  eachCaptain,
  id,
  open,
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
});
