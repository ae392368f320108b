import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { SECTIONS } from './form/settings-model.ts';
import { SettingsPage } from './settings-page.tsx';
import { aRestaurant } from './form/settings.fixtures.ts';

// Nine forms take long to mount on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

vi.mock('../../firebase/live.ts', () => ({
  useLiveDoc: () => ({ state: 'loading' }),
  useLiveList: () => ({ state: 'loading' }),
}));
vi.mock('../../firebase/call.ts', () => ({ CallFailure: Error, useCall: () => vi.fn<() => void>() }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({ saveOwnerFields: () => Promise.resolve() }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: () => undefined }));

function show() {
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <InRestaurant record={aRestaurant()}>
        <SettingsPage />
      </InRestaurant>
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

afterEach(cleanup);

it('links to each section, and marks unsaved changes', async () => {
  show();
  const nav = within(screen.getByLabelText('Sections'));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    SECTIONS.map((name) => `#${name}`),
  );
  for (const name of SECTIONS) expect(document.getElementById(name)).not.toBeNull();
  type('UPI ID', 'spice@bank');
  expect(await nav.findByText('Not saved yet')).toBeTruthy();
});

it('stops a person who leaves with unsaved changes, until they are saved', async () => {
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

it('lets a person leave who chooses to lose the changes', async () => {
  show();
  type('Phone', '020');
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(await screen.findByText('Leave'));
  expect(await screen.findByText('You are elsewhere')).toBeTruthy();
});
