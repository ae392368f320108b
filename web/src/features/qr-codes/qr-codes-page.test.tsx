import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newTable } from '@bhoj/domain/restaurant/table';
import { ToastProvider } from '../../ui/toast.tsx';
import { QrCodesPage } from './qr-codes-page.tsx';
import { byFloor, qrDrawing, svgFile } from './qr-model.ts';

const { lives } = vi.hoisted(() => ({ lives: new Map<string, unknown>() }));
// A declaration: it is there when the mocks are made, above everything else.
function live({ pattern }: { pattern: string }) {
  return lives.get(pattern) ?? { state: 'loading' };
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, useLiveList: live }));
vi.mock('../../firebase/session.tsx', () => ({ useRestaurantId: () => 'asha@example.com' }));

const TABLES = 'users/{restaurantId}/tables/{tableId}';
const table = (floor: number, n: number) =>
  newTable({ restaurantId: 'asha@example.com', floor, n, key: `key${floor}${n}`, at: 0 });
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });
const list = (...tables: ReturnType<typeof table>[]) =>
  ready(tables.map((value) => ({ id: value.id, value })));

const show = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <QrCodesPage />
      </ToastProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  lives.set(TABLES, list(table(1, 1), table(1, 2), table(2, 1)));
  lives.set('users/{restaurantId}/catalog/profile', ready({ name: 'Spice Route' }));
});
afterEach(() => {
  cleanup();
  lives.clear();
});

it('shows a card for each table with the link that its code holds', async () => {
  const user = userEvent.setup();
  show();
  const card = within(screen.getByRole('region', { name: 'Table F1-T02' }));
  const link = `${globalThis.location.origin}/customer/details/asha%40example.com/F1-T02?k=key12`;
  expect(card.getByRole('img', { name: 'QR code of table F1-T02' })).toBeTruthy();
  expect(card.getByText(link)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe(link);
  await user.click(card.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText('The link of F1-T02 is copied')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Download F1-T02 as PNG' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Download F1-T02 as SVG' })).toBeTruthy();
});

it('shows one floor where one is chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Floor 2' }));
  expect(screen.getAllByRole('region', { name: /^Table/ })).toHaveLength(1);
});

it('makes the sheet while the browser prints, in English and Hindi', () => {
  show();
  expect(screen.queryByText('Scan to see the menu and order')).toBeNull();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText('Scan to see the menu and order')).toHaveLength(3);
  expect(screen.getAllByText('मेन्यू देखने और ऑर्डर करने के लिए स्कैन करें')).toHaveLength(3);
  expect(screen.getAllByText('Spice Route')).toHaveLength(3);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Spice Route')).toBeNull();
});

it('leads to seating where there is no table', () => {
  lives.set(TABLES, list());
  show();
  expect(screen.getByRole('link', { name: 'Set up seating' }).getAttribute('href')).toBe(
    '/onboarding/seating',
  );
  expect(screen.getByRole('button', { name: 'Print sheet' }).matches(':disabled')).toBe(true);
});

it.each([
  ['loading', () => screen.getByRole('status', { name: 'Loading tables' })],
  ['failed', () => screen.getByRole('alert')],
  ['denied', () => screen.getByText('This page is not for your account')],
])('has its %s state', (state, found) => {
  lives.set(TABLES, { state });
  show();
  expect(found()).toBeTruthy();
});

it('draws a square with a quiet border, and puts table 100 after 99', () => {
  const { size, path } = qrDrawing('https://example.com');
  expect(size).toBeGreaterThan(21 + 7);
  expect(path.startsWith('M4 4h7')).toBe(true);
  expect(svgFile({ size, path })).toContain(`viewBox="0 0 ${size} ${size}"`);
  const numbers = byFloor([table(1, 100), table(1, 99), table(1, 1)], [])[0]?.tables.map((t) => t.number);
  expect(numbers).toEqual(['01', '99', '100']);
});
