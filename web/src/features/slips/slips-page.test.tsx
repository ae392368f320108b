import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSlip } from '@bhoj/domain/fixtures/pay';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { openSharedSlips } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { slipShown } from '@bhoj/domain/payroll/my-work/slip-shown';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { SlipsPage } from './slips-page.tsx';
import { render } from '../../ui/mui/render-in-mui.fixtures.tsx';

const backend = inMemory();
const TOKEN = 'SlipTokenSlipTokenSlipTokenS';
const show = (token = TOKEN) =>
  render(
    <InMemoryClient of={backend}>
      <MemoryRouter initialEntries={[`/slips/asha%40example.com#${token}`]}>
        <Routes>
          <Route path={ROUTES.slips.path} element={<SlipsPage />} />
        </Routes>
      </MemoryRouter>
    </InMemoryClient>,
  );
const slips = [slipShown(aSlip()), { ...slipShown(aSlip()), month: '2026-10' }];

const answer = (shown: typeof slips) =>
  backend.answer(openSharedSlips, () => ({
    restaurantName: 'Spice Route',
    restaurantAddress: '14, MG Road, Pune 411004',
    name: 'Ravi',
    slips: shown,
  }));

beforeEach(() => {
  backend.clear();
  answer(slips);
});
afterEach(cleanup);

it('opens the latest slip by the token of the address, and another month on request', async () => {
  show();
  const slip = await screen.findByRole('article');
  expect(backend.sent(openSharedSlips)).toEqual([{ restaurantId: 'asha@example.com', token: TOKEN }]);
  expect(slip.textContent).toContain('Wage slip of November 2026');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Month' }));
  fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'October 2026' }));
  expect(screen.getByRole('article').textContent).toContain('Wage slip of October 2026');
});

it('is not indexed while it is open', async () => {
  const { unmount } = show();
  await screen.findByRole('article');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  unmount();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

it.each([
  ['ended', () => backend.refuse(openSharedSlips, 'slips-not-found'), /opens no slips/],
  ['failed', () => backend.refuse(openSharedSlips, 'offline'), /could not be loaded/],
  ['of nobody paid yet', () => answer([]), /no slip of the last year/],
])('says of a link that is %s', async (_, arrange, sentence) => {
  arrange();
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each(['', 'SlipToken'])('asks nothing for a link that is not whole: “%s”', async (token) => {
  show(token);
  expect(await screen.findByText(/opens no slips/)).toBeTruthy();
  expect(backend.calls).toEqual([]);
});
