import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paise } from '@bhoj/domain/money/money';
import { COMING_MS } from '@bhoj/domain/orders/requests/coming';
import { formatPlain } from '@bhoj/domain/money/format';
import { anOrderMoney, aPartPayment, aSettlement, paidAccount } from '@bhoj/domain/fixtures/billing';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { RAVI } from '@bhoj/domain/fixtures/orders';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import {
  anOpenOrder,
  aProfile,
  aWaitingOrder,
  backend,
  CHECKOUT,
  here,
  MENU,
} from '../context/guest-backend.fixtures.ts';
import { codeEntry } from '../../../messages/shared/code-entry/en.ts';
import { eachGuest, openAt, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();

/** The sentence on a phone without its table's key while its round waits. */
const MUST_ASK = 'Sent. Ask a waiter to confirm it; then it is cooked.';

const paid = () => paidAccount(anOpenOrder(), { number: 'INV/26-27/000007' });
const showPaid = ({ order, money }: Account) => showOrder(order, money);
/** The order as it is of a phone that came without its table's key. */
const keyless = (order: Order): Order => ({
  ...order,
  tableId: null,
  joining: { ...order.joining, wantsTable: 'F1-T01' },
});
/** The order's requests, with those given. */
const requests = (said: Partial<Order['requests']>) => ({
  requests: { service: null, upiDeclaration: null, ...said },
});

describe('calling a waiter', () => {
  it('is one tap, also before anything is ordered, and a double tap is one call', async () => {
    backend.answer(askForService, () => new Promise<never>(() => undefined));
    showOrder(aWaitingOrder());
    await openAt(MENU);
    const button = await screen.findByRole('button', { name: 'Call a waiter' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(backend.calls).toEqual([['askForService', { ...here, kind: 'waiter' }]]));
  });

  it('stands alone before anything is ordered, beside the code and what that is for', async () => {
    showOrder(aWaitingOrder());
    await openAt(MENU);
    const button = await screen.findByRole('button', { name: 'Call a waiter' });
    expect(button.parentElement?.textContent).toContain('For friends, once you orderCode 4821');
    expect(screen.queryByRole('button', { name: /Our order/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
    expect(await screen.findByRole('button', { name: /See the cart/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Our order/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Call a waiter' })).toBeTruthy();
  });

  it('is not possible without the table’s key: the guest is told to ask a waiter', async () => {
    const atDoor = keyless(aWaitingOrder({ trusted: false }));
    showOrder(atDoor);
    await openAt(MENU);
    await screen.findByText(/A waiter confirms the first order/);
    expect(screen.queryByText(/^Code/)).toBeNull();
    showOrder(holdRound(atDoor, 'RoundAAAAAAAAAAAAAA9'));
    const bar = (await screen.findByRole('button', { name: 'Our order' })).parentElement;
    // One notice, above the button, and none that scrolls away.
    const notices = () =>
      screen
        .getAllByText(MUST_ASK)
        .filter((one) => one.closest('dialog') === null)
        .flatMap((one) => one.closest<HTMLElement>('[data-color]') ?? []);
    expect(notices().map(({ dataset }) => dataset['color'])).toEqual(['yellow']);
    expect(bar?.contains(notices()[0] ?? null)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Call a waiter' })).toBeNull();
    expect(screen.queryByText(/^Code/)).toBeNull();
    // It stays while the guest chooses more.
    fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
    await screen.findByRole('button', { name: /See the cart/ });
    expect(notices()).toHaveLength(1);
  });

  it('is not possible without a network: the row says why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showOrder(aWaitingOrder());
    await openAt(MENU);
    const button = await screen.findByRole('button', { name: 'Call a waiter' });
    expect(button).toHaveProperty('disabled', true);
    expect(button.parentElement?.textContent).toContain('No internet');
    fireEvent.click(await screen.findByRole('button', { name: 'Add Masala dosa' }));
    const small = await screen.findByRole('button', { name: 'Call a waiter · No internet' });
    expect(small).toHaveProperty('disabled', true);
    expect(small.textContent).toBe('No internet');
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Call a waiter' })).toHaveProperty('disabled', false);
  });

  it('shows on the button that staff were told, since when, and who comes', async () => {
    const called = (at: number, takenBy: typeof RAVI | null) =>
      showOrder(aWaitingOrder(requests({ service: { kind: 'waiter', at, takenBy } })));
    called(NOW, null);
    await openAt(MENU);
    expect(await screen.findByRole('button', { name: 'Called' })).toBeTruthy();
    called(NOW - 60_000, null);
    expect(await screen.findByRole('button', { name: 'Called · 1 min' })).toBeTruthy();
    called(NOW, RAVI);
    expect(await screen.findByRole('button', { name: 'Ravi is on the way' })).toBeTruthy();
    // Also above the dishes, where the whole name has room.
    const above = () => screen.getByRole('heading', { level: 1 }).closest('header')?.nextElementSibling;
    await waitFor(() => expect(above()?.textContent).toBe('Ravi is on the way'));
    // Nobody is on the way for ever: after ten minutes the guest can call again.
    called(NOW - COMING_MS, RAVI);
    expect(await screen.findByRole('button', { name: 'Call a waiter' })).toBeTruthy();
    expect(screen.queryByText('Ravi is on the way')).toBeNull();
  });

  it('says why nobody is called', async () => {
    backend.refuse(askForService, 'offline');
    showOrder(anOpenOrder());
    await openAt(MENU);
    fireEvent.click(await screen.findByRole('button', { name: 'Call a waiter' }));
    expect((await screen.findAllByText(/There is no connection just now/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Not called' })).toBeTruthy();
  });

  it('is not offered for takeaway, nor once it is paid', async () => {
    showOrder(anOpenOrder({ tableId: null, type: 'takeaway' }));
    await openAt(MENU);
    await screen.findByRole('button', { name: /Our order/ });
    expect(screen.queryByRole('button', { name: 'Call a waiter' })).toBeNull();
    showPaid(paid());
    await screen.findByText('Your bill is paid. Thank you for coming.');
    expect(screen.queryByRole('button', { name: 'Call a waiter' })).toBeNull();
  });
});

describe('the bill', () => {
  it('is asked for with one tap', async () => {
    showOrder(anOpenOrder());
    await openAt(CHECKOUT);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for the printed bill' }));
    await waitFor(() => expect(backend.calls).toEqual([['askForService', { ...here, kind: 'bill' }]]));
    showOrder(anOpenOrder(requests({ service: { kind: 'bill', at: NOW, takenBy: null } })));
    expect(await screen.findByText('Bill requested')).toBeTruthy();
    const asked = screen.getByRole('button', { name: 'Bill asked' });
    expect(asked.parentElement?.textContent).toContain('So far, with tax₹222');
  });

  it('is not asked for without a network: the row says why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.put(profiles, {}, aProfile({ upiVpa: '' }));
    showOrder(anOpenOrder());
    await openAt(CHECKOUT);
    const ask = await screen.findByRole('button', { name: 'Ask for the bill' });
    expect(ask).toHaveProperty('disabled', true);
    expect(ask.parentElement?.textContent).toBe('No internet₹222Ask for the bill');
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(ask).toHaveProperty('disabled', false));
  });

  it('paid by UPI is declared by the guest, and only staff confirm it', async () => {
    showOrder(anOpenOrder());
    await openAt(CHECKOUT);
    fireEvent.click(await screen.findByRole('button', { name: 'I have paid by UPI' }));
    await waitFor(() => expect(backend.calls).toEqual([['declarePayment', here]]));
    showOrder(
      anOpenOrder(requests({ upiDeclaration: { amountPaise: paise(222_00), at: NOW, by: 'saffron' } })),
    );
    const said = 'You told us you paid. The staff are checking.';
    // Above the bill and in the row, and nowhere else.
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect(screen.queryByText('Paid')).toBeNull();
    const bar = () => screen.getByText('₹222', { selector: 'p > strong' }).parentElement?.textContent;
    expect(bar()).toBe(`${said}₹222`);
    const above = () => screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
    const notice = within(above() ?? document.body).getAllByRole('status');
    expect(notice.map(({ textContent }) => textContent)).toContain(said);
    expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
    // Nobody is asked to pay: the counter is in a fold, for a guest who was mistaken.
    expect(screen.queryByText('How would you like to pay?')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'By UPI' })).toBeNull();
    expect(screen.queryByRole('button', { name: codeEntry.add })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'At the counter' })).toBeNull();
    fireEvent.click(screen.getByText('Pay another way'));
    expect(screen.getByRole('heading', { name: 'At the counter' })).toBeTruthy();
    // The guest can still ask for the printed bill; this call stands below the declaration.
    expect(screen.getByRole('button', { name: 'Ask for the printed bill' }).textContent).toBe('Printed bill');
    showOrder(
      anOpenOrder(
        requests({
          service: { kind: 'bill', at: NOW, takenBy: null },
          upiDeclaration: { amountPaise: paise(222_00), at: NOW, by: 'mint' },
        }),
      ),
    );
    const others = 'Meera told us it is paid. The staff are checking.';
    const [first] = await screen.findAllByText(others);
    const called = screen.getByText('Bill requested');
    expect(first?.compareDocumentPosition(called)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The table has ordered more: the declaration covers less than is due now.
    showOrder(
      anOpenOrder(requests({ upiDeclaration: { amountPaise: paise(100_00), at: NOW, by: 'saffron' } })),
    );
    expect(await screen.findByRole('button', { name: 'I have paid by UPI' })).toBeTruthy();
    expect(screen.getByText('How would you like to pay?')).toBeTruthy();
    expect(screen.getByRole('button', { name: codeEntry.add })).toBeTruthy();
    expect(screen.queryByText('Pay another way')).toBeNull();
    expect(bar()).toContain('So far, with tax₹222');
  });

  it('shows what is already paid, and asks for the rest', async () => {
    const part = aPartPayment(exactly('upi', paise(100_00)));
    showOrder(anOpenOrder({ billing: { hasMoney: true } }), anOrderMoney({ payments: [part] }));
    await openAt(CHECKOUT);
    expect(await screen.findByText('₹100 is paid; ₹122 is left.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay ₹122 by UPI' })).toBeTruthy();
  });
});

describe('the bill of a table that paid a part', () => {
  const dosa = aSettlement(anOpenOrder(), {
    portions: { '1-1': 1 },
    issuedTo: { customerName: 'Meera', tableId: 'F1-T01' },
  });
  const partPaid = anOpenOrder({ billing: { hasMoney: true, billed: { '1-1': 1 } } });

  it('says what was paid, and strikes out what was paid and by whom', async () => {
    showOrder(partPaid, anOrderMoney({ settlements: [dosa] }));
    await openAt(CHECKOUT);
    expect(
      await screen.findByText(`One part of this table is paid: ${formatPlain(dosa.bill.totalPaise)}.`),
    ).toBeTruthy();
    const row = screen.getByText('Masala dosa').closest('tr');
    expect(row?.querySelector('s')?.textContent).toBe('Masala dosa');
    expect(row?.textContent).toContain('Paid by Meera');
    expect(screen.getByText('Idli').closest('s')).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: /You/ }).textContent).toContain('₹0');
  });

  it('says how it was paid where nobody is named', async () => {
    showOrder(
      partPaid,
      anOrderMoney({ settlements: [{ ...dosa, issuedTo: { customerName: null, tableId: 'F1-T01' } }] }),
    );
    await openAt(CHECKOUT);
    expect(await screen.findByText('Paid by Cash')).toBeTruthy();
  });

  it('is left with one figure, on the bar, on the order and on the bill', async () => {
    showOrder(partPaid, anOrderMoney({ settlements: [dosa] }));
    await openAt(MENU);
    const bar = await screen.findByRole('button', { name: /Our order · 2 dishes/ });
    expect(bar.parentElement?.textContent).toContain('₹90');
    fireEvent.click(bar);
    const sheet = await screen.findByRole('dialog', { name: 'Our order' });
    expect(within(sheet).getByText('Left to pay, before tax').parentElement?.textContent).toContain('₹90');
    expect(within(sheet).getByText('Paid').closest('li')?.dataset['off']).toBe('true');
  });
});

describe('two merged tables', () => {
  /** Merges the order on screen into another open one. */
  const merge = () => {
    backend.put(orders, { orderId: 'OrderBBBBBBBBBBBBBB2' }, anOpenOrder());
    const ending = { cancelReason: null, mergedInto: 'OrderBBBBBBBBBBBBBB2', reviewed: false };
    showOrder(anOpenOrder({ state: 'Cancelled', ending }));
  };

  it('move the phone on, with its cart', async () => {
    showOrder(anOpenOrder());
    await openAt(MENU);
    fireEvent.click(await screen.findByRole('button', { name: /Add Masala dosa/ }));
    merge();
    await waitFor(() => expect(location.pathname).toContain('OrderBBBBBBBBBBBBBB2'));
    expect(await screen.findByRole('button', { name: /1 dish/ })).toBeTruthy();
  });

  it('move a phone that shows the bill on too', async () => {
    showOrder(anOpenOrder());
    await openAt(CHECKOUT);
    await screen.findByRole('button', { name: 'Ask for the printed bill' });
    merge();
    await waitFor(() => expect(location.pathname).toContain('OrderBBBBBBBBBBBBBB2'));
  });
});

describe('a review', () => {
  it('takes stars and words once, and thanks', async () => {
    showPaid(paid());
    await openAt(CHECKOUT);
    fireEvent.click(await screen.findByRole('button', { name: 'Send to the restaurant' }));
    expect(await screen.findByText('Choose one to five stars first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars of 5' }));
    fireEvent.change(screen.getByLabelText('In your words'), { target: { value: ' Best\ndosa ' } });
    const send = screen.getByRole('button', { name: 'Send to the restaurant' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText(/Thank you. The restaurant reads every word/)).toBeTruthy();
    const input = { ...here, stars: 4, words: 'Best dosa', thumbs: [] };
    await waitFor(() => expect(backend.calls).toEqual([['leaveReview', input]]));
  });

  it('is asked for once at one table', async () => {
    const { order, money } = paid();
    showOrder({ ...order, ending: { ...order.ending, reviewed: true } }, money);
    await openAt(CHECKOUT);
    expect(await screen.findByText(/Thank you. The restaurant reads every word/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('takes a thumb for single dishes, and takes it back', async () => {
    showPaid(paid());
    await openAt(CHECKOUT);
    fireEvent.click(await screen.findByRole('radio', { name: '2 stars of 5' }));
    fireEvent.click(screen.getByText('Single dishes (optional)'));
    const [up, down] = ['good', 'not good'].map((how) => screen.getByLabelText(`Masala dosa: ${how}`));
    if (up === undefined || down === undefined) throw new Error('no thumbs');
    fireEvent.click(up);
    fireEvent.click(down);
    expect([up, down].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    fireEvent.click(down);
    expect(down.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(down);
    fireEvent.click(screen.getByRole('button', { name: 'Send to the restaurant' }));
    await screen.findByText(/Thank you. The restaurant reads every word/);
    const thumbs = [{ itemId: 'masala-dosa', thumb: 'down' }];
    expect(backend.sent(leaveReview)).toEqual([{ ...here, stars: 2, words: '', thumbs }]);
  });

  it('shows the same public page to everybody, before and after the stars', async () => {
    const reviewLink = 'https://g.page/r/spice/review';
    backend.put(profiles, {}, aProfile({ reviewLink }));
    const { order, money } = paid();
    showOrder(order, money);
    await openAt(CHECKOUT);
    const link = await screen.findByRole('link', { name: 'Review it in public' });
    expect(link.getAttribute('href')).toBe(reviewLink);
    showOrder({ ...order, ending: { ...order.ending, reviewed: true } }, money);
    await screen.findByText(/Thank you. The restaurant reads every word/);
    expect(screen.getByRole('link', { name: 'Review it in public' })).toBe(link);
  });

  it('shows the answer of the restaurant', async () => {
    const { order, money } = paid();
    showOrder({ ...order, ending: { ...order.ending, reviewed: true, answer: 'We are sorry.' } }, money);
    await openAt(CHECKOUT);
    expect(await screen.findByText('We are sorry.')).toBeTruthy();
    expect(screen.getByText('The restaurant answers')).toBeTruthy();
  });

  it('comes after the bills of all parts when the table was split', async () => {
    const whole = paid();
    const [first] = whole.money.settlements;
    if (!first) throw new Error('no bill');
    const second = { ...first, invoiceId: 'j', number: 'INV/26-27/000008' };
    showOrder(whole.order, { ...whole.money, settlements: [first, second] });
    await openAt(CHECKOUT);
    expect(await screen.findByText('INV/26-27/000007')).toBeTruthy();
    expect(screen.getByText('INV/26-27/000008')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });
});
