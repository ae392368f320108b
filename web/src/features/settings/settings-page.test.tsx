import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { PARTS } from '../../blocks/settings/parts.ts';
import { SettingsPage } from './settings-page.tsx';
import { aRestaurant } from './form/settings.fixtures.ts';

// Forms take long to mount on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

const backend = inMemory();

function show(part = '') {
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <ToastProvider>
          <SettingsPage />
        </ToastProvider>
      </InRestaurant>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/settings', element: page },
      { path: '/elsewhere', element: <p>You are elsewhere</p> },
    ],
    { initialEntries: [`/settings${part}`] },
  );
  render(<RouterProvider router={router} />);
}
const card = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  backend.clear();
  backend.putRestaurant(aRestaurant());
});
afterEach(cleanup);

const nav = () => within(screen.getByLabelText('Sections'));
const go = (name: string) =>
  fireEvent.click(nav().getByRole('link', { name: new RegExp(`^${name}`), hidden: true }));

it('lists every part, and shows the one that the address names', () => {
  show('#tax');
  expect(
    nav()
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(PARTS.map((name) => `/settings#${name}`));
  expect(screen.getByRole('region', { name: 'Tax' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
});

it('says in the list what a part is for, and in the part what a change of it does', () => {
  show('#legal');
  const [said] = nav().getAllByText(/tax invoice/);
  expect(said?.textContent).toBe('A tax invoice must carry them.');
  expect(card('Legal details').getByText(/A change holds from the next bill\.$/)).toBeTruthy();
});

it('keeps what was typed in one part while another shows, and marks it', async () => {
  show();
  go('Payments');
  type('UPI ID', 'spice@bank');
  go('Profile and contact');
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  expect(await nav().findByText('Not saved yet')).toBeTruthy();
  go('Payments');
  expect(screen.getByLabelText<HTMLInputElement>('UPI ID').value).toBe('spice@bank');
});

it('leads back to the list, as a phone shows it', () => {
  show('#tax');
  fireEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(nav().queryByRole('link', { current: 'page' })).toBeNull();
});

it('finds a part by the name of a field, and says when there is none (P-MORE-19)', () => {
  show();
  const search = screen.getByRole('searchbox', { name: 'Find a setting' });
  fireEvent.change(search, { target: { value: 'fssai' } });
  expect(
    nav()
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/settings#legal']);
  fireEvent.change(search, { target: { value: 'swimming pool' } });
  expect(screen.getByText('No setting has these words.')).toBeTruthy();
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
  fireEvent.click(card('Profile and contact').getByText('Save'));
  await card('Profile and contact').findByText('Saved');
  expect(backend.stored(documentSettings, {})?.phone).toBe('020');
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
