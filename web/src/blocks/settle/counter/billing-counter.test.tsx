import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { OrderMoney, PartPayment } from '@bhoj/domain/billing/shape/order-money.schema';
import { paise, rupees } from '@bhoj/domain/money/money';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import { aDiscount } from '@bhoj/domain/fixtures/billing';
import type { SettleActs } from '../state/acts.ts';
import { anOrder, counter, someActs } from './settle.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Nothing here is hidden, and checking visibility takes most of a test's time.
const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Submits the payment form `taps` times. */
const send = (taps = 1) =>
  act(async () => {
    const form = screen.getByRole('form', { name: settling.payment, hidden: true });
    for (let tap = 0; tap < taps; tap += 1) fireEvent.submit(form);
    await Promise.resolve();
  });

/** The order's money after the last request took a part of the bill. */
function holding(acts: ReturnType<typeof someActs>, ...parts: Payment[]): Partial<OrderMoney> {
  const { requestId = '', among = null } = acts.settle.mock.lastCall?.[0] ?? {};
  const payments = parts.map((payment, n): PartPayment => ({
    ...payment,
    id: `${n === parts.length - 1 ? requestId : 'Earlier'}-${n + 1}`,
    at: NOW,
    ...(among !== null && { share: true }),
  }));
  return { payments, splitAmong: among, partRequests: { [requestId]: paise(0) } };
}

