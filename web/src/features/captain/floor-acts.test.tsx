import { anAvailability, aPriceList, somePrices } from '@bhoj/domain/fixtures/menu';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder as anyOrder, aWaitingOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { ORDER_CANCEL_REASONS } from '@bhoj/domain/orders/acts/cancel-reasons';
import { aFloor } from '@bhoj/domain/fixtures/tables';
import { floors } from '@bhoj/domain/tables/table.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import {
  cancelLines,
  cancelOrder,
  mergeTables,
  moveLines,
  moveTable,
  pushTogether,
  separateTable,
} from '@bhoj/domain/orders/acts/acts.contract';
import { takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paise } from '@bhoj/domain/money/money';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { captain } from '../../messages/captain/captain/en.ts';
import { floor } from '../../messages/captain/floor/en.ts';
import { movePrices } from '../../messages/captain/move-prices/en.ts';
import { orderActs } from '../../messages/captain/order-acts/en.ts';
import { lineStages } from '../../messages/shared/order/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { settling } from '../../messages/shared/settling/en.ts';
import { noteServerTime } from '../../ui/shared/server-clock.ts';
import { PriceQuestion } from './acts/prices-at.tsx';
import { anOrder, aTable, MENU } from './state/captain-page.fixtures.ts';
import {
  AT_DOOR,
  backend,
  eachCaptain,
  id,
  open,
  press,
  sendOff,
  settle,
  shows,
  statusOf,
  waits,
  says,
} from './captain-page.fixtures.tsx';

eachCaptain();
beforeEach(() => aBusyFloor());

/** F1-T01 with an order, F1-T02 free, F1-T03 with another order. */
const aBusyFloor = (order: Order = anOrder(), other: Order = { ...anOrder(), tableId: 'F1-T03' }) =>
  shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02'), aTable('F1-T03', { open: 'o3' })], {
    o1: order,
    o3: other,
  });
const choose = (what: string) => {
  press(floor.more);
  press(what);
};

describe('the main act at the foot of a table', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('is to add dishes at a free table, and gives way to Accept while guests there wait', () => {
    open('?table=F1-T02');
    expect(button(captain.addDishes).dataset['variant']).toBe('primary');
    cleanup();
    waits('w1');
    shows([aTable('F1-T01')], { w1: AT_DOOR });
    open('?table=F1-T01');
    expect(button(captain.accept).dataset['variant']).toBe('primary');
    expect(button(captain.addDishes).dataset['variant']).toBe('outline');
  });

  it('puts a table that is out of service back, and says when that was refused', async () => {
    shows([{ ...aTable('F1-T02'), status: 'Maintenance' }]);
    backend.refuseWrites();
    open('?table=F1-T02');
    expect(screen.queryByRole('button', { name: captain.addDishes })).toBeNull();
    expect(screen.queryByRole('button', { name: captain.moves.Reserved })).toBeNull();
    const back = button(captain.moves.Available);
    expect([back.dataset['variant'], back.dataset['size']]).toEqual(['primary', 'large']);
    fireEvent.click(back);
    await settle();
    expect(statusOf('F1-T02')).toBe('Maintenance');
    expect(screen.getByRole('alert').textContent).toBe(captain.moveFailed);
  });
});

