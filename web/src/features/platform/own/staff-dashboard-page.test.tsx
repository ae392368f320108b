import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referralPath } from '@bhoj/domain/accounts/account-links';
import { readOwnReferrals } from '@bhoj/domain/platform/staff/referrals.contract';
import { DAY } from '@bhoj/domain/time/ist';
import type { z } from 'zod';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ownReferrals as words } from '../../../messages/owner/platform-staff/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { StaffDashboardPage } from './staff-dashboard-page.tsx';

const backend = inMemory();
type Page = z.output<(typeof readOwnReferrals)['output']>;
type Restaurant = Page['restaurants'][number];
const NEXT = 'TenantAAAAAAAAAAAAA1';
const now = Date.now();
const restaurant = (name: string, over: Partial<Restaurant> = {}): Restaurant => ({
  handle: name,
  name,
  signedUpAt: now,
  membership: 'free',
  trialEndDate: now + 10 * DAY,
  premiumUntil: null,
  onboardedAt: now,
  paidAt: null,
  city: '',
  ...over,
});
const page = (restaurants: Restaurant[], next: string | null = null): Page => ({
  name: 'Nisha',
  referralId: 'NISHA26',
  funnel: { signedUp: 41, onboarded: 32, activated: 27, paid: 23, kept: 14 },
  restaurants,
  next,
});
const answer = (told: Page) => backend.answer(readOwnReferrals, () => told);
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <MemoryRouter>
        <ToastProvider>
          <StaffDashboardPage />
        </ToastProvider>
      </MemoryRouter>
    </InMemoryClient>,
  );

beforeEach(() => {
  backend.clear();
  backend.auth.signIn({ claims: { role: 'staff' } });
});
afterEach(cleanup);

it('shows the referral ID with its link and code, and the own funnel', async () => {
  answer(page([]));
  show();
  const link = (await screen.findByLabelText(words.link)) as HTMLInputElement;
  expect(link.value).toBe(`${location.origin}${referralPath('NISHA26')}`);
  expect(screen.getByRole('img', { name: words.qr('NISHA26') })).toBeTruthy();
  for (const count of [41, 32, 27, 23, 14]) expect(screen.getByText(String(count))).toBeTruthy();
  expect(screen.getByText(words.empty)).toBeTruthy();
});

it('says of each restaurant what to do next (SUPER-4, P-PLATFORM-50)', async () => {
  answer(
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
  answer(
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
  backend.answer(readOwnReferrals, ({ after }) =>
    after === null ? page([restaurant('First')], NEXT) : page([restaurant('Second')]),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: table.more }));
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(screen.getByText('First')).toBeTruthy();
  expect(backend.sent(readOwnReferrals)).toEqual([{ after: null }, { after: NEXT }]);
});

it('offers a retry when nothing came', async () => {
  backend.refuse(readOwnReferrals, 'offline');
  show();
  const again = await screen.findByRole('button', { name: common.tryAgain });
  answer(page([restaurant('First')]));
  await userEvent.click(again);
  expect(await screen.findByText('First')).toBeTruthy();
});

it('leads a super admin to the list, and asks the server nothing', () => {
  backend.auth.signIn({ claims: { role: 'super' } });
  show();
  expect(screen.getByRole('link', { name: words.toStaff }).getAttribute('href')).toBe('/super/staff');
  expect(backend.calls).toEqual([]);
});