describe('paying a bill', () => {
  it('settles it in full, once however often it is tapped, with a code for the exact sum', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    press('UPI');
    expect(screen.getByRole('dialog', { name: '₹563 to pay' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code to pay ₹563 by UPI' })).toBeTruthy();
    expect(button('Settle ₹563').disabled).toBe(false);
    await send(2);
    expect(acts.settle).toHaveBeenCalledOnce();
    expect(acts.settle).toHaveBeenCalledWith(
      expect.objectContaining({
        orderId: 'OrderAAAAAAAAAAAAAA1',
        seenRounds: 2,
        portions: null,
        payments: [exactly('upi', rupees(563))],
      }),
    );
  });

  it('keeps a tip apart and gives change in cash', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    press(settling.moreWays);
    press('Add a tip');
    type(settling.tipField, '20');
    // First the amount, then the cash that the guest hands over, then the change.
    const amounts = screen.getAllByLabelText(/in rupees$/);
    expect(amounts.slice(0, 2)).toEqual([
      screen.getByLabelText(settling.amount),
      screen.getByLabelText(settling.received),
    ]);
    // Each field says which amount counts while it stays empty; only one of them shows it as a number.
    expect(amounts.map((field) => field.getAttribute('placeholder') ?? '')).toEqual(['563', '', '']);
    expect(screen.getByText(settling.amountHint('₹563', '₹563'))).toBeTruthy();
    expect(screen.getByText(settling.receivedHint('₹583'))).toBeTruthy();
    type(settling.received, '600');
    expect(screen.getByText('₹17').parentElement?.textContent).toBe('Change to give ₹17');
    await send();
    const payment = { ...exactly('cash', rupees(563)), tipPaise: rupees(20), receivedPaise: rupees(600) };
    expect(acts.settle.mock.lastCall?.[0].payments).toEqual([payment]);
  });

  it('takes a part, says what is left, and never takes more than is due', async () => {
    const acts = someActs();
    acts.settle.mockResolvedValue({ output: { invoice: null, duePaise: rupees(363) } });
    const { rerender } = render(counter(anOrder(), acts));
    press('Card');
    type(settling.amount, '600');
    // Beside the field, and beside the button that waits for it.
    expect(screen.getAllByText(settling.amountFault('₹563'))).toHaveLength(2);
    expect(button('Settle ₹563').disabled).toBe(true);
    type(settling.amount, '200');
    expect(button('Take ₹200').disabled).toBe(false);
    await send();
    expect(acts.settle.mock.lastCall?.[0].payments).toEqual([exactly('card', rupees(200))]);
    // Nothing more is taken until the order's money has it.
    expect(button(settling.sending).disabled).toBe(true);
    const held = holding(acts, exactly('card', rupees(200)));
    rerender(counter(anOrder(), acts, { money: held }));
    expect(screen.getByText(settling.taken('₹200', '₹363'))).toBeTruthy();
    // It is false once the payment is given back.
    rerender(counter(anOrder(), acts, { money: { ...held, payments: [] } }));
    expect(screen.queryByText(settling.taken('₹200', '₹363'))).toBeNull();
    expect(button(settling.exactCash('₹563')).disabled).toBe(false);
  });

  it('says in one line what is paid in parts, and gives one back for a reason', async () => {
    const acts = someActs();
    const payments = [{ ...exactly('card', rupees(200)), id: 'RequestAAAAAAAAAAAA1-1', at: NOW }];
    render(counter(anOrder(), acts, { money: { payments } }));
    expect(screen.getByText('₹363')).toBeTruthy();
    expect(screen.getByText('₹200 of ₹563 paid · ₹363 to pay')).toBeTruthy();
    expect(button('By dish').disabled).toBe(true);
    expect(screen.getByText(settling.itemsBlocked)).toBeTruthy();
    press('Card');
    expect(screen.getByRole('dialog', { name: '₹363 of ₹563 to pay' })).toBeTruthy();
    press(settling.close);
    press(`${settling.parts} ₹200`);
    press('Refund');
    const form = screen.getByRole('form', { name: 'Refund Card ₹200?' });
    fireEvent.submit(form);
    expect(acts.returnPayment).not.toHaveBeenCalled();
    expect(screen.getByText(settling.reasonFault)).toBeTruthy();
    fireEvent.change(within(form).getByLabelText(settling.giveBackBy), { target: { value: 'upi' } });
    type(settling.giveBackReason, 'Wrong card');
    await act(async () => fireEvent.submit(form));
    expect(acts.returnPayment).toHaveBeenCalledWith({
      orderId: 'OrderAAAAAAAAAAAAAA1',
      paymentId: 'RequestAAAAAAAAAAAA1-1',
      given: { method: 'upi', name: '' },
      reason: 'Wrong card',
    });
    expect(screen.queryByRole('form', { name: 'Refund Card ₹200?' })).toBeNull();
  });

  it('shows who declared a UPI payment, and counts it only after a tap', () => {
    const acts = someActs();
    const upiDeclaration = { amountPaise: rupees(563), at: NOW, by: 'mint' };
    render(counter(anOrder({ requests: { service: null, upiDeclaration } }), acts));
    expect(screen.getByText(settling.declaration('Meera', '₹563'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle ₹563', hidden: true })).toBeNull();
    press('Take ₹563 by UPI');
    expect(button('Settle ₹563').disabled).toBe(false);
    expect(acts.settle).not.toHaveBeenCalled();
  });

  it('does not settle while something prevents it, or while a new round has not been looked at', () => {
    const acts = someActs();
    const { rerender } = render(counter(anOrder(), acts, { obstacle: 'A round waits.' }));
    expect(screen.getByText('A round waits.')).toBeTruthy();
    for (const way of [settling.exactCash('₹563'), 'UPI', 'Card', settling.moreWays])
      expect(button(way).disabled).toBe(true);
    const order = anOrder();
    const further = {
      ...order,
      rounds: { ...order.rounds, r3: { ...Object.values(order.rounds)[0]!, kot: 3 } },
    };
    rerender(counter(order, acts));
    press('UPI');
    expect(button('Settle ₹563').disabled).toBe(false);
    rerender(counter(further, acts));
    expect(button('Settle ₹563').disabled).toBe(true);
    press(settling.useNewBill);
    expect(button('Settle ₹563').disabled).toBe(false);
  });
});

describe('a split', () => {
  it('is equal to the rupee, and each person pays in turn', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    press('Equally');
    press(settling.morePeople);
    const shares = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(shares.map((share) => share.textContent)).toEqual([
      'Person 1 pays now₹188',
      'Person 2 ₹188',
      'Person 3 ₹187',
    ]);
    press(settling.moreWays);
    await send();
    expect(acts.settle.mock.lastCall?.[0]).toMatchObject({
      portions: null,
      payments: [exactly('cash', rupees(188))],
      among: 3,
    });
  });

  it('equally is kept with the order: the next tap takes the next share, on every device (P-SPLIT-1)', () => {
    const acts = someActs();
    const share = (n: number, rupee: number): PartPayment => ({
      ...exactly('cash', rupees(rupee)),
      id: `RequestAAAAAAAAAAAA${n}-1`,
      at: NOW,
      share: true,
    });
    const kept = (...payments: PartPayment[]) =>
      counter(anOrder(), acts, { money: { payments, splitAmong: 3 } });
    const { rerender } = render(kept(share(1, 188)));
    expect(button('Equally').getAttribute('aria-pressed')).toBe('true');
    expect(button(settling.exactCash('₹188')).disabled).toBe(false);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Person 2 pays now₹188', 'Person 3 ₹187']);
    // A choice of this device stands until the next payment.
    press('One bill');
    expect(button(settling.exactCash('₹375')).disabled).toBe(false);
    press('Equally');
    rerender(kept(share(1, 188), share(2, 188)));
    expect(button(settling.exactCash('₹187')).disabled).toBe(false);
    expect(screen.getByText(/^Person 3 pays now$/, { selector: 'span' })).toBeTruthy();
  });

  it('takes nothing while a payment is known and the order’s money is not yet here', () => {
    render(counter(anOrder(), someActs(), { isBehind: true }));
    expect(button(settling.sending).disabled).toBe(true);
  });

  it('by dish makes a bill of its own, paid in several ways at once', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    press('By dish');
    // It takes the place of the sum, for nothing is to pay.
    expect(screen.getByText(settling.chooseDishes)).toBeTruthy();
    expect(screen.queryByText(settling.left)).toBeNull();
    press('All of Meera');
    press(settling.lessOf('Thali'));
    press(settling.moreOf('Masala dosa'));
    // 200 + 136 = 336.00 + 2 × 8.40 = 352.80, rounded to 353.
    press('Card');
    type(settling.amount, '100');
    press('Next: the other ₹253');
    await send();
    expect(acts.settle).not.toHaveBeenCalled();
    press('Cash');
    await send();
    expect(acts.settle.mock.lastCall?.[0]).toMatchObject({
      portions: { '1-1': 1, '2-1': 1 },
      payments: [exactly('card', rupees(100)), exactly('cash', rupees(253))],
    });
  });

  it('by dish gathers the dishes of each seat', async () => {
    const acts = someActs();
    const order = anOrder();
    const lines = Object.fromEntries(
      Object.entries(order.lines).map(([id, line], i) => [id, { ...line, seat: 2 - i }]),
    );
    const { container } = render(counter({ ...order, lines }, acts));
    press('By dish');
    const seats = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(seats.filter((text) => text.startsWith('All of'))).toEqual(['All of Seat 1', 'All of Seat 2']);
    press('All of Seat 1');
    press('UPI');
    await send();
    expect(acts.settle.mock.lastCall?.[0]).toMatchObject({ portions: { '2-1': 1 } });
    expect(acts.settle.mock.lastCall?.[0].portions).not.toHaveProperty('1-1');
  });

  it('by dish drops what was cancelled or billed meanwhile', () => {
    const acts = someActs();
    const { rerender } = render(counter(anOrder(), acts));
    press('By dish');
    press('All of Meera');
    press('All of Saffron');
    press('UPI');
    expect(button('Settle ₹563').disabled).toBe(false);
    rerender(counter(anOrder({ stages: { cancelled: ['2-1'] }, billing: { billed: { '1-1': 1 } } }), acts));
    expect(button('Settle ₹210').disabled).toBe(false);
    expect(screen.queryByText('Masala dosa')).toBeNull();
  });
});

describe('a discount', () => {
  const fill = (value: string, reason: string) => {
    press(settling.discount);
    type(settling.discountPercent, value);
    if (reason !== '') type(settling.reasonOther, reason);
  };
  const save = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: settling.discount })));

  it('is a percentage with a reason', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    fill('7.5', 'Regular guest');
    await save();
    expect(acts.setDiscount).toHaveBeenCalledWith({
      orderId: 'OrderAAAAAAAAAAAAAA1',
      discount: { kind: 'percent', value: 750, covers: 'everything', reason: 'Regular guest' },
    });
  });

  it('says beside the field what is wrong, and sends nothing', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    fill('101', 'Regular guest');
    await save();
    expect(screen.getByText(settling.percentFault)).toBeTruthy();
    expect(acts.setDiscount).not.toHaveBeenCalled();
  });

  it('waits for a value and a reason, and says so beside its button', async () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    fill('', '');
    expect(screen.getByText(settling.percentFault)).toBeTruthy();
    type(settling.discountPercent, '10');
    expect(screen.getByText(settling.reasonFault)).toBeTruthy();
    expect(button(settling.saveDiscount).disabled).toBe(true);
    await save();
    expect(acts.setDiscount).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Regular guest' }));
    expect(screen.queryByText(settling.reasonFault)).toBeNull();
    expect(button(settling.saveDiscount).disabled).toBe(false);
  });

  it('opens a sheet above its row with the focus in the first field, and its acts at the foot', () => {
    render(counter(anOrder(), someActs()));
    press(settling.discount);
    const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: settling.discount });
    expect(sheet.open).toBe(true);
    expect(document.activeElement).toBe(within(sheet).getByLabelText(settling.discountPercent));
    const foot = within(sheet.querySelector('footer')!);
    expect(foot.getByText(settling.percentFault)).toBeTruthy();
    expect(foot.getByRole('button', { name: settling.saveDiscount })).toHaveProperty('disabled', true);
    expect(button(settling.discount)).toBeTruthy();
    fireEvent.click(foot.getByRole('button', { name: settling.cancel }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes with Escape or the back gesture, and does nothing then', () => {
    const acts = someActs();
    render(counter(anOrder(), acts));
    fill('10', 'Regular guest');
    fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(acts.setDiscount).not.toHaveBeenCalled();
  });

  it('whose answer comes late leaves another sheet open', async () => {
    const acts = someActs();
    const answer = Promise.withResolvers<Awaited<ReturnType<NonNullable<SettleActs['setDiscount']>>>>();
    acts.setDiscount.mockReturnValue(answer.promise);
    render(counter(anOrder(), acts));
    fill('10', 'Regular guest');
    await save();
    press(settling.close);
    press(settling.complimentary);
    await act(async () => answer.resolve({ output: {} }));
    expect(screen.getByRole('dialog', { name: settling.complimentary })).toBeTruthy();
  });

  it('above a captain’s limit is refused with a sentence that names the limit', async () => {
    const acts = someActs();
    acts.setDiscount.mockResolvedValue({
      failure: { reason: 'discount-above-limit', details: { limitPaise: 5000 } },
    });
    render(counter(anOrder(), acts));
    fill('50', 'Regular guest');
    await save();
    expect(screen.getByRole('alert').textContent).toBe(settling.aboveLimit('₹50'));
  });

  it('stands on the bill with its reason and author, and can be removed', async () => {
    const acts = someActs();
    const by = { kind: 'captain' as const, label: 'Suresh', id: 'msuresh00000' };
    const discount = aDiscount({ value: 3600, by });
    render(counter(anOrder(), acts, { money: { discount } }));
    expect(button(settling.exactCash('₹525'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Discount code', hidden: true })).toBeNull();
    press('Discount ₹36');
    expect(screen.getByText('Cold food · Suresh')).toBeTruthy();
    await act(async () => press('Remove'));
    expect(acts.setDiscount).toHaveBeenCalledWith({ orderId: 'OrderAAAAAAAAAAAAAA1', discount: null });
  });
});

describe('a lost answer', () => {
  it('is requested again with the same id, also after a reload, and nothing else is sent before', async () => {
    const acts = someActs();
    acts.settle.mockResolvedValueOnce({ failure: { reason: 'offline', details: {} } });
    render(counter(anOrder(), acts));
    press('UPI');
    await send();
    expect(screen.getByText(settling.notConfirmed)).toBeTruthy();
    cleanup();
    render(counter(anOrder(), acts));
    expect(screen.getByText(settling.unanswered('₹563'))).toBeTruthy();
    expect(button('UPI').disabled).toBe(true);
    expect(acts.settle).toHaveBeenCalledOnce();
    await act(async () => press(settling.resend));
    expect(acts.settle).toHaveBeenCalledTimes(2);
    expect(acts.settle.mock.calls[1]).toEqual(acts.settle.mock.calls[0]);
    expect(screen.queryByText(settling.unanswered('₹563'))).toBeNull();
  });

  it('stays unknown when the server refuses before it has looked for the request', async () => {
    const acts = someActs();
    acts.settle.mockResolvedValueOnce({ failure: { reason: 'unexpected', details: {} } });
    acts.settle.mockResolvedValueOnce({ failure: { reason: 'too-many-requests', details: {} } });
    render(counter(anOrder(), acts));
    press('UPI');
    await send();
    expect(screen.getByText(settling.notConfirmed)).toBeTruthy();
    await act(async () => press(settling.resend));
    expect(screen.getByText(reasonSentences['too-many-requests'])).toBeTruthy();
    await act(async () => press(settling.resend));
    expect(acts.settle.mock.calls[2]).toEqual(acts.settle.mock.calls[0]);
  });

  it('that arrives with the order is not requested again', async () => {
    const acts = someActs();
    acts.settle.mockResolvedValueOnce({ failure: { reason: 'offline', details: {} } });
    const { rerender } = render(counter(anOrder(), acts));
    press('UPI');
    type(settling.amount, '100');
    await send();
    const requestId = acts.settle.mock.calls[0]?.[0].requestId ?? '';
    const payments = [{ ...exactly('upi', rupees(100)), id: `${requestId}-1`, at: NOW }];
    const money = { payments, partRequests: { [requestId]: paise(46_300) } };
    rerender(counter(anOrder(), acts, { money }));
    expect(screen.queryByRole('button', { name: settling.resend })).toBeNull();
    expect(screen.getByText('₹463')).toBeTruthy();
  });

  it('is not kept when the server refused: nothing was done', async () => {
    const acts = someActs();
    acts.settle.mockResolvedValueOnce({ failure: { reason: 'order-changed', details: {} } });
    render(counter(anOrder(), acts));
    press('UPI');
    await send();
    expect(screen.getByText(reasonSentences['order-changed'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: settling.resend })).toBeNull();
  });
});

it('offers nobody an act that they have no right to (P-RIGHT-4)', () => {
  const acts = { ...someActs(), setDiscount: null };
  const named = (name: string) =>
    screen.queryByRole('button', { name: new RegExp(`^${name}(?! code)`), hidden: true });
  const { rerender } = render(counter(anOrder(), { ...acts, setComplimentary: null }));
  expect([named(settling.discount), named(settling.complimentary)]).toEqual([null, null]);
  rerender(counter(anOrder(), acts));
  expect(named(settling.discount)).toBeNull();
  expect(named(settling.complimentary)).not.toBeNull();
});