describe('a call', () => {
  const calling = (over: Partial<NonNullable<Order['requests']['service']>> = {}): Order => ({
    ...anOrder(),
    requests: {
      service: { kind: 'waiter', at: NOW - 60_000, takenBy: null, ...over },
      upiDeclaration: null,
    },
  });

  it('is taken by one tap, however often the button is tapped', async () => {
    backend.answer(takeRequest, () => ({}));
    aBusyFloor(calling());
    open();
    const coming = screen.getByRole('button', {
      name: floor.coming,
      description: /^F1-T01\s*Calls a waiter\s· 1 min ago/,
    });
    expect(coming).toBeTruthy();
    press(floor.coming);
    press(floor.coming);
    await settle();
    expect(backend.sent(takeRequest)).toEqual([{ orderId: id('o1'), at: NOW - 60_000 }]);
  });

  it('already taken by a colleague names who comes', async () => {
    backend.refuse(takeRequest, 'request-taken', { by: 'Anita' });
    aBusyFloor(calling({ kind: 'bill' }));
    open();
    press(floor.coming);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(floor.takenBy('Anita'));
  });

  it('that is taken leaves every queue', () => {
    aBusyFloor(calling({ takenBy: { kind: 'captain', label: 'Anita', id: 'manita000000' } }));
    open();
    expect(screen.getByText(captain.nobodyWaits)).toBeTruthy();
  });

  it('that comes while the page is open rings until this device is silenced', () => {
    open();
    expect(screen.queryByText('F1-T01 · Calls a waiter')).toBeNull();
    aBusyFloor(calling());
    expect(screen.getByText('F1-T01 · Calls a waiter')).toBeTruthy();
    press(floor.seen);
    expect(screen.queryByText('F1-T01 · Calls a waiter')).toBeNull();
    aBusyFloor(calling({ at: NOW }));
    expect(screen.getByText('F1-T01 · Calls a waiter')).toBeTruthy();
  });

  it('is announced with its table and what it is, and calls of several tables by their number', () => {
    open();
    aBusyFloor(calling());
    const rings = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(rings()).toContain(`F1-T01 · Calls a waiter${floor.seen}`);
    aBusyFloor(calling(), { ...calling({ kind: 'bill' }), tableId: 'F1-T03' });
    expect(rings()).toContain(`2 new calls${floor.seen}`);
  });

  it('and a further one of the same table are announced with the table', () => {
    open();
    const upiDeclaration = { amountPaise: anOrder().subtotalPaise, at: NOW, by: 'saffron' };
    const called = calling();
    aBusyFloor({ ...called, requests: { ...called.requests, upiDeclaration } });
    expect(screen.getByText('F1-T01 · 2 new calls')).toBeTruthy();
  });

  it('and an order without a code are announced with the table that it is for', () => {
    open();
    const atDoor = { ...holdRound(sendToDoor(aWaitingOrder()), id('p1')), expireAt: NOW + 3_600_000 };
    shows([aTable('F1-T01')], { w1: atDoor });
    expect(screen.getByText('F1-T01 · 1 order waits')).toBeTruthy();
  });

  it('leads to the bill when a guest declares a payment', () => {
    const upiDeclaration = { amountPaise: anOrder().subtotalPaise, at: NOW, by: 'saffron' };
    aBusyFloor({ ...anOrder(), requests: { service: null, upiDeclaration } });
    open();
    expect(screen.getByText(floor.saysPaid('₹536'))).toBeTruthy();
    expect(screen.getByRole('button', { name: floor.openBill })).toBeTruthy();
  });

  it('opens the bill of a guest who paid their own part, ready to be taken with one tap (P-OWN-2)', async () => {
    const order = anyOrder({
      guests: { a: 'saffron', b: { label: 'mint', name: 'Meera' } },
      rounds: [
        { lines: [lineOf('Dosa', 121)] },
        { by: { kind: 'guest', label: 'mint', id: null }, lines: [lineOf('Idli', 90)] },
      ],
    });
    const ownUpiDeclarations = { mint: { amountPaise: paise(95_00), at: NOW, payments: 1 } };
    const declared = { ...order, requests: { ...order.requests, ownUpiDeclarations } };
    aBusyFloor(declared);
    backend.answer(settleBill, () => ({ invoice: null, duePaise: 0 }));
    open();
    expect(screen.getByText('F1-T01 · Meera')).toBeTruthy();
    expect(screen.getByText(floor.saysOwnPaid('₹95'))).toBeTruthy();
    press(floor.openBill);
    expect(screen.getAllByText(settling.ownDeclaration('Meera', '₹95')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    press('Settle ₹95');
    await settle();
    expect(backend.sent(settleBill)).toMatchObject([
      { portions: { '2-1': 1 }, payments: [exactly('upi', paise(95_00))] },
    ]);
  });
});

describe('an order', () => {
  it('moves to a free table, once', async () => {
    backend.answer(moveTable, () => ({}));
    open('?table=F1-T01');
    choose(floor.move);
    expect(screen.queryByRole('radio', { name: 'F1-T03' })).toBeNull();
    fireEvent.click(
      screen.getByRole('radio', { name: floor.freeTable('F1-T02'), description: floor.seats(4) }),
    );
    const go = screen.getByRole('button', { name: orderActs.moveGo('F1-T02') });
    fireEvent.click(go);
    fireEvent.click(go);
    await settle();
    expect(backend.sent(moveTable)).toEqual([
      { orderId: id('o1'), toTableId: 'F1-T02', requestId: expect.stringMatching(/^\w{20}$/) },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T02' })).toBeTruthy();
  });

  describe('of a restaurant with price lists', () => {
    const ofGarden = aPriceList({ id: 'garden', name: 'Garden', floors: [2] });
    beforeEach(async () => {
      await PriceQuestion.loadAhead();
      shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02'), aTable('F2-T01')], { o1: anOrder() });
      backend.put(menus, {}, { ...MENU, priceLists: 1 });
      const prices = somePrices({ lists: [ofGarden], items: { garden: { tikka: paise(299_00) } } });
      backend.put(menuPrices, {}, prices);
    });

    it('asks about the prices only where they differ, and moves with the answer', async () => {
      backend.answer(moveTable, () => ({}));
      open('?table=F1-T01');
      choose(floor.move);
      await settle();
      fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F1-T02') }));
      await settle();
      expect(screen.queryByRole('group', { name: /Prices are different/ })).toBeNull();
      fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F2-T01') }));
      await settle();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: movePrices.keep('₹536') }).checked).toBe(
        true,
      );
      fireEvent.click(screen.getByRole('radio', { name: movePrices.change('F2-T01', '₹586') }));
      press(orderActs.moveGo('F2-T01'));
      await settle();
      expect(backend.sent(moveTable)).toMatchObject([{ toTableId: 'F2-T01', prices: 'new' }]);
    });

    it('asks for the dishes that move, and keeps their prices by default', async () => {
      backend.answer(moveLines, () => ({ lineIds: ['1-1'] }));
      open('?table=F1-T01');
      choose(floor.moveLines);
      await settle();
      fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F2-T01') }));
      fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
      await settle();
      expect(screen.queryByRole('group', { name: /Prices are different/ })).toBeNull();
      fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
      fireEvent.click(screen.getByRole('checkbox', { name: /Paneer Tikka/ }));
      await settle();
      expect(screen.getByRole('radio', { name: movePrices.change('F2-T01', '₹299') })).toBeTruthy();
      press(floor.moveLinesGo(1, 'F2-T01'));
      await settle();
      expect(backend.sent(moveLines)[0]).not.toHaveProperty('prices');
    });
  });

  it('moves to tables that may be pushed together', async () => {
    const join = { tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 };
    backend.put(floors, { floorId: 'floor-1' }, aFloor({ joins: { version: 1, list: [join] } }));
    backend.answer(moveTable, () => ({}));
    open('?table=F1-T01');
    choose(floor.move);
    await settle();
    fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F1-T01 + F1-T02') }));
    press(orderActs.moveGo('F1-T01 + F1-T02'));
    await settle();
    expect(backend.sent(moveTable)).toMatchObject([{ toTableId: 'F1-T01', withTableIds: ['F1-T02'] }]);
  });

  it('is joined by a free table; a refusal says for whom it is kept', async () => {
    backend.refuse(pushTogether, 'booking-table-taken');
    open('?table=F1-T01');
    choose(orderActs.join);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F1-T02') }));
    press(orderActs.joinGo('F1-T02'));
    await settle();
    expect(backend.sent(pushTogether)).toMatchObject([{ orderId: id('o1'), tableId: 'F1-T02' }]);
    expect(screen.getByText(orderActs.reasons['booking-table-taken'])).toBeTruthy();
  });

  it('has one name and one screen at all its tables, and lets one go', async () => {
    backend.answer(separateTable, () => ({}));
    const joined = { ...anOrder(), joinedTableIds: ['F1-T02'] };
    shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02', { open: 'o1' })], { o1: joined });
    open('?table=F1-T02');
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T01 + F1-T02' })).toBeTruthy();
    choose(orderActs.separate);
    fireEvent.click(screen.getByRole('radio', { name: 'F1-T01' }));
    press(orderActs.separateGo('F1-T01'));
    await settle();
    expect(backend.sent(separateTable)).toMatchObject([{ orderId: id('o1'), tableId: 'F1-T01' }]);
  });

  it('is merged into another; a refusal is shown beside the button', async () => {
    backend.refuse(mergeTables, 'part-paid');
    open('?table=F1-T01');
    choose(floor.merge);
    const other = screen.getByRole('radio', { name: 'F1-T03', description: '₹536 · 5 min' });
    fireEvent.click(other);
    press(orderActs.mergeGo('F1-T03'));
    await settle();
    expect(backend.sent(mergeTables)).toEqual([{ fromOrderId: id('o1'), intoOrderId: id('o3') }]);
    expect(within(screen.getByRole('dialog')).getByText(reasonSentences['part-paid'])).toBeTruthy();
  });

  it('moves some dishes to a free table, with the same request at a second try', async () => {
    backend.refuse(moveLines, 'offline');
    open('?table=F1-T01');
    choose(floor.moveLines);
    fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F1-T02') }));
    press(floor.moveLinesGo(1, 'F1-T02'));
    await settle();
    press(floor.moveLinesGo(1, 'F1-T02'));
    await settle();
    expect(backend.sent(moveLines)[0]).toMatchObject({ portions: { '1-2': 1 }, toTableId: 'F1-T02' });
    expect(backend.sent(moveLines)[1]).toEqual(backend.sent(moveLines)[0]);
    // The first may have been done, so another place is another request and another order.
    fireEvent.click(screen.getByRole('radio', { name: /^F1-T03/ }));
    press(floor.moveLinesGo(1, 'F1-T03'));
    await settle();
    const ids = backend.sent(moveLines).map((input) => moveLines.input.parse(input).requestId);
    expect(backend.sent(moveLines)[2]).toMatchObject({ toTableId: null, intoOrderId: id('o3') });
    expect(new Set(ids).size).toBe(2);
  });

  it('loses a dish that is not cooked yet, with a reason', async () => {
    backend.answer(cancelLines, () => ({}));
    aBusyFloor(withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }));
    open('?table=F1-T01');
    choose(floor.cancelLines);
    expect(screen.getByText(floor.missing.dishes)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    expect(screen.queryByRole('checkbox', { name: /Paneer Tikka/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    const go = screen.getByRole<HTMLButtonElement>('button', { name: floor.cancelLinesGo(1) });
    expect(go.disabled).toBe(true);
    expect(go.dataset['variant']).toBe('danger');
    expect(screen.getByText(floor.missing.reason)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(floor.reasonOther), { target: { value: 'Too salty' } });
    fireEvent.click(go);
    await settle();
    expect(backend.sent(cancelLines)).toEqual([
      { orderId: id('o1'), requestId: expect.any(String), lineIds: ['1-2'], reason: 'Too salty' },
    ]);
  });

  it('loses some portions of a dish (P-SOME-1)', async () => {
    backend.answer(cancelLines, () => ({}));
    const order = anOrder();
    const dal = order.lines['1-2'];
    if (dal === undefined) throw new Error('no dal');
    aBusyFloor({ ...order, lines: { ...order.lines, '1-2': { ...dal, quantity: 2 } } });
    open('?table=F1-T01');
    choose(floor.cancelLines);
    fireEvent.click(screen.getByRole('checkbox', { name: /2 × Dal Makhani/ }));
    press(captain.less);
    fireEvent.change(screen.getByLabelText(floor.reasonOther), { target: { value: 'Full' } });
    press(floor.cancelLinesGo(1));
    await settle();
    expect(backend.sent(cancelLines)).toMatchObject([{ lineIds: ['1-2'], portions: { '1-2': 1 } }]);
  });

  it('is cancelled with a reason, and the captain is back at the tables', async () => {
    backend.answer(cancelOrder, () => ({}));
    open('?table=F1-T01');
    choose(floor.cancelOrder);
    fireEvent.click(screen.getByRole('radio', { name: ORDER_CANCEL_REASONS[0] }));
    press(orderActs.cancelOrderGo('F1-T01'));
    await settle();
    expect(backend.sent(cancelOrder)).toEqual([{ orderId: id('o1'), reason: ORDER_CANCEL_REASONS[0] }]);
    expect(screen.getByRole('heading', { level: 1, name: captain.title })).toBeTruthy();
  });

  it('is repeated, counted in portions', () => {
    const order = anOrder();
    const dal = order.lines['1-2'];
    if (dal === undefined) throw new Error('the order has a second line');
    aBusyFloor({ ...order, lines: { ...order.lines, '1-2': { ...dal, quantity: 6 } } });
    open('?table=F1-T01');
    choose(floor.repeat);
    expect(screen.getByRole('button', { name: 'Add 7 dishes' })).toBeTruthy();
  });

  it('is repeated: sold-out dishes are named, the rest goes into the cart', () => {
    backend.put(availabilities, {}, anAvailability({ soldOut: { tikka: NOW + 60_000 } }));
    open('?table=F1-T01');
    choose(floor.repeat);
    expect(screen.getByText(orderActs.repeatLeftOut('Paneer Tikka'))).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('₹287')).toBeTruthy();
    expect(sheet.getByText(captain.estimate('₹287'))).toBeTruthy();
    press(floor.repeatGo(1));
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T01') })).toBeTruthy();
  });
});

describe('a round', () => {
  it('is repeated with one tap on it, ready to send', () => {
    open('?table=F1-T01');
    press(/^Repeat KOT/);
    expect(screen.getByRole('button', { name: captain.send(2, 'F1-T01') })).toBeTruthy();
  });

  it('says first what is not available any more', () => {
    backend.put(availabilities, {}, anAvailability({ soldOut: { tikka: NOW + 60_000 } }));
    open('?table=F1-T01');
    press(/^Repeat KOT/);
    expect(screen.getByText(orderActs.repeatLeftOut('Paneer Tikka'))).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('₹287')).toBeTruthy();
    expect(sheet.getByText(captain.estimate('₹287'))).toBeTruthy();
    press(floor.repeatGo(1));
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T01') })).toBeTruthy();
  });

  it('folds to one line a dish once it is served, and opens with a tap', () => {
    const all = ['1-1', '1-2'];
    aBusyFloor(withStages(anOrder(), { cooking: all, ready: all, served: all }));
    open('?table=F1-T01');
    const round = within(screen.getByRole('region', { name: /^KOT/ }));
    expect(round.getAllByRole('img', { name: 'Served' })).toHaveLength(2);
    expect(round.queryByText('₹498')).toBeNull();
    fireEvent.click(round.getByRole('button', { name: /^Open KOT/ }));
    expect(round.queryByRole('img')).toBeNull();
    expect(round.getByRole('button', { name: /^Fold KOT/ })).toBeTruthy();
    expect(round.getAllByText(/^₹/)).toHaveLength(2);
  });

  it('with a dish to serve stays open', () => {
    aBusyFloor(withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'], served: ['1-1'] }));
    open('?table=F1-T01');
    expect(screen.queryByRole('button', { name: /^Open KOT/ })).toBeNull();
  });
});

describe('an order without a table', () => {
  beforeEach(() => {
    says({ services: ['takeaway', 'delivery'] });
  });

  it('begins at once where the restaurant takes one kind', () => {
    says({ services: ['dine-in', 'takeaway'] });
    open();
    press(floor.titles.takeaway);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: floor.takeOrder })).toBeTruthy();
  });

  it('asks for a takeaway’s number, says that a new one is not kept, and marks a wrong one', () => {
    says({ services: ['takeaway'] });
    open();
    press(floor.titles.takeaway);
    const mobile = screen.getByRole('textbox', { name: floor.takeawayMobile });
    expect(screen.getByText(floor.takeawayMobileHint)).toBeTruthy();
    fireEvent.change(mobile, { target: { value: '12' } });
    press(floor.takeOrder);
    expect(screen.getByText(floor.mobileFault)).toBeTruthy();
    fireEvent.change(mobile, { target: { value: '98765 43210' } });
    press(floor.takeOrder);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stands in the row of counter orders with its state and amount, ready dishes before the minutes', () => {
    const takeaway: Order = { ...anOrder(), type: 'takeaway', tableId: null, token: 5 };
    const cooked = withStages({ ...takeaway, token: 6 }, { cooking: ['1-1'], ready: ['1-1'] });
    shows([aTable('F1-T01')], { t5: takeaway, t6: cooked });
    open();
    const row = within(screen.getByRole('region', { name: floor.counter }));
    const chips = row.getAllByRole('button', { name: /Takeaway/ });
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Takeaway 55 min₹536',
      `Takeaway 6${lineStages.ready}₹536`,
    ]);
    expect(chips.map(({ dataset }) => dataset['attention'])).toEqual(['false', 'true']);
    fireEvent.click(chips[1] ?? document.body);
    expect(screen.getByRole('heading', { level: 1, name: 'Takeaway 6' })).toBeTruthy();
  });

  it('for delivery says what is missing, and is sent with its first round', async () => {
    backend.refuse(placeRound, 'offline');
    open();
    press(floor.newOrder);
    press(floor.titles.delivery);
    expect(document.activeElement).toBe(screen.getByLabelText(floor.name));
    expect(screen.getByText(floor.mobileFault)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(floor.name), { target: { value: 'Meera' } });
    fireEvent.change(screen.getByLabelText(floor.mobile), { target: { value: '98765 43210' } });
    expect(screen.getByText(floor.addressFault)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: floor.takeOrder }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(floor.address), { target: { value: '4 Church Street' } });
    fireEvent.change(screen.getByLabelText(floor.charge), { target: { value: '40' } });
    press(floor.takeOrder);
    press(/^Vegetarian Masala Chai/);
    press(captain.send(1, 'Delivery · Meera'));
    await sendOff();
    expect(backend.sent(placeRound)[0]).toMatchObject({
      tableId: null,
      type: 'delivery',
      details: {
        label: 'Meera',
        delivery: { mobile: '9876543210', address: '4 Church Street', note: '', chargePaise: 40_00 },
      },
    });
    // The order shows among the tables, but is not sent.
    press(captain.allTables);
    expect(screen.getByRole('button', { name: /Delivery · Meera/ }).textContent).toContain(floor.begun);
  });
});

