import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { referralPath } from '@bhoj/domain/catalogue/routes';
import { DAY } from '@bhoj/domain/time/ist';
import { ownReferrals as words } from '../../../messages/owner/platform-staff/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { StaffDashboardPage } from './staff-dashboard-page.tsx';

const firebase = vi.hoisted(() => ({
  role: 'staff',
  call: vi.fn<(input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../../firebase/call.ts', () => ({ useCall: () => firebase.call }));
vi.mock('../../../firebase/session.tsx', () => ({
  useSession: () => ({ state: 'in', user: { claims: { role: firebase.role } } }),
}));

const now = Date.now();
const restaurant = (name: string, over: object = {}) => ({
  handle: name,
  name,
  signedUpAt: now,
  membership: 'free',
  trialEndDate: now + 10 * DAY,
  premiumUntil: null,
  onboardedAt: now,
  paidAt: null,
  ...over,
});
const page = (restaurants: object[], next: string | null = null) => ({
  name: 'Nisha',
  referralId: 'NISHA26',
  funnel: { signedUp: 41, onboarded: 32, activated: 27, paid: 23, kept: 14 },
  restaurants,
  next,
});
const show = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <StaffDashboardPage />
      </ToastProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  firebase.role = 'staff';
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('shows the referral ID with its link and code, and the own funnel', async () => {
  firebase.call.mockResolvedValue(page([]));
  show();
  const link = (await screen.findByLabelText(words.link)) as HTMLInputElement;
  expect(link.value).toBe(`${location.origin}${referralPath('NISHA26')}`);
  expect(screen.getByRole('img', { name: words.qr('NISHA26') })).toBeTruthy();
  for (const count of [41, 32, 27, 23, 14]) expect(screen.getByText(String(count))).toBeTruthy();
  expect(screen.getByText(words.empty)).toBeTruthy();
});

it('says of each restaurant what to do next (SUPER-4, P-PLATFORM-50)', async () => {
  firebase.call.mockResolvedValue(
    page([
      restaurant('New', { onboardedAt: null }),
      restaurant('Ending', { trialEndDate: now + 2 * DAY }),
      restaurant('Grace', { trialEndDate: now - DAY }),
      restaurant('Gone', { trialEndDate: now - 30 * DAY }),
      restaurant('Quiet', { isQuiet: true }),
      restaurant('Fine'),
    ]),
  );
  show();
  for (const text of Object.values(words.next)) expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(words.nothing)).toBeTruthy();
});

it('says where each restaurant is, and whether it is activated', async () => {
  firebase.call.mockResolvedValue(
    page([
      restaurant('Active', { city: 'Pune', activated: true }),
      restaurant('Older'),
      restaurant('Nowhere', { city: '', activated: false }),
    ]),
  );
  show();
  const rowOf = (name: string) => screen.getByText(name).closest('tr, li')?.textContent;
  await screen.findByText('Active');
  expect(rowOf('Active')).toContain('Pune');
  expect(rowOf('Active')).toContain(words.activated.yes);
  for (const name of ['Older', 'Nowhere']) {
    expect(rowOf(name)).toContain(words.noCity);
    expect(rowOf(name)).toContain(words.activated.no);
  }
});

it('reads further pages by their handle', async () => {
  firebase.call
    .mockResolvedValueOnce(page([restaurant('First')], 'h1'))
    .mockResolvedValue(page([restaurant('Second')]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: table.more }));
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(screen.getByText('First')).toBeTruthy();
  expect(firebase.call.mock.calls).toEqual([[{ after: null }], [{ after: 'h1' }]]);
});

it('offers a retry when nothing came', async () => {
  firebase.call.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page([restaurant('First')]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: common.tryAgain }));
  expect(await screen.findByText('First')).toBeTruthy();
});

it('leads a super admin to the list, and asks the server nothing', () => {
  firebase.role = 'super';
  show();
  expect(screen.getByRole('link', { name: words.toStaff }).getAttribute('href')).toBe('/super/staff');
  expect(firebase.call).not.toHaveBeenCalled();
});
