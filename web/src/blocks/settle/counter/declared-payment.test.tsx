import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aPartPayment } from '@bhoj/domain/fixtures/billing';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { rupees } from '@bhoj/domain/money/money';
import { settling } from '../../../messages/shared/en/settling.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { anOrder, counter, someActs } from './settle.fixtures.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Nothing here is hidden, and checking visibility takes most of a test's time.
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const isSheetOpen = () => screen.queryByRole('form', { name: settling.payment, hidden: true }) !== null;
const send = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: settling.payment, hidden: true }));
    await Promise.resolve();
  });

/** Meera's thalis come to ₹420 with taxes, Saffron's dosa to ₹143; Meera says what she paid. */
const meeraSays = (amount: number) =>
  anOrder({
    requests: {
      service: null,
      upiDeclaration: null,
      ownUpiDeclarations: { mint: { amountPaise: rupees(amount), at: NOW, payments: 1 } },
    },
  });

describe('an own part that its guest declared (P-OWN-2)', () => {
  it('opens with the guest’s dishes and UPI, and one tap takes it', async () => {
    const acts = someActs();
    render(counter(meeraSays(420), acts, { declared: 'mint' }));
    expect(screen.getAllByText(settling.ownDeclaration('Meera', '₹420'))).toHaveLength(2);
    expect(screen.queryByRole('img', { name: /QR code/, hidden: true })).toBeNull();
    expect(button('Settle ₹420').disabled).toBe(false);
    await send();
    expect(acts.settle).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ portions: { '1-1': 2 }, payments: [exactly('upi', rupees(420))] }),
    );
  });

  it('is taken from the bill as well', () => {
    render(counter(meeraSays(420), someActs()));
    expect(isSheetOpen()).toBe(false);
    fireEvent.click(button('Take ₹420 by UPI'));
    expect(button('Settle ₹420').disabled).toBe(false);
  });

  it('leaves the rest of a part that has grown to another payment', async () => {
    const acts = someActs();
    render(counter(meeraSays(300), acts, { declared: 'mint' }));
    await send();
    expect(acts.settle).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('button', { name: 'UPI', hidden: true }).at(-1)!);
    expect(screen.getByRole('img', { name: 'QR code to pay ₹120 by UPI', hidden: true })).toBeTruthy();
    await send();
    expect(acts.settle.mock.lastCall?.[0].payments).toEqual([
      exactly('upi', rupees(300)),
      exactly('upi', rupees(120)),
    ]);
  });

  it('takes no more than is due', async () => {
    const acts = someActs();
    render(counter(meeraSays(500), acts, { declared: 'mint' }));
    await send();
    expect(acts.settle.mock.lastCall?.[0].payments).toEqual([exactly('upi', rupees(420))]);
  });

  it('is a part of the whole while part payments are held', async () => {
    const acts = someActs();
    const money = { payments: [aPartPayment(exactly('cash', rupees(100)))] };
    render(counter(meeraSays(420), acts, { declared: 'mint', money }));
    expect(button('Take ₹420').disabled).toBe(false);
    await send();
    expect(acts.settle.mock.lastCall?.[0]).toMatchObject({
      portions: null,
      payments: [exactly('upi', rupees(420))],
    });
  });

  it('opens the plain bill once it is confirmed, or while something prevents settling', () => {
    const { unmount } = render(counter(anOrder(), someActs(), { declared: 'mint' }));
    expect(isSheetOpen()).toBe(false);
    expect(button(settling.exactCash('₹563')).disabled).toBe(false);
    unmount();
    render(counter(meeraSays(420), someActs(), { declared: 'mint', obstacle: 'A round waits.' }));
    expect(isSheetOpen()).toBe(false);
    expect(screen.getByText('A round waits.')).toBeTruthy();
  });
});

it('a declared payment of the whole bill opens for one tap, too', async () => {
  const acts = someActs();
  const upiDeclaration = { amountPaise: rupees(563), at: NOW, by: 'mint' };
  render(counter(anOrder({ requests: { service: null, upiDeclaration } }), acts, { declared: 'all' }));
  await send();
  expect(acts.settle.mock.lastCall?.[0]).toMatchObject({
    portions: null,
    payments: [exactly('upi', rupees(563))],
  });
});
