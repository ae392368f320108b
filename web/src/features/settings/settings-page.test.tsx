import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SECTIONS } from './form/settings-model.ts';
import { SettingsPage } from './settings-page.tsx';
import { aRestaurant } from './form/settings.fixtures.ts';

// Nine forms at once take a busy machine a while to mount.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

const { record } = vi.hoisted(() => ({ record: { current: {} as unknown } }));
vi.mock('../../firebase/live.ts', () => ({
  useLiveDoc: ({ pattern }: { pattern: string }) =>
    pattern.endsWith('menu') ? { state: 'loading' } : record.current,
}));
vi.mock('../../firebase/call.ts', () => ({ CallFailure: Error, useCall: () => vi.fn<() => void>() }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({ saveOwnerFields: () => Promise.resolve() }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: () => undefined }));
vi.mock('../../firebase/session.tsx', () => ({ useRestaurantId: () => 'asha@example.com' }));

function show() {
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <SettingsPage />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/settings', element: page },
      { path: '/elsewhere', element: <p>You are elsewhere</p> },
    ],
    { initialEntries: ['/settings'] },
  );
  render(<RouterProvider router={router} />);
}
const card = (name: string) => within(document.getElementById(name) ?? document.body);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  record.current = { state: 'ready', value: aRestaurant(), fromCache: false };
});
afterEach(cleanup);

it('leads to each section, and marks what is not saved', async () => {
  show();
  const nav = within(screen.getByLabelText('Sections'));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    SECTIONS.map((name) => `#${name}`),
  );
  for (const name of SECTIONS) expect(document.getElementById(name)).not.toBeNull();
  type('UPI ID', 'spice@bank');
  expect(await nav.findByText('Not saved yet')).toBeTruthy();
});

it('holds back somebody who would leave with unsaved changes, until they are saved', async () => {
  show();
  expect(unload()).toBe(false);
  type('Phone', '020');
  await waitFor(() => expect(unload()).toBe(true));
  fireEvent.click(screen.getByText('Elsewhere'));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question.textContent).toContain('Profile and contact');
  fireEvent.click(within(question).getByText('Stay'));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  fireEvent.click(card('profile').getByText('Save'));
  await card('profile').findByText('Saved');
  await waitFor(() => expect(unload()).toBe(false));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('You are elsewhere')).toBeTruthy();
  expect(unload()).toBe(false);
});

it('lets go who would rather lose the changes', async () => {
  show();
  type('Phone', '020');
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(await screen.findByText('Leave'));
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
