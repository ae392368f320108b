import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { anAbout } from '@bhoj/domain/fixtures/notices';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const { answers, saveOwnerFields, reportFault } = vi.hoisted(() => ({
  answers: { of: (() => ({ state: 'loading' })) as (spec: QuerySpec) => unknown },
  saveOwnerFields: vi.fn<(...args: unknown[]) => Promise<void>>(),
  reportFault: vi.fn<() => void>(),
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../firebase/live.ts', async () => {
  const { useMemo } = await import('react');
  return {
    useLiveList: (_: unknown, __: unknown, spec: QuerySpec) => {
      const asked = JSON.stringify(spec);
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      return useMemo(() => answers.of(spec), [asked]);
    },
  };
});
vi.mock('../../firebase/write.ts', () => ({ saveOwnerFields }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault }));

const MIDNIGHT = startOf('2026-11-20');
const voided: Notification = aNotification({
  kind: 'announcement',
  about: anAbout('bill-voided'),
  createdAt: MIDNIGHT + HOUR,
});
const welcome = aNotification({ createdAt: MIDNIGHT - HOUR });
const older = aNotification({ kind: 'print-qr-codes', createdAt: MIDNIGHT - 30 * HOUR });
const cursor = { values: [new Date(MIDNIGHT)], id: 'b' };

const ready = (values: readonly Notification[], more: object = {}) => ({
  state: 'ready',
  fromCache: false,
  value: values.map((value) => ({ id: String(value.createdAt), value })),
  ...more,
});
const Where = () => <output aria-label="address">{useLocation().search}</output>;
const show = (path = '/', notificationsReadAt: number | null = MIDNIGHT) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={aRestaurant({ notificationsReadAt })}>
        <NotificationsPage />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: MIDNIGHT + 2 * HOUR, toFake: ['Date'] });
  answers.of = () => ready([voided, welcome]);
  saveOwnerFields.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows them by day, marks what is new, and leads to what happened', () => {
  show();
  const today = screen.getByRole('region', { name: 'Today' });
  expect(screen.getByRole('heading', { name: 'Today', level: 2 })).toBeTruthy();
  const link = within(today).getByRole('link', { name: /^Bill 2026-27\/INV\/000001 declared void/ });
  expect(link.getAttribute('href')).toBe('/dashboard/orders?order=o1');
  expect(within(link).getByText('New')).toBeTruthy();
  const yesterday = screen.getByRole('region', { name: 'Yesterday' });
  expect(within(yesterday).getByRole('link').getAttribute('href')).toBe('/dashboard/settings');
  expect(within(yesterday).queryByText('New')).toBeNull();
});

it('marks all as read, once there is something unread', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(saveOwnerFields).toHaveBeenCalledExactlyOnceWith('client', 'asha@example.com', {
    notificationsReadAt: MIDNIGHT + 2 * HOUR,
  });
  cleanup();
  show('/', MIDNIGHT + HOUR);
  expect(screen.getByRole('button', { name: 'Mark all read' }).matches(':disabled')).toBe(true);
});

it('says when that failed', async () => {
  saveOwnerFields.mockRejectedValue(new Error('network'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText(/could not be marked as read/)).toBeTruthy();
});

it('asks for the next page by cursor', async () => {
  answers.of = ({ after }) => (after === undefined ? ready([voided], { next: cursor }) : ready([older]));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /^Print your QR codes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the kind in the address, and asks for it alone', async () => {
  answers.of = ({ where }) => ready(where === undefined ? [voided, welcome] : []);
  show();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Bad reviews' }));
  expect(screen.getByLabelText('address').textContent).toBe('?kind=low-review');
  expect(screen.getByText('Nothing of this kind has happened.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all kinds' }));
  expect(screen.getByRole('region', { name: 'Today' })).toBeTruthy();
});

it.each([
  [{ state: 'loading' }, 'Loading the notifications'],
  [ready([]), 'Nothing new'],
  [{ state: 'failed', retry: () => undefined }, 'The notifications could not be loaded'],
  [{ state: 'denied', retry: () => undefined }, 'This page is not for your account'],
])('says what there is while it is %j', (answer, sentence) => {
  answers.of = () => answer;
  const { container } = show();
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect([container.textContent, ...labels].join(' ')).toContain(sentence);
});
