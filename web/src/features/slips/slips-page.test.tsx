import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSlip } from '@bhoj/domain/fixtures/pay';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { slipShown } from '@bhoj/domain/payroll/my-work/slip-shown';
import { SlipsPage } from './slips-page.tsx';
import { render } from '../../ui/mui/render-in-mui.fixtures.tsx';

const attempt = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
vi.mock('../../firebase/use-attempt.ts', () => ({ useAttempt: () => attempt }));

const TOKEN = 'SlipTokenSlipTokenSlipTokenS';
const show = (token = TOKEN) =>
  render(
    <MemoryRouter initialEntries={[`/slips/asha%40example.com#${token}`]}>
      <Routes>
        <Route path={ROUTES.slips.path} element={<SlipsPage />} />
      </Routes>
    </MemoryRouter>,
  );
const fails = (reason: string) => ({ failure: { reason, details: {} } });
const slips = [slipShown(aSlip()), { ...slipShown(aSlip()), month: '2026-10' }];

beforeEach(() => {
  attempt.mockResolvedValue({ output: { restaurantName: 'Spice Route', name: 'Ravi', slips } });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('opens the latest slip by the token of the address, and another month on request', async () => {
  show();
  const slip = await screen.findByRole('article');
  expect(attempt).toHaveBeenCalledWith({ restaurantId: 'asha@example.com', token: TOKEN });
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
  ['ended', fails('slips-not-found'), /opens no slips/],
  ['failed', fails('offline'), /could not be loaded/],
  [
    'of nobody paid yet',
    { output: { restaurantName: 'S', name: 'R', slips: [] } },
    /no slip of the last year/,
  ],
])('says of a link that is %s', async (_, answer, sentence) => {
  attempt.mockResolvedValue(answer);
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each(['', 'SlipToken'])('asks nothing for a link that is not whole: “%s”', async (token) => {
  show(token);
  expect(await screen.findByText(/opens no slips/)).toBeTruthy();
  expect(attempt).not.toHaveBeenCalled();
});