it('shows minutes by the server’s clock when the device is a day behind', () => {
  vi.setSystemTime(NOW - 24 * 3_600_000);
  act(() => noteServerTime(Date.now(), NOW, Date.now()));
  open();
  expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).toContain(captain.minutes(5));
});

describe('finding a table among many (P-CAPTAIN-12)', () => {
  const many = () => {
    const numbers = Array.from({ length: 14 }, (_, i) => `F1-T${String(i + 1).padStart(2, '0')}`);
    shows([...numbers, 'F2-T01'].map((one) => aTable(one)));
  };
  const tiles = () => screen.queryAllByRole('button', { name: /^F\d-T\d+/ });

  it('goes by number and by floor, and stays while a table is open', () => {
    many();
    open();
    expect(tiles()).toHaveLength(15);
    fireEvent.change(screen.getByRole('searchbox', { name: floor.findTable }), { target: { value: '7' } });
    expect(tiles().map((tile) => tile.textContent)).toEqual([expect.stringContaining('F1-T07')]);
    fireEvent.click(tiles()[0] ?? document.body);
    press(captain.back('F1-T07'));
    press(captain.allTables);
    expect(tiles()).toHaveLength(1);
    press(captain.floor(2));
    expect(screen.getByText(floor.noTableFits)).toBeTruthy();
    press(floor.showAllTables);
    expect(tiles()).toHaveLength(15);
  });

  it('is not offered where there are few', () => {
    open();
    expect(screen.queryByRole('searchbox', { name: floor.findTable })).toBeNull();
  });
});
