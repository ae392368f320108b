import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditedBill } from '@bhoj/domain/billing/corrections/credit-note';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { creditNotes, invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { aCreditNote, anInvoice, aPartPayment } from '@bhoj/domain/fixtures/billing';
import { aDelivery } from '@bhoj/domain/fixtures/orders';
import { aMember } from '@bhoj/domain/fixtures/people';
import { anAuditEntry } from '@bhoj/domain/fixtures/records';
import { members } from '@bhoj/domain/members/member.collection';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { rupees } from '@bhoj/domain/money/money';
import { aProfile, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { NOW, aPaidAccount, aSettlement, anOpenOrder } from '../state/orders.fixtures.ts';
import { useAddress } from '../state/use-address.ts';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

const backend = inMemory();
/** ms; finding roles in a whole page and its dialogs takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const NOTE = { creditNoteId: '2026-27_CN_000001' };
/** The stored document of `aPaidAccount()`, with its customer. */
const isMeeras = () =>
  backend.put(invoices, { invoiceId: '2026-27_INV_000123' }, anInvoice({ customerName: 'Meera Joshi' }));
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const ORDER = { orderId: 'o1' };

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
const show = (order: Order | null, money: OrderMoney | null = null, at = '') => {
  if (order !== null) backend.put(orders, ORDER, order);
  if (money !== null) backend.put(orderMoney, ORDER, money);
  render(
    <MemoryRouter initialEntries={[`/?order=o1${at}`]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <Looking />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
};
const showPaid = ({ order, money } = aPaidAccount()) => show(order, money);
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
  backend.clear();
  backend.put(members, { uid: 'ravi' }, aMember({ uid: 'ravi', name: 'Ravi' }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('an open order', () => {
  it('shows its dishes by KOT, with stage, and the reasons of cancelled ones', () => {
    show(
      anOpenOrder({
        stages: { cooking: ['1-1'], cancelled: ['1-2'], cancelReasons: { '1-2': 'Out of flour' } },
      }),
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
    show(order, { ...NO_MONEY, payments });
    const money = part('Still to bill');
    expect(money.getByText('-₹200')).toBeTruthy();
    expect(money.getByText(/says ₹283 is paid by UPI/)).toBeTruthy();
    expect(money.getByText(/says ₹90 is paid by UPI/)).toBeTruthy();
    expect(money.getByRole('button', { name: 'Settle ₹283' })).toBeTruthy();
  });

  it('is settled at the same billing counter as the captain’s', async () => {
    backend.put(profiles, {}, aProfile());
    const { bill, number, invoiceId } = aSettlement(anOpenOrder());
    backend.answer(settleBill, () => ({ invoice: { invoiceId, number, bill }, duePaise: 0 }));
    show(anOpenOrder());
    await user.click(part('Still to bill').getByRole('button', { name: 'Settle ₹483' }));
    const counter = within(screen.getByRole('dialog', { name: 'Settle F1-T02' }));
    await user.click(counter.getByRole('button', { name: 'Card' }));
    const sheet = within(screen.getByRole('dialog', { name: '₹483 to pay' }));
    await user.click(sheet.getByRole('button', { name: 'Settle ₹483' }));
    await waitFor(() =>
      expect(backend.sent(settleBill)).toEqual([
        expect.objectContaining({ orderId: 'o1', seenRounds: 1, portions: null }),
      ]),
    );
  });
});

it('for delivery shows address and mobile number', () => {
  const delivery = { name: 'Meera', address: '4 Lake Road', mobile: '9876543210', note: 'Second gate' };
  backend.put(deliveries, ORDER, aDelivery(delivery));
  show(anOpenOrder({ type: 'delivery', tableId: null, label: 'Meera' }));
  expect(part('Delivery').getByText('4 Lake Road')).toBeTruthy();
  expect(part('Delivery').getByRole('link', { name: '9876543210' }).getAttribute('href')).toBe(
    'tel:9876543210',
  );
});

describe('a paid order', () => {
  it('shows its document and its history', () => {
    const details = { number: 'INV/26-27/000123', totalPaise: 48_300 };
    const settled = {
      action: 'settleBill',
      uid: 'ravi',
      role: 'captain',
      at: NOW,
      orderId: 'o1',
      details,
    } as const;
    backend.put(audit, { entryId: 'e1' }, anAuditEntry(settled));
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
    backend.answer(voidBill, ({ requestId }) => ({ orderId: requestId }));
    showPaid();
    await act('Declare void');
    const dialog = () => within(screen.getByRole('dialog', { name: /Declare INV/ }));
    await user.click(dialog().getByRole('button', { name: 'Declare void' }));
    expect(dialog().getByText('Say why.')).toBeTruthy();
    expect(backend.calls).toEqual([]);
    await write(dialog().getByRole('textbox', { name: /Reason/ }), 'Wrong table');
    await user.click(dialog().getByRole('switch', { name: 'Bill it again' }));
    await user.dblClick(dialog().getByRole('button', { name: 'Declare void' }));
    await waitFor(() => expect(address()).not.toBe('?order=o1'));
    expect(backend.calls).toEqual([
      [
        'voidBill',
        {
          invoiceId: '2026-27_INV_000123',
          requestId: expect.any(String) as string,
          reason: 'Wrong table',
          billAgain: true,
        },
      ],
    ]);
    const [input] = backend.sent(voidBill) as { requestId: string }[];
    expect(address()).toBe(`?order=${String(input?.requestId)}`);
  });

  it('keeps what was typed when no answer came, and sends the same request again', async () => {
    backend.refuse(voidBill, 'offline');
    showPaid();
    await act('Declare void');
    const dialog = within(screen.getByRole('dialog', { name: /Declare INV/ }));
    await write(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong table');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('nothing is done twice');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() => expect(backend.sent(voidBill)).toHaveLength(2));
    const [sent, again] = backend.sent(voidBill);
    expect(again).toEqual(sent);
  });

  it('is credited in part, with the amount that the document gives', async () => {
    const { bill, number } = aCreditNote();
    backend.answer(issueCreditNote, () => ({ creditNoteId: '2026-27_CN_000001', number, bill }));
    showPaid();
    await act('Take dishes off');
    const dialog = within(screen.getByRole('dialog', { name: /Credit note for/ }));
    await user.click(dialog.getByRole('button', { name: 'One more Naan' }));
    await write(dialog.getByRole('textbox', { name: /Reason/ }), 'Cold');
    await user.click(dialog.getByRole('button', { name: 'Credit ₹63' }));
    await waitFor(() =>
      expect(backend.sent(issueCreditNote)).toEqual([
        {
          invoiceId: '2026-27_INV_000123',
          requestId: expect.any(String) as string,
          portions: { '1': 1 },
          reason: 'Cold',
          refund: { method: 'cash', name: '' },
        },
      ]),
    );
  });

  it('credits no more than is left', async () => {
    const note = aCreditNote({
      number: 'CN/26-27/000001',
      orderId: 'o1',
      invoiceId: '2026-27_INV_000123',
      portions: { '0': 1, '1': 1 },
      bill: creditedBill(aSettlement(anOpenOrder()).bill, [], { '0': 1, '1': 1 }),
      invoiceNumber: 'INV/26-27/000123',
      issuedAt: NOW,
      reason: 'Cold',
    });
    backend.put(creditNotes, NOTE, note);
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
    const note = aCreditNote({
      number: 'CN/26-27/000001',
      orderId: 'o1',
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
    });
    backend.put(creditNotes, NOTE, note);
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
    isMeeras();
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
    isMeeras();
    const { order, money } = aPaidAccount();
    show(order, money, '&document=2026-27_INV_000123');
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
    [
      'loading',
      () => backend.fails('slow', orders),
      () => screen.getByRole('status', { name: 'Loading the order' }),
    ],
    ['missing', () => undefined, () => screen.getByText('There is no such order.')],
    [
      'failed',
      () => backend.fails('unavailable', orders),
      () => screen.getByText('The order could not be loaded'),
    ],
  ])('%s', (_, arrange, found) => {
    arrange();
    show(null);
    expect(found()).toBeTruthy();
  });

  it('shows nothing of the bill before its money is known, and says when that cannot be read', () => {
    backend.fails('slow', orderMoney);
    show(anOpenOrder({ billing: { hasMoney: true } }));
    expect(panel().queryByRole('region', { name: 'Still to bill' })).toBeNull();
    expect(part('Dishes').getByText('Dal')).toBeTruthy();
    cleanup();
    backend.fails('unavailable', orderMoney);
    show(anOpenOrder({ billing: { hasMoney: true } }));
    expect(panel().getByText('What was paid could not be loaded.')).toBeTruthy();
    expect(panel().queryByRole('region', { name: 'Still to bill' })).toBeNull();
  });

  it('shows what the order itself knows when the audit cannot be read', () => {
    backend.fails('unavailable', audit);
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
