import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditedBill } from '@bhoj/domain/billing/corrections/credit-note';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { aPartPayment } from '@bhoj/domain/fixtures/billing';
import { rupees } from '@bhoj/domain/money/money';
import { aProfile, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { RESTAURANT, NOW, aPaidAccount, aSettlement, anOpenOrder, ready } from '../state/orders.fixtures.ts';
import { useAddress } from '../state/use-address.ts';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

const { lives, send } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  send: vi.fn<(name: string, input: Record<string, unknown>) => Promise<unknown>>(),
}));
// Written as function declarations, so that they exist when the hoisted mocks are made.
function doc({ pattern }: { pattern: string }, params: Record<string, string> | null) {
  if (params === null) return { state: 'loading' };
  return lives.get(pattern) ?? { state: 'missing' };
}
function list({ pattern }: { pattern: string }) {
  return lives.get(`${pattern} list`) ?? ready([]);
}
vi.mock('../../../firebase/live.ts', () => ({ useLiveDoc: doc, useLiveList: list }));
vi.mock('../../../firebase/call.ts', () => {
  class CallFailure extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  }
  return {
    CallFailure,
    useCall:
      ({ name }: { name: string }) =>
      (input: Record<string, unknown>) =>
        send(name, input),
  };
});

/** ms; finding roles in a whole page and its dialogs takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const ORDER = `${RESTAURANT}/orders/{orderId}`;
const MONEY = `${ORDER}/money/bill`;
const NOTES = `${RESTAURANT}/creditNotes/{creditNoteId} list`;

function Looking() {
  const { address, go } = useAddress();
  return (
    <>
      <OrderDrawer
        now={NOW}
        address={address}
        onOpen={(orderId) => go({ orderId })}
        onClose={() => go({ orderId: null })}
      />
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}
const show = (order: unknown, money: unknown = { state: 'missing' }, at = '') => {
  lives.set(ORDER, order);
  lives.set(MONEY, money);
  render(
    <MemoryRouter initialEntries={[`/?order=o1${at}`]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()}>
          <Looking />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
};
const showPaid = ({ order, money } = aPaidAccount()) => show(ready(order), ready(money));
const address = () => screen.getByLabelText('address', { selector: 'output' }).textContent;
const panel = () => within(screen.getByRole('dialog'));
const part = (name: string) => within(panel().getByRole('region', { name }));
const act = async (name: string) => {
  await user.click(panel().getByRole('button', { name: /^Correct INV/ }));
  await user.click(screen.getByRole('menuitem', { name }));
};

const write = async (field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  lives.set(
    `${RESTAURANT}/members/{uid} list`,
    ready([{ id: 'ravi', value: { name: 'Ravi', role: 'captain' } }]),
  );
  send.mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  lives.clear();
  send.mockReset();
  vi.useRealTimers();
});

describe('an open order', () => {
  it('shows its dishes by KOT, with stage, and the reasons of cancelled ones', () => {
    show(
      ready(
        anOpenOrder({
          stages: { cooking: ['1-1'], cancelled: ['1-2'], cancelReasons: { '1-2': 'Out of flour' } },
        }),
      ),
    );
    const kot = within(part('Dishes').getByRole('region', { name: 'KOT 12' }));
    expect(kot.getByText('Ravi · 7:30 pm')).toBeTruthy();
    expect(kot.getByText('Cooking')).toBeTruthy();
    expect(kot.getByText('Cancelled: Out of flour')).toBeTruthy();
  });

  it('shows what is left to pay', () => {
    const payments = [aPartPayment({ amountPaise: rupees(200) })];
    const upiDeclaration = { amountPaise: rupees(283), at: NOW, by: 'saffron' };
    const ownUpiDeclarations = { mint: { amountPaise: rupees(90), at: NOW, payments: 1 } };
    const requests = { service: null, upiDeclaration, ownUpiDeclarations };
    const order = anOpenOrder({ billing: { hasMoney: true }, requests });
    show(ready(order), ready({ ...NO_MONEY, payments }));
    const money = part('Still to bill');
    expect(money.getByText('-₹200')).toBeTruthy();
    expect(money.getByText(/says ₹283 is paid by UPI/)).toBeTruthy();
    expect(money.getByText(/says ₹90 is paid by UPI/)).toBeTruthy();
    expect(money.getByRole('button', { name: 'Settle ₹283' })).toBeTruthy();
  });

  it('is settled at the same billing counter as the captain’s', async () => {
    lives.set(`${RESTAURANT}/catalog/profile`, ready(aProfile()));
    const { bill, number, invoiceId } = aSettlement(anOpenOrder());
    send.mockResolvedValue({ invoice: { invoiceId, number, bill }, duePaise: 0 });
    show(ready(anOpenOrder()));
    await user.click(part('Still to bill').getByRole('button', { name: 'Settle ₹483' }));
    const counter = within(screen.getByRole('dialog', { name: 'Settle F1-T02' }));
    await user.click(counter.getByRole('button', { name: 'Card' }));
    const sheet = within(screen.getByRole('dialog', { name: '₹483 to pay' }));
    await user.click(sheet.getByRole('button', { name: 'Settle ₹483' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]).toEqual([
      'settleBill',
      expect.objectContaining({ orderId: 'o1', seenRounds: 1, portions: null }),
    ]);
  });
});

it('for delivery shows address and mobile number', () => {
  const delivery = { name: 'Meera', address: '4 Lake Road', mobile: '9876543210', note: 'Second gate' };
  lives.set(`${RESTAURANT}/deliveries/{orderId}`, ready(delivery));
  show(ready(anOpenOrder({ type: 'delivery', tableId: null, label: 'Meera' })));
  expect(part('Delivery').getByText('4 Lake Road')).toBeTruthy();
  expect(part('Delivery').getByRole('link', { name: '9876543210' }).getAttribute('href')).toBe(
    'tel:9876543210',
  );
});

describe('a paid order', () => {
  it('shows its document and its history', () => {
    lives.set(
      `${RESTAURANT}/audit/{entryId} list`,
      ready([
        {
          id: 'e1',
          value: {
            action: 'settleBill',
            uid: 'ravi',
            role: 'captain',
            at: NOW,
            orderId: 'o1',
            details: { number: 'INV/26-27/000123', totalPaise: 48_300 },
          },
        },
      ]),
    );
    showPaid();
    const paper = within(panel().getByRole('article', { name: 'INV/26-27/000123' }));
    expect(paper.getByText('₹483')).toBeTruthy();
    const steps = part('History').getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '7:30 pmSent KOT 12: 2 × Dal, 1 × NaanRavi',
      '8:00 pmSettled INV/26-27/000123, ₹483Ravi',
    ]);
  });

  it('is voided with a reason, once, and the order that bills it again opens', async () => {
    showPaid();
    await act('Declare void');
    const dialog = () => within(screen.getByRole('dialog', { name: /Declare INV/ }));
    await user.click(dialog().getByRole('button', { name: 'Declare void' }));
    expect(dialog().getByText('Say why.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await write(dialog().getByRole('textbox', { name: /Reason/ }), 'Wrong table');
    await user.click(dialog().getByRole('switch', { name: 'Bill it again' }));
    await user.dblClick(dialog().getByRole('button', { name: 'Declare void' }));
    await waitFor(() => expect(address()).not.toBe('?order=o1'));
    expect(send).toHaveBeenCalledTimes(1);
    const [name, input] = send.mock.calls[0] ?? [];
    expect([name, input]).toEqual([
      'voidBill',
      {
        invoiceId: '2026-27_INV_000123',
        requestId: expect.any(String) as string,
        reason: 'Wrong table',
        billAgain: true,
      },
    ]);
    expect(address()).toBe(`?order=${String(input?.['requestId'])}`);
  });

  it('keeps what was typed when no answer came, and sends the same request again', async () => {
    const { CallFailure } = await import('../../../firebase/call.ts');
    send.mockRejectedValueOnce(new CallFailure('offline'));
    showPaid();
    await act('Declare void');
    const dialog = within(screen.getByRole('dialog', { name: /Declare INV/ }));
    await write(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong table');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('nothing is done twice');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[0]?.[1]).toEqual(send.mock.calls[1]?.[1]);
  });

  it('is credited in part, with the amount that the document gives', async () => {
    showPaid();
    await act('Take dishes off');
    const dialog = within(screen.getByRole('dialog', { name: /Credit note for/ }));
    await user.click(dialog.getByRole('button', { name: 'One more Naan' }));
    await write(dialog.getByRole('textbox', { name: /Reason/ }), 'Cold');
    await user.click(dialog.getByRole('button', { name: 'Credit ₹63' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]).toEqual([
      'issueCreditNote',
      {
        invoiceId: '2026-27_INV_000123',
        requestId: expect.any(String) as string,
        portions: { '1': 1 },
        reason: 'Cold',
        refund: { method: 'cash', name: '' },
      },
    ]);
  });

  it('credits no more than is left', async () => {
    const note = {
      number: 'CN/26-27/000001',
      invoiceId: '2026-27_INV_000123',
      portions: { '0': 1, '1': 1 },
      bill: creditedBill(aSettlement(anOpenOrder()).bill, [], { '0': 1, '1': 1 }),
      invoiceNumber: 'INV/26-27/000123',
      issuedAt: NOW,
      reason: 'Cold',
    };
    lives.set(NOTES, ready([{ id: '2026-27_CN_000001', value: note }]));
    showPaid();
    expect(panel().getByRole('button', { name: 'CN/26-27/000001' })).toBeTruthy();
    await act('Take dishes off');
    const dialog = within(screen.getByRole('dialog', { name: /Credit note for/ }));
    expect(dialog.queryByRole('button', { name: 'One more Naan' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Everything that is left' }));
    expect(dialog.getByRole('button', { name: 'One more Dal' }).hasAttribute('disabled')).toBe(true);
    expect(dialog.getByRole('button', { name: 'Credit ₹210' })).toBeTruthy();
  });

  it('prints the original of a credit note once, on the device that issued it', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const note = {
      number: 'CN/26-27/000001',
      requestId: 'c1',
      invoiceId: '2026-27_INV_000123',
      invoiceNumber: 'INV/26-27/000123',
      invoiceIssuedAt: NOW,
      issuedAt: NOW,
      reason: 'Cold',
      portions: { '0': 1 },
      bill: aSettlement(anOpenOrder()).bill,
      seller: aSettlement(anOpenOrder()).seller,
      refund: { method: 'cash', name: '', amountPaise: rupees(483) },
    };
    lives.set(NOTES, ready([{ id: '2026-27_CN_000001', value: note }]));
    localStorage.setItem('bhoj.originals', JSON.stringify(['c1']));
    showPaid();
    await user.click(panel().getByRole('button', { name: 'CN/26-27/000001' }));
    const paper = within(screen.getByRole('dialog', { name: 'CN/26-27/000001' }));
    await user.click(paper.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(paper.getByRole('button', { name: 'Print a duplicate' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('shows its document as issued, with its customer, and prints a duplicate of it', async () => {
    lives.set(`${RESTAURANT}/invoices/{invoiceId}`, ready({ customerName: 'Meera Joshi' }));
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    showPaid();
    await user.click(panel().getByRole('button', { name: 'Show and print' }));
    const paper = within(screen.getByRole('dialog', { name: 'INV/26-27/000123' }));
    expect(paper.getByRole('heading', { name: 'Tax invoice' })).toBeTruthy();
    expect(paper.getByText('Meera Joshi')).toBeTruthy();
    await user.click(paper.getByRole('button', { name: 'Print a duplicate' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });

  it('opens with the document that the address names, and another order opens without one', async () => {
    lives.set(`${RESTAURANT}/invoices/{invoiceId}`, ready({ customerName: 'Meera Joshi' }));
    const { order, money } = aPaidAccount();
    show(ready(order), ready(money), '&document=2026-27_INV_000123');
    const paper = within(screen.getByRole('dialog', { name: 'INV/26-27/000123' }));
    expect(paper.getByText('Meera Joshi')).toBeTruthy();
    await user.click(paper.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'INV/26-27/000123' })).toBeNull());
    await user.click(panel().getByRole('button', { name: 'Close' }));
    expect(address()).toBe('');
  });

  it('gives the link to its document', async () => {
    showPaid();
    await user.click(panel().getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/customer/checkout/asha%40example.com/F1-T02/o1?bill=ShareTokenShareTokenShareTok`,
    );
  });

  it('is shared by the device’s sheet where there is one, else by WhatsApp', async () => {
    const link = `${location.origin}/customer/checkout/asha%40example.com/F1-T02/o1?bill=ShareTokenShareTokenShareTok`;
    showPaid();
    const whatsApp = panel().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const message = new URL(whatsApp.href).searchParams.get('text') ?? '';
    expect(message).toMatch(/^Spice Route, bill INV\/26-27\/000123: ₹[\d.]+\. http/);
    expect(message.endsWith(link)).toBe(true);
    cleanup();
    const sheet = vi.fn<(data: unknown) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { share: sheet });
    showPaid();
    await user.click(panel().getByRole('button', { name: 'Share' }));
    expect(sheet).toHaveBeenCalledWith({ text: message.replace(` ${link}`, ''), url: link });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers no correction of a void document', () => {
    showPaid(aPaidAccount({ voidedAt: NOW }));
    expect(panel().getByText('Void')).toBeTruthy();
    expect(panel().queryByRole('button', { name: /^Correct INV/ })).toBeNull();
  });
});

describe('its states', () => {
  it.each([
    [{ state: 'loading' }, () => screen.getByRole('status', { name: 'Loading the order' })],
    [{ state: 'missing' }, () => screen.getByText('There is no such order.')],
    [{ state: 'failed' }, () => screen.getByText('The order could not be loaded')],
  ])('%j', (state, found) => {
    show(state);
    expect(found()).toBeTruthy();
  });

  it('shows nothing of the bill before its money is known, and says when that cannot be read', () => {
    show(ready(anOpenOrder({ billing: { hasMoney: true } })), { state: 'loading' });
    expect(panel().queryByRole('region', { name: 'Still to bill' })).toBeNull();
    expect(part('Dishes').getByText('Dal')).toBeTruthy();
    cleanup();
    show(ready(anOpenOrder({ billing: { hasMoney: true } })), { state: 'failed' });
    expect(panel().getByText('What was paid could not be loaded.')).toBeTruthy();
    expect(panel().queryByRole('region', { name: 'Still to bill' })).toBeNull();
  });

  it('shows what the order itself knows when the audit cannot be read', () => {
    lives.set(`${RESTAURANT}/audit/{entryId} list`, { state: 'failed' });
    showPaid();
    expect(part('History').getByText(/could not be loaded/)).toBeTruthy();
    expect(part('History').getAllByRole('listitem')).toHaveLength(2);
  });

  it('Escape closes it', async () => {
    showPaid();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(''));
  });
});
