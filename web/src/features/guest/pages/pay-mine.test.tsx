import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { anOrderMoney, aPartPayment } from '@bhoj/domain/fixtures/billing';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { rupees } from '@bhoj/domain/money/money';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import { GUEST_LANGUAGE_KEY } from '../../../words/guest-language-key.ts';
import * as hi from '../../../messages/guest/hi.ts';
import { anOpenOrder, aProfile, backend, CHECKOUT, here } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();

/** This phone's dosa comes to ₹127 with taxes (121.00 + 2 × 3.03), Meera's idli to ₹95, both to ₹222. */
const declaring = (amounts: { saffron?: number; mint?: number }, says: OrderSays = {}) => {
  const said = Object.entries(amounts).map(([by, amount]) => [
    by,
    { amountPaise: rupees(amount), at: NOW, payments: 1 },
  ]);
  const requests = { service: null, upiDeclaration: null, ownUpiDeclarations: Object.fromEntries(said) };
  return anOpenOrder({ requests, ...says });
};

/** The line below which a part is paid that does not come first. */
const mine = () => screen.findByText('Pay mine ₹127');
const noMine = () => expect(screen.queryByText(/^Pay mine/)).toBeNull();
const payLink = (amount: string) => screen.getByRole('link', { name: `Pay ${amount} by UPI` });
const noLink = () => screen.queryByRole('link', { name: /by UPI/ });
const declare = () => screen.getByRole('button', { name: 'I have paid mine by UPI' });

async function openMine() {
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  fireEvent.click(await mine());
}

describe('a guest’s own part (P-OWN-1)', () => {
  it('is one line below the whole bill, which stays the first choice', async () => {
    showOrder(anOpenOrder());
    await openAt(CHECKOUT);
    const line = await mine();
    expect(payLink('₹222')).toBeTruthy();
    expect(screen.queryByText(/^Your own dishes/)).toBeNull();
    fireEvent.click(line);
    expect(screen.getByText('Your own dishes with taxes: ₹127')).toBeTruthy();
    expect(payLink('₹127')).toBeTruthy();
    fireEvent.click(line);
    expect(screen.queryByText(/^Your own dishes/)).toBeNull();
  });

  it('is there for a guest who orders beside others, until part payments are held', async () => {
    showOrder(anOpenOrder({ rounds: [{ kot: 7, lines: [lineOf('Masala dosa', 121)] }] }));
    await openAt(CHECKOUT);
    expect(await screen.findByText('Total')).toBeTruthy();
    noMine();
    showOrder(anOpenOrder());
    expect(await mine()).toBeTruthy();
    showOrder(anOpenOrder({ billing: { hasMoney: true } }), anOrderMoney({ payments: [aPartPayment()] }));
    await waitFor(noMine);
    expect(screen.getByText('Total')).toBeTruthy();
  });

  it('is asked of a waiter where the restaurant has no UPI address', async () => {
    backend.put(profiles, {}, aProfile({ upiVpa: '' }));
    await openMine();
    expect(screen.getByText('Your own dishes with taxes: ₹127')).toBeTruthy();
    expect(screen.getByText('To pay only these, ask the waiter for a bill of your own.')).toBeTruthy();
    expect(noLink()).toBeNull();
  });
});

