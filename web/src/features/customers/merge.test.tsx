import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agreedToOffers, withoutConsent } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { mergeCustomers } from '@bhoj/domain/customers/customers.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { MergeDialog } from './dialogs/merge-dialog.tsx';

const backend = inMemory();
const sent = () => backend.sent(mergeCustomers);
const meera = {
  id: 'CustomerAAAAAAAAAAA1',
  value: aCustomer({ name: 'Meera', mobile: '9876543210', visits: 3, spentPaise: rupees(900) }),
};
const other = {
  id: 'CustomerAAAAAAAAAAA2',
  value: aCustomer({ name: 'Meera I.', mobile: '9000000001', visits: 1, spentPaise: rupees(100) }),
};
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const onClose = vi.fn<() => void>();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Opens the dialog, searches, and chooses the other record. */
async function choose() {
  render(
    <MemoryRouter>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <MergeDialog entry={meera} onClose={onClose} />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
  await user.type(screen.getByLabelText('Name or number of the other record'), 'Meera');
  await user.click(await screen.findByRole('radio', { name: /Meera I\./ }));
}

beforeEach(() => {
  backend.clear();
  backend.putAll(customers, { [meera.id]: meera.value, [other.id]: other.value });
  backend.answer(mergeCustomers, () => ({ visits: 4, spentPaise: rupees(1_000) }));
  onClose.mockReset();
});
afterEach(cleanup);

it('offers only other records, and shows what the merge will make before it can be carried out', async () => {
  await choose();
  expect(within(screen.getByRole('radiogroup')).getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText(/^After the merge: 4 visits, ₹1,000\./)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('says what a withdrawal in the other record ends', async () => {
  const agreed = agreedToOffers(other.value, 1_000);
  const withdrew = withoutConsent(agreed, { purpose: 'offers', at: 2_000, by: 'guest' });
  backend.put(customers, { customerId: other.id }, agreedToOffers(withdrew, 3_000));
  await choose();
  expect(screen.queryByText(/^The guest withdrew this/)).toBeNull();
  cleanup();
  backend.put(customers, { customerId: other.id }, { ...withdrew, offers: agreed.offers });
  await choose();
  expect(screen.getByText(/it is not kept: Messages with offers\./)).toBeTruthy();
});

it('carries it out once, and says so when the result is as shown', async () => {
  await choose();
  await press('Merge');
  expect(sent()).toMatchObject([{ keepId: meera.id, goneId: other.id }]);
  expect(await screen.findByText('Merged: 4 visits, ₹1,000')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that the result differs from what was shown', async () => {
  backend.answer(mergeCustomers, () => ({ visits: 5, spentPaise: rupees(1_300) }));
  await choose();
  await press('Merge');
  expect(await screen.findByText(/^The merged record differs from the preview/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('says why the server refused, and repeats the same act', async () => {
  backend.refuse(mergeCustomers, 'offline');
  await choose();
  await press('Merge');
  expect(await screen.findByRole('alert')).toBeTruthy();
  backend.answer(mergeCustomers, () => ({ visits: 4, spentPaise: rupees(1_000) }));
  await press('Merge');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = sent();
  expect(second).toEqual(first);
});

it('needs a chosen record; another search takes the choice back', async () => {
  await choose();
  await user.type(screen.getByLabelText('Name or number of the other record'), ' I');
  await waitFor(() => expect(screen.queryByText(/^After the merge/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Merge' }).hasAttribute('disabled')).toBe(true);
});
