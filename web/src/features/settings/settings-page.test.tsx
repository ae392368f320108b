import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { SettingsPage } from './settings-page.tsx';

const { record, saveOwnerFields } = vi.hoisted(() => ({
  record: { current: {} as unknown },
  saveOwnerFields: vi.fn<(...args: unknown[]) => Promise<void>>(),
}));
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: () => record.current }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({ saveOwnerFields }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: () => undefined }));
vi.mock('../../firebase/session.tsx', () => ({ useRestaurantId: () => 'asha@example.com' }));

const restaurant = {
  ...newRestaurant({
    uid: 'owner',
    email: 'asha@example.com',
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: 'STAFF01',
    membership: 'free',
    at: 0,
  }),
  taxSettings: { enabled: true, percentage: 5 },
};

function show() {
  const router = createMemoryRouter(
    [
      {
        path: '/settings',
        element: (
          <>
            <Link to="/elsewhere">Elsewhere</Link>
            <SettingsPage />
          </>
        ),
      },
      { path: '/elsewhere', element: <p>You are elsewhere</p> },
    ],
    { initialEntries: ['/settings'] },
  );
  render(<RouterProvider router={router} />);
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const saved = () => saveOwnerFields.mock.calls.at(-1)?.[2];

beforeEach(() => {
  record.current = { state: 'ready', value: restaurant, fromCache: false };
  saveOwnerFields.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function fillLegal(gstin: string) {
  await userEvent.type(screen.getByLabelText(/Legal name/), 'Spice Route LLP');
  await userEvent.type(screen.getByLabelText(/Address/), '14, MG Road, Pune 411004');
  await userEvent.type(screen.getByLabelText('GSTIN'), gstin);
  await userEvent.type(screen.getByLabelText('FSSAI number'), '11526035000482');
  await userEvent.click(section('Legal details').getByRole('button', { name: 'Save' }));
}

it('saves the legal details by themselves, and says so', async () => {
  show();
  await fillLegal('27aaqfa4821k1z6');
  expect(await section('Legal details').findByText('Saved')).toBeTruthy();
  expect(saved()).toEqual({
    legalName: 'Spice Route LLP',
    address: '14, MG Road, Pune 411004',
    gstin: '27AAQFA4821K1Z6',
    fssai: '11526035000482',
    composition: false,
  });
  expect((screen.getByLabelText('GSTIN') as HTMLInputElement).value).toBe('27AAQFA4821K1Z6');
});

it('refuses a GSTIN whose check digit does not fit, next to the field', async () => {
  show();
  await fillLegal('27AAQFA4821K1Z7');
  expect(await screen.findByText(/This is not a GSTIN/)).toBeTruthy();
  expect(saveOwnerFields).not.toHaveBeenCalled();
});

it('warns that tax is on without a GSTIN', () => {
  show();
  expect(section('Tax').getByText(/bills charge no GST yet/)).toBeTruthy();
});

it('keeps percentages within 0 to 100, at most two decimals', async () => {
  show();
  const field = screen.getByLabelText('GST percentage');
  for (const text of ['101', '5.555', 'five', '-1']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(section('Tax').getByRole('button', { name: 'Save' }));
    expect(await section('Tax').findByText(/from 0 to 100/)).toBeTruthy();
  }
  expect(saveOwnerFields).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '12.5');
  await userEvent.click(section('Tax').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toMatchObject({ taxSettings: { enabled: true, percentage: 12.5 } }));
});

it('switches at once, and says where that failed', async () => {
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'Pause ordering by phone' }));
  expect(saved()).toEqual({ orderingPaused: true });
  saveOwnerFields.mockRejectedValueOnce(new Error('denied'));
  await userEvent.click(screen.getByRole('switch', { name: /A captain accepts/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('not saved');
});

it('keeps what was typed where saving failed', async () => {
  saveOwnerFields.mockRejectedValueOnce(new Error('denied'));
  show();
  await userEvent.type(screen.getByLabelText('UPI ID'), 'spice@bank');
  await userEvent.click(section('Payments').getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
  expect((screen.getByLabelText('UPI ID') as HTMLInputElement).value).toBe('spice@bank');
});

it('does not wait for the network while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  saveOwnerFields.mockReturnValue(new Promise(() => undefined));
  show();
  await userEvent.type(screen.getByLabelText('UPI ID'), 'spice@bank');
  await userEvent.click(section('Payments').getByRole('button', { name: 'Save' }));
  expect(await section('Payments').findByText(/saved when you are back online/)).toBeTruthy();
});

it('holds back somebody who would leave with unsaved changes', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Phone'), '020');
  await userEvent.click(screen.getByText('Elsewhere'));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question.textContent).toContain('Profile and contact');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(section('Profile and contact').getByRole('button', { name: 'Save' }));
  await section('Profile and contact').findByText('Saved');
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('You are elsewhere')).toBeTruthy();
});

it.each([
  ['loading', () => screen.getAllByRole('status', { name: 'Loading...' })[0]],
  ['failed', () => screen.getByRole('alert')],
  ['denied', () => screen.getByText('This page is not for your account')],
])('has its %s state', (state, found) => {
  record.current = { state };
  show();
  expect(found()).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
});