describe('paying it by UPI (P-OWN-2)', () => {
  it('is for exactly its amount, under its own reference', async () => {
    await openMine();
    const link = payLink('₹127').getAttribute('href') ?? '';
    expect(new URL(link).searchParams.get('tr')).toBe(`${ORDER_ID}-1.saffron`);
    expect(new URL(link).searchParams.get('am')).toBe('127.00');
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹127 by UPI' })).toBeTruthy();
  });

  it('is declared by the guest, and only staff confirm it', async () => {
    await openMine();
    fireEvent.click(declare());
    await waitFor(() => expect(backend.calls).toEqual([['declarePayment', { ...here, own: true }]]));
    showOrder(declaring({ saffron: 127 }));
    expect(await screen.findByText(/You said that ₹127 for your own dishes is paid/)).toBeTruthy();
    expect(noLink()).toBeNull();
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('leaves nothing to pay by UPI where all of the bill is declared (P-GUEST-11)', async () => {
    const upiDeclaration = { amountPaise: rupees(222), at: NOW, by: 'mint' };
    showOrder(anOpenOrder({ requests: { service: null, upiDeclaration } }));
    await openAt(CHECKOUT);
    expect(await screen.findAllByText(/told us it is paid/)).toHaveLength(2);
    noMine();
    fireEvent.click(screen.getByText('Pay another way'));
    expect(noLink()).toBeNull();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    noMine();
  });

  it('is still told of where all of the bill is declared: by this phone, and by others', async () => {
    const upiDeclaration = { amountPaise: rupees(222), at: NOW, by: 'mint' };
    const { requests } = declaring({ saffron: 127, mint: 95 });
    showOrder(anOpenOrder({ requests: { ...requests, upiDeclaration } }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/You said that ₹127 for your own dishes is paid/)).toBeTruthy();
    expect(screen.getByText(/Meera said that ₹95 for their own dishes is paid by UPI/)).toBeTruthy();
    expect(screen.queryByText(/^Pay all/)).toBeNull();
  });

  it('comes first again on the phone that declared it', async () => {
    showOrder(declaring({ saffron: 127 }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/You said that ₹127 for your own dishes is paid/)).toBeTruthy();
    expect(noLink()).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask for the bill' }).textContent).toBe('Ask for the bill');
    fireEvent.click(screen.getByText('Pay all ₹222'));
    expect(payLink('₹222')).toBeTruthy();
  });

  it('asks only for what the part has grown by since, under another reference', async () => {
    showOrder(declaring({ saffron: 63 }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/Your dishes come to more now: ₹64 is left/)).toBeTruthy();
    expect(payLink('₹64').getAttribute('href')).toContain(`tr=${ORDER_ID}-1.saffron.2&`);
    expect(declare()).toBeTruthy();
  });

  it('sends to the waiter for what was paid too much', async () => {
    showOrder(declaring({ saffron: 150 }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/₹23 more than your dishes come to now. Tell the waiter/)).toBeTruthy();
    expect(noLink()).toBeNull();
  });

  it('stays declared while part payments are held', async () => {
    const money = anOrderMoney({ payments: [aPartPayment()] });
    showOrder(declaring({ saffron: 127 }, { billing: { hasMoney: true } }), money);
    await openAt(CHECKOUT);
    expect(await screen.findByText(/You said that ₹127 for your own dishes is paid/)).toBeTruthy();
  });

  it('is seen by the others, so that nobody pays it twice', async () => {
    showOrder(declaring({ mint: 95 }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/Meera said that ₹95 for their own dishes is paid by UPI/)).toBeTruthy();
    // First comes the part that nobody has declared: this phone's own. The whole bill is folded.
    expect(payLink('₹127')).toBeTruthy();
    noMine();
    expect(screen.queryByRole('link', { name: 'Pay ₹222 by UPI' })).toBeNull();
    fireEvent.click(screen.getByText('Pay all ₹222'));
    expect(payLink('₹222')).toBeTruthy();
  });

  it('says that it is paid once a document bills it', async () => {
    showOrder(anOpenOrder({ billing: { billed: { '1-1': 1 } } }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(/Your own dishes are paid/)).toBeTruthy();
    noMine();
    expect(payLink('₹95')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
  });

  it.each<[FailureReason, RegExp]>([
    ['offline', /There is no connection just now/],
    ['nothing-to-bill', /./],
    ['order-closed', /./],
  ])('says why it could not be declared: %s', async (reason, sentence) => {
    backend.refuse(declarePayment, reason);
    await openMine();
    fireEvent.click(declare());
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(declare()).toBeTruthy();
  });

  it('reads in Hindi', async () => {
    localStorage.setItem(GUEST_LANGUAGE_KEY, JSON.stringify('hi'));
    showOrder(declaring({ saffron: 127 }));
    await openAt(CHECKOUT);
    expect(await screen.findByText(hi.ownShare.declared('₹127'))).toBeTruthy();
    const upiDeclaration = { amountPaise: rupees(222), at: NOW, by: 'saffron' };
    showOrder(anOpenOrder({ requests: { service: null, upiDeclaration } }));
    expect(await screen.findAllByText(hi.billPage.saidPaid(null))).toHaveLength(2);
    expect(screen.getByText(hi.billPage.payAnother)).toBeTruthy();
  });
});
