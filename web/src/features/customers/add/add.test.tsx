import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { addCustomers } from '@bhoj/domain/added-guests/added-guests.contract';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { CustomersPage } from '../customers-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const Where = () => <output aria-label="address">{useLocation().search}</output>;
const show = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <CustomersPage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );
const sentGuests = () =>
  backend.sent(addCustomers).flatMap((input) => addCustomers.input.parse(input).guests);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const send = () => user.click(dialog().getByRole('button', { name: 'Add the guest' }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.put(customerMarks, {}, theCustomerMarks({ at: NOW }));
  backend.putAll(customers, { c1: aCustomer({ mobile: '9876543210' }) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the form of a guest', () => {
  async function fill() {
    show();
    await press('Add a guest');
    await user.type(dialog().getByRole('textbox', { name: 'Mobile' }), '98123 45633');
    await user.click(dialog().getByRole('switch', { name: /keep their name and number/ }));
    await user.click(dialog().getByRole('combobox', { name: 'How they agreed' }));
    await user.click(screen.getByRole('option', { name: 'On paper' }));
  }

  it('assumes no consent and no way, and says what is missing', async () => {
    show();
    await press('Add a guest');
    await user.type(dialog().getByRole('textbox', { name: /^Must not eat/ }), 'Nuts');
    await send();
    for (const text of [
      'Enter a ten-digit Indian mobile number.',
      'Without this consent the guest cannot be kept.',
      'Without this consent it cannot be kept. Agree it with them, or leave the field empty.',
      'Choose how they agreed.',
    ])
      expect(await dialog().findByText(text)).toBeTruthy();
    expect(backend.sent(addCustomers)).toEqual([]);
  });

  it('sends the consents as they were given, and opens the record', async () => {
    backend.answer(addCustomers, () => ({ added: 1, known: 0 }));
    await fill();
    await send();
    await waitFor(() => expect(backend.sent(addCustomers)).toHaveLength(1));
    const [guest] = sentGuests();
    expect(guest).toMatchObject({
      name: null,
      mobile: '9812345633',
      agreed: { toKeep: true, toOffers: false, toAllergies: false, on: '2026-11-20', how: 'paper' },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('address').textContent).toBe(`?customer=${guest?.customerId}`),
    );
  });

  it('says that a number is known, and why a call was refused, and repeats with the same id', async () => {
    backend.refuse(addCustomers, 'offline');
    await fill();
    await send();
    expect((await dialog().findByRole('alert')).textContent).toBe(reasonSentences.offline);
    backend.answer(addCustomers, () => ({ added: 0, known: 1 }));
    await send();
    expect(await dialog().findByText(/A guest with this number is here already/)).toBeTruthy();
    const ids = sentGuests().map(({ customerId }) => customerId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

describe('the import', () => {
  const HEADS = 'Name,Mobile,Agreed to keep,Agreed to offers,Agreed on,How';
  async function choose(...lines: string[]) {
    await press('Import CSV');
    const file = new File([[HEADS, ...lines].join('\n')], 'guests.csv');
    await user.upload(screen.getByLabelText('CSV file'), file);
  }

  it('shows who is new, who is known and what is wrong, and adds the new ones', async () => {
    backend.answer(addCustomers, () => ({ added: 1, known: 0 }));
    show();
    await choose(
      'Farhan,98123 45633,yes,yes,01/06/2026,paper',
      'Meera,98765 43210,yes,no,01/06/2026,phone',
      'Anil,9000000001,,no,01/06/2026,phone',
      'Farhan,12,yes,maybe,01/06/2026,paper',
    );
    expect(await screen.findByText('1 guest to add')).toBeTruthy();
    expect(screen.getByText('1 guest of them agreed to messages with offers')).toBeTruthy();
    expect(screen.getByText('1 row is of guests who are here already')).toBeTruthy();
    expect(screen.getByText('2 rows are left out')).toBeTruthy();
    expect(screen.getByText(/^Line 4: A guest is kept only who agreed/)).toBeTruthy();
    expect(screen.getByText(/^Line 5: Enter a ten-digit/)).toBeTruthy();
    expect(screen.getByText(/^Line 5: “Agreed to offers”/)).toBeTruthy();
    await press('Add 1 guest');
    expect(await screen.findByText('1 guest added')).toBeTruthy();
    expect(backend.sent(addCustomers)).toMatchObject([
      { guests: [{ mobile: '9812345633', agreed: { toOffers: true, on: '2026-06-01', how: 'paper' } }] },
    ]);
  });

  it('offers nothing to add where nobody is new, and says that erased guests are not known', async () => {
    show();
    await choose('Meera,98765 43210,yes,no,01/06/2026,phone');
    expect(await screen.findByText('Nobody new in this file.')).toBeTruthy();
    expect(screen.getByText(/keeps no number of a guest who was erased/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Add / })).toBeNull();
  });

  it('refuses a file that says nothing of consent, and one that cannot be compared', async () => {
    show();
    await press('Import CSV');
    await user.upload(screen.getByLabelText('CSV file'), new File(['Name,Phone\nA,1'], 'a.csv'));
    expect(await screen.findByText(/no column Agreed to keep, Agreed on, How/)).toBeTruthy();
    cleanup();
    show();
    backend.fails('unavailable', customers);
    await choose('Farhan,98123 45633,yes,no,01/06/2026,paper');
    expect(await screen.findByText(/could not be compared/)).toBeTruthy();
  });

  it('stays with its guests where the call was refused', async () => {
    backend.refuse(addCustomers, 'not-allowed');
    show();
    await choose('Farhan,98123 45633,yes,no,01/06/2026,paper');
    await user.click(await screen.findByRole('button', { name: 'Add 1 guest' }));
    expect(await screen.findByText(reasonSentences['not-allowed'])).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 guest' })).toBeTruthy();
  });
});
