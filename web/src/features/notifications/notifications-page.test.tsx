import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import { anAbout } from '@bhoj/domain/fixtures/notices';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { members } from '@bhoj/domain/members/member.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { NotificationsPage } from './notifications-page.tsx';

const backend = inMemory();
const MIDNIGHT = startOf('2026-11-20');
const voided: Notification = aNotification({
  kind: 'announcement',
  about: anAbout('bill-voided'),
  createdAt: MIDNIGHT + HOUR,
});
const welcome = aNotification({ createdAt: MIDNIGHT - HOUR });
const older = aNotification({ kind: 'print-qr-codes', createdAt: MIDNIGHT - 30 * HOUR });

const put = (...values: readonly Notification[]) =>
  backend.putAll(notifications, Object.fromEntries(values.map((value) => [`n${value.createdAt}`, value])));
const Where = () => <output aria-label="address">{useLocation().search}</output>;
const show = (path = '/', notificationsReadAt: number | null = MIDNIGHT) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={aRestaurant({ notificationsReadAt })} backend={backend}>
        <NotificationsPage />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: MIDNIGHT + 2 * HOUR, toFake: ['Date'] });
  backend.clear();
  put(voided, welcome);
  backend.put(noticeSettings, {}, aRestaurant());
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
  expect(backend.stored(noticeSettings, {})?.notificationsReadAt).toBe(MIDNIGHT + 2 * HOUR);
  cleanup();
  show('/', MIDNIGHT + HOUR);
  expect(screen.getByRole('button', { name: 'Mark all read' }).matches(':disabled')).toBe(true);
});

it('says when that failed', async () => {
  backend.refuseWrites();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText(/could not be marked as read/)).toBeTruthy();
});

it('asks for the next page by cursor', async () => {
  const many = Array.from({ length: 30 }, (_, n) => aNotification({ createdAt: MIDNIGHT - n }));
  put(...many, older);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /^Print your QR codes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the kind in the address, and asks for it alone', async () => {
  show();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Bad reviews' }));
  expect(screen.getByLabelText('address').textContent).toBe('?kind=low-review');
  expect(screen.getByText('Nothing of this kind has happened.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all kinds' }));
  expect(screen.getByRole('region', { name: 'Today' })).toBeTruthy();
});

it.each([
  ['loading', 'Loading the notifications', () => backend.fails('slow', notifications)],
  ['empty', 'Nothing new', () => backend.clear()],
  ['failed', 'The notifications could not be loaded', () => backend.fails('unavailable', notifications)],
  ['denied', 'This page is not for your account', () => backend.fails('permission-denied', notifications)],
])('says what there is while it is %s', (_, sentence, arrange) => {
  arrange();
  const { container } = show();
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect([container.textContent, ...labels].join(' ')).toContain(sentence);
});

describe('of a member', () => {
  const UID = 'meena';
  const member = (preset: Preset, noticesReadAt?: number) => {
    backend.auth.signIn({ uid: UID, claims: { role: 'office', restaurant: 'asha@example.com' } });
    backend.put(
      members,
      { uid: UID },
      aMember({ uid: UID, role: 'office', can: [...rightsOf(preset)], noticesReadAt }),
    );
    render(
      <MemoryRouter>
        <InRestaurant record={aRestaurant()} backend={backend} role="office" name="Meena">
          <RightsContext value={rightsOf(preset)}>
            <NotificationsPage />
          </RightsContext>
        </InRestaurant>
      </MemoryRouter>,
    );
  };

  it('has the kinds that follow the rights, and a look of its own', async () => {
    member('manager', MIDNIGHT);
    expect(await screen.findByRole('link', { name: /declared void/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Welcome/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose what you are told' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(backend.stored(members, { uid: UID })?.noticesReadAt).toBe(MIDNIGHT + 2 * HOUR);
    expect(backend.stored(noticeSettings, {})?.notificationsReadAt).toBe(aRestaurant().notificationsReadAt);
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
    expect(screen.queryByRole('option', { name: 'Wages due' })).toBeNull();
  });

  it('says that nothing comes where the rights put nothing in it', () => {
    member('storekeeper');
    expect(screen.getByText('Nothing comes to your bell with the rights that you have.')).toBeTruthy();
  });
});
