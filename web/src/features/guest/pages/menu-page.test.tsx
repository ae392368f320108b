import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { anAvailability, dishOf } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aRound } from '@bhoj/domain/fixtures/orders';
import { addRound, declineRound, holdRound } from '@bhoj/domain/orders/rounds/round';
import type { RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import {
  aMenu,
  aProfile,
  anOpenOrder,
  aWaitingOrder,
  backend,
  MENU,
} from '../context/guest-backend.fixtures.ts';
import { forgetCatalogs } from '../context/catalog.ts';
import { eachGuest, openAt, sendCart, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();
beforeEach(() => {
  showOrder(aWaitingOrder());
});

const result = (outcome: RoundResult['outcome']) => () => ({
  roundId: 'r',
  orderId: ORDER_ID,
  outcome,
  kot: 1,
  lineIds: ['1-1'],
});
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = (n: number) =>
  backend.calls[n]?.[1] as { roundId: string; menuVersion: number; selections: unknown[] };

async function fillCart() {
  await openAt(MENU);
  fireEvent.click(await button('Add Masala dosa'));
  fireEvent.click(await button(/1 dish/));
  return button('Send to kitchen');
}

describe('the menu', () => {
  it('marks what is sold out or served at other hours, and lets neither be added', async () => {
    backend.put(availabilities, {}, anAvailability({ soldOut: { 'egg-dosa': NOW + 60_000 } }));
    await openAt(MENU);
    const egg = (await screen.findByRole('heading', { name: 'Egg dosa' })).closest('li');
    expect(egg && within(egg).getByText('Sold out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Egg dosa' })).toBeNull();
    expect(screen.getByText(/Served from 7:00.*to 11:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Poha' })).toBeNull();
    expect(screen.getAllByRole('img', { name: 'Vegetarian' }).length).toBeGreaterThan(0);
  });

  it('updates sold-out dishes while it is open, and shows a dish’s photo', async () => {
    backend.put(menus, {}, aMenu({ items: [dishOf('Masala dosa', 120, { photo: 'A'.repeat(22) })] }));
    await openAt(MENU);
    const dosa = (await screen.findByRole('heading', { name: 'Masala dosa' })).closest('li');
    expect(dosa?.querySelector('img')?.getAttribute('src')).toBe(`/photos/${'A'.repeat(22)}/small`);
    expect(dosa && within(dosa).queryByText('Sold out')).toBeNull();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(backend.listeners()).toBe(3));
    backend.put(availabilities, {}, anAvailability({ soldOut: { 'masala-dosa': NOW + 60_000 } }));
    expect(dosa && within(dosa).getByText('Sold out')).toBeTruthy();
    backend.put(availabilities, {}, anAvailability());
    expect(await button('Add Masala dosa')).toBeTruthy();
  });

  it('opens a description that is longer than a line beside the button, and shows a shorter one whole', async () => {
    const long = 'A thin dosa with a chutney.';
    const short = 'Thin dosa with a chutney.';
    backend.put(
      menus,
      {},
      aMenu({
        items: [
          dishOf('Masala dosa', 120, { description: long }),
          dishOf('Egg dosa', 140, { description: short }),
        ],
      }),
    );
    await openAt(MENU);
    fireEvent.click(await button(long));
    expect((await button(long)).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(short).tagName).toBe('P');
  });

  it('says beside the price how hot a dish is', async () => {
    backend.put(menus, {}, aMenu({ items: [dishOf('Chicken 65', 260, { spice: 2 })] }));
    await openAt(MENU);
    const flames = await screen.findByRole('img', { name: 'Medium hot' });
    expect(flames.querySelectorAll('svg')).toHaveLength(2);
    expect(flames.parentElement?.textContent).toBe('₹260');
  });

  it('finds a dish by its sound and with one wrong letter, and clears the search once it was added (P-FIND-1)', async () => {
    backend.put(menus, {}, aMenu({ items: [dishOf('Shrikhand', 90), dishOf('Masala dosa', 120)] }));
    await openAt(MENU);
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    const dishes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    for (const typed of ['श्रीखण्ड', 'shrikand', 'shrikhamd']) {
      fireEvent.change(field, { target: { value: typed } });
      await waitFor(() => expect(dishes()).toEqual(['Shrikhand']));
    }
    fireEvent.click(await button('Add Shrikhand'));
    await waitFor(() => expect(dishes()).toHaveLength(2));
    expect(field.value).toBe('');
  });

  it('fetches the menu again when the owner has saved a newer one', async () => {
    await openAt(MENU);
    await screen.findByRole('heading', { name: 'Masala dosa' });
    expect(screen.queryByText('₹175')).toBeNull();
    backend.put(menus, {}, aMenu({ version: 8, items: [dishOf('Masala dosa', 175)] }));
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(backend.listeners()).toBe(3));
    backend.put(availabilities, {}, anAvailability({ menuVersion: 8 }));
    expect(await screen.findByText('₹175')).toBeTruthy();
  });

  it('says in advance that the restaurant takes no more orders', async () => {
    backend.put(profiles, {}, aProfile({ orderingUntil: NOW }));
    await openAt(MENU);
    expect(await screen.findByText(/takes no orders by phone/)).toBeTruthy();
  });

  it.each([
    ['23:30', null],
    ['20:15', /^Last orders: the kitchen closes at 8:15/],
    ['17:00', /^Closed · opens tomorrow at 9:00/],
  ])('says above the dishes when the kitchen closes soon or is closed: until %s', async (close, said) => {
    const friday = { open: '09:00', close, isOpen: true };
    backend.put(profiles, {}, aProfile({ operatingHours: { ...aProfile().operatingHours, friday } }));
    await openAt(MENU);
    const dishes = await screen.findByRole('searchbox', { name: 'Search the menu' });
    const found = said === null ? null : screen.getByText(said);
    if (found === null) expect(screen.queryByText(/Last orders|^Closed/)).toBeNull();
    else expect(found.compareDocumentPosition(dishes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is searched and filtered, and says when nothing fits', async () => {
    await openAt(MENU);
    const search = await screen.findByRole('searchbox', { name: 'Search the menu' });
    fireEvent.change(search, { target: { value: 'crepe' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Egg dosa' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Masala dosa' })).toBeTruthy();
    fireEvent.click(await button('Non-veg'));
    expect(await screen.findByText('Nothing on the menu fits')).toBeTruthy();
    fireEvent.click(await button('Show everything'));
    expect(await screen.findByRole('heading', { name: 'Egg dosa' })).toBeTruthy();
  });

  it('adds with one tap that becomes a stepper, and opens a sheet only when a dish needs a choice', async () => {
    await openAt(MENU);
    fireEvent.click(await button('Add Masala dosa'));
    const stepper = screen.getByRole('group', { name: 'Masala dosa' });
    fireEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
    expect(await button(/2 dishes/)).toBeTruthy();
    fireEvent.click(await button('Add Keema dosa'));
    const sheet = await screen.findByRole('dialog', { name: 'Keema dosa' });
    fireEvent.click(within(sheet).getByRole('radio', { name: /Full/ }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Add · ₹380' }));
    expect((await button(/3 dishes/)).parentElement?.textContent).toContain('₹620');
    cleanup();
    await openAt(MENU);
    expect(await button(/3 dishes/)).toBeTruthy();
  });

  it('that does not exist says what to do', async () => {
    backend.remove(menus, {});
    await openAt(MENU);
    expect(await screen.findByText('The menu is not ready yet')).toBeTruthy();
    backend.put(menus, {}, aMenu());
    fireEvent.click(await button('Try again'));
    expect(await button('Add Masala dosa')).toBeTruthy();
  });

  it('cannot be ordered from in a preview', async () => {
    await openAt(MENU.replace(ORDER_ID, 'preview'));
    expect(await screen.findByRole('heading', { name: 'Masala dosa' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Order here' })).toBeTruthy();
    cleanup();
    backend.put(profiles, {}, aProfile({ orderingPaused: true }));
    forgetCatalogs();
    await openAt(MENU.replace(ORDER_ID, 'preview'));
    expect(await screen.findByText('Ordering by phone is paused. A waiter takes your order.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Order here' })).toBeNull();
  });

  it('learns under the open menu that ordering is paused, keeps the cart, and goes on after it (P-GUEST-13)', async () => {
    backend.answer(placeRound, result('sent'));
    const paused = 'Ordering by phone is paused. A waiter takes your order.';
    await openAt(MENU);
    fireEvent.click(await button('Add Masala dosa'));
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(backend.listeners()).toBe(3));
    backend.put(profiles, {}, aProfile({ orderingPaused: true }));
    expect((await screen.findAllByText(paused)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Add Egg dosa' })).toBeNull();
    fireEvent.click(await button(/1 dish/));
    const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    expect(cart.getByText(paused)).toBeTruthy();
    expect(cart.getByRole<HTMLButtonElement>('button', { name: 'Send to kitchen' }).disabled).toBe(true);
    backend.put(profiles, {}, aProfile());
    const send = cart.getByRole<HTMLButtonElement>('button', { name: 'Send to kitchen' });
    await waitFor(() => expect(send.disabled).toBe(false));
  });

  it('says nothing of a pause to a seated party, which goes on (P-JOIN-7)', async () => {
    backend.put(profiles, {}, aProfile({ orderingPaused: true }));
    showOrder(anOpenOrder());
    await openAt(MENU);
    expect(await button('Add Masala dosa')).toBeTruthy();
    expect(screen.queryByText(/is paused/)).toBeNull();
  });

  it('stays readable without a network, and says so', async () => {
    await openAt(MENU);
    await screen.findByRole('heading', { name: 'Masala dosa' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Masala dosa' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('sending', () => {
  it('sends a round once, however often it is tapped, and empties the cart', async () => {
    backend.answer(placeRound, result('sent'));
    const send = await fillCart();
    fireEvent.click(send);
    sendCart(send);
    expect((await screen.findAllByText('Sent to the kitchen')).length).toBeGreaterThan(0);
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]?.[1]).toMatchObject({
      orderId: ORDER_ID,
      tableId: 'F1-T01',
      type: 'dine-in',
      menuVersion: 1,
      selections: [{ itemId: 'masala-dosa', variantId: null, addOnIds: [], quantity: 1, note: '' }],
    });
    expect(screen.queryByRole('button', { name: /1 dish/ })).toBeNull();
  });

  it('keeps a round without an answer, and sends the same one when the network returns, also after a reload', async () => {
    backend.refuse(placeRound, 'offline');
    sendCart(await fillCart());
    expect(await screen.findByText(/There was no answer/)).toBeTruthy();
    const first = sent(0).roundId;
    cleanup();
    await openAt(MENU);
    await waitFor(() => expect(backend.calls.length).toBeGreaterThan(1));
    backend.answer(placeRound, result('sent'));
    act(() => void dispatchEvent(new Event('online')));
    expect((await screen.findAllByText('Sent to the kitchen')).length).toBeGreaterThan(0);
    const rounds = backend.sent(placeRound) as { roundId: string }[];
    expect(new Set(rounds.map(({ roundId }) => roundId))).toEqual(new Set([first]));
  });

  it('keeps a round without an answer when the next try is refused before the server looks for it', async () => {
    backend.refuse(placeRound, 'unexpected');
    sendCart(await fillCart());
    expect(await screen.findByText(/There was no answer/)).toBeTruthy();
    backend.refuse(placeRound, 'too-many-requests');
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(backend.calls.length).toBeGreaterThan(1));
    expect(await screen.findByText(/There was no answer/)).toBeTruthy();
    backend.answer(placeRound, result('sent'));
    act(() => void dispatchEvent(new Event('online')));
    expect((await screen.findAllByText('Sent to the kitchen')).length).toBeGreaterThan(0);
    expect(new Set(backend.calls.map((_, n) => sent(n).roundId)).size).toBe(1);
  });

  it('learns from the order itself that a round with a lost answer arrived', async () => {
    backend.refuse(placeRound, 'offline');
    sendCart(await fillCart());
    await screen.findByText(/There was no answer/);
    const { roundId } = sent(0);
    showOrder(addRound(anOpenOrder(), aRound(9, { roundId, lines: [] })));
    expect((await screen.findAllByText('Sent to the kitchen')).length).toBeGreaterThan(0);
    expect(await button(/Our order · 2 dishes/)).toBeTruthy();
  });

  it('says that a round with a lost answer waits for a waiter, when the order says so', async () => {
    backend.refuse(placeRound, 'offline');
    sendCart(await fillCart());
    await screen.findByText(/There was no answer/);
    showOrder(holdRound(aWaitingOrder({ trusted: false }), sent(0).roundId));
    expect((await screen.findAllByText('Sent. A waiter confirms it first.')).length).toBeGreaterThan(0);
    expect(screen.queryAllByText('Sent to the kitchen')).toEqual([]);
    fireEvent.click(await button('Our order'));
    const sheet = await screen.findByRole('dialog', { name: 'Our order' });
    expect(within(sheet).getByText('1 × Masala dosa')).toBeTruthy();
  });

  it('names the dishes of a declined round, and puts them back into the cart', async () => {
    backend.answer(placeRound, result('waiting'));
    sendCart(await fillCart());
    await screen.findAllByText('Sent. A waiter confirms it first.');
    showOrder(declineRound(holdRound(aWaitingOrder({ trusted: false }), sent(0).roundId), sent(0).roundId));
    const sheet = await screen.findByRole('dialog', { name: 'Not accepted' });
    expect(within(sheet).getByText('1 × Masala dosa')).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Put these back in the cart' }));
    expect(await button(/1 dish/)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Not accepted' })).toBeNull();
  });

  it('calls a waiter from a declined round, and says why nobody is called', async () => {
    backend.answer(placeRound, result('waiting'));
    backend.refuse(askForService, 'offline');
    sendCart(await fillCart());
    await screen.findAllByText('Sent. A waiter confirms it first.');
    showOrder(declineRound(holdRound(aWaitingOrder({ trusted: false }), sent(0).roundId), sent(0).roundId));
    const sheet = await screen.findByRole('dialog', { name: 'Not accepted' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Call a waiter' }));
    expect(await within(sheet).findByText(/There is no connection just now/)).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Not called' })).toBeTruthy();
    expect(backend.calls.at(-1)?.[0]).toBe('askForService');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await within(sheet).findByText('No internet')).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Not called' })).toHaveProperty('disabled', true);
  });

  it('sends again without asking when the menu changed but no price did', async () => {
    backend.answer(
      placeRound,
      () => {
        backend.put(menus, {}, aMenu({ version: 2 }));
        throw new Refusal('menu-changed', { version: 2 });
      },
      result('sent'),
    );
    sendCart(await fillCart());
    await screen.findAllByText('Sent to the kitchen');
    expect([sent(0).menuVersion, sent(1).menuVersion]).toEqual([1, 2]);
    expect(sent(1).roundId).toBe(sent(0).roundId);
  });

  it('shows changed prices, and asks', async () => {
    backend.answer(placeRound, () => {
      backend.put(menus, {}, aMenu({ version: 2, items: [dishOf('Masala dosa', 150)] }));
      throw new Refusal('menu-changed', { version: 2 });
    });
    sendCart(await fillCart());
    expect(await screen.findByText('Masala dosa: ₹150 instead of ₹120')).toBeTruthy();
    expect(backend.calls).toHaveLength(1);
    backend.answer(placeRound, result('sent'));
    sendCart(await button('Send at the new prices'));
    await screen.findAllByText('Sent to the kitchen');
    expect(sent(1).menuVersion).toBe(2);
  });

  it('tells once of a price that rose while the cart was open, before it is sent', async () => {
    backend.answer(placeRound, () => {
      backend.put(menus, {}, aMenu({ version: 2, items: [dishOf('Masala dosa', 150)] }));
      throw new Refusal('selection-invalid', {});
    });
    sendCart(await fillCart());
    expect(await screen.findByText('Masala dosa: ₹150 instead of ₹120')).toBeTruthy();
    backend.answer(placeRound, result('sent'));
    sendCart(await button('Send at the new prices'));
    await screen.findAllByText('Sent to the kitchen');
    expect(backend.calls).toHaveLength(2);
  });

  it('marks what has sold out meanwhile, and removes it on request', async () => {
    backend.answer(placeRound, () => {
      backend.put(availabilities, {}, anAvailability({ soldOut: { 'masala-dosa': NOW + 60_000 } }));
      throw new Refusal('item-unavailable', { itemIds: ['masala-dosa'] });
    });
    sendCart(await fillCart());
    expect(await screen.findByText('Not available now')).toBeTruthy();
    fireEvent.click(await button('Remove what is not available'));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    fireEvent.click(await button('See the menu'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('carries the dishes into a new order when the current one has ended', async () => {
    backend.refuse(placeRound, 'order-closed');
    sendCart(await fillCart());
    expect(await screen.findByText('This order is finished')).toBeTruthy();
    fireEvent.click(await button('Begin a new order with these dishes'));
    expect(await button('Start ordering')).toBeTruthy();
    cleanup();
    const orderId = 'OrderAAAAAAAAAAAAAA2';
    backend.put(orders, { orderId }, aWaitingOrder());
    await openAt(MENU.replace(ORDER_ID, orderId));
    expect(await button(/1 dish/)).toBeTruthy();
  });

  it('says before sending that a round is larger than guests may order', async () => {
    showOrder(anOpenOrder({ rounds: [{ lines: [{ ...lineOf('Idli', 40), quantity: 299 }] }] }));
    const send = await fillCart();
    expect(send.disabled).toBe(false);
    const sheet = await screen.findByRole('dialog', { name: 'Your cart' });
    fireEvent.click(within(sheet).getByRole('button', { name: /One more/ }));
    expect(await screen.findByText(/A table can order 300 portions from its phones/)).toBeTruthy();
    expect((await button('Send to kitchen')).disabled).toBe(true);
    expect(backend.calls).toEqual([]);
  });

  it('says in words why else a round was refused, and keeps the cart', async () => {
    backend.refuse(placeRound, 'restaurant-closed', { opensAt: NOW + 13 * 3_600_000 });
    sendCart(await fillCart());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /opens tomorrow at 9:00.*Your dishes are kept/,
    );
    expect(await button('Send to kitchen')).toBeTruthy();
  });
});

describe('the order so far', () => {
  it('shows who added what, the stage of each line, and the code for friends', async () => {
    showOrder(anOpenOrder({ stages: { cooking: ['1-1', '2-1'], ready: ['2-1'] } }));
    await openAt(MENU);
    fireEvent.click(await button(/Our order · 2 dishes/));
    const sheet = await screen.findByRole('dialog', { name: 'Our order' });
    expect(within(sheet).getByText('Code 4821')).toBeTruthy();
    expect(within(sheet).getByText('You')).toBeTruthy();
    expect(within(sheet).getByText('Meera')).toBeTruthy();
    expect(within(sheet).getByText('Cooking').closest('li')?.textContent).toContain('Masala dosa');
    expect(within(sheet).getByText('Ready').closest('li')?.textContent).toContain('Idli');
    expect(within(sheet).getByText('₹211')).toBeTruthy();
    // Money is read only on the bill's page.
    expect(backend.listeners()).toBe(1);
  });

  it('says that a waiter confirms first, and that a round waits', async () => {
    const untrusted = aWaitingOrder({ trusted: false });
    showOrder(untrusted);
    await openAt(MENU);
    expect(await screen.findByText(/A waiter confirms the first order/)).toBeTruthy();
    fireEvent.click(await button('Add Masala dosa'));
    fireEvent.click(await button(/1 dish/));
    expect(await button('Send order')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send to kitchen' })).toBeNull();
    showOrder(holdRound(untrusted, 'RoundAAAAAAAAAAAAAA9'));
    expect((await screen.findAllByText(/waits for a waiter/)).length).toBeGreaterThan(0);
  });

  it('shows nothing of somebody else’s order', async () => {
    backend.fails('permission-denied', orders);
    await openAt(MENU);
    expect(await screen.findByRole('heading', { level: 1, name: 'This is not your order' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Masala dosa' })).toBeNull();
  });

  it('says when it has expired', async () => {
    showOrder(aWaitingOrder({ expireAt: NOW - 1 }));
    await openAt(MENU);
    expect(await screen.findByRole('heading', { name: 'This order is over' })).toBeTruthy();
  });

  it('takes no more rounds once the bill is paid', async () => {
    showOrder(anOpenOrder({ state: 'Completed', subtotalPaise: paise(21_100) }));
    await openAt(MENU);
    expect(await screen.findByText(/Your bill is paid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
