import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aProfile, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { newPlace, newTable } from '@bhoj/domain/tables/table';
import type { Table } from '@bhoj/domain/tables/table';
import { tables } from '@bhoj/domain/tables/table.collection';
import { reissueKey } from '@bhoj/domain/tables/tables.contract';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { QrCodesPage } from './qr-codes-page.tsx';

const backend = inMemory();
const at = (key: string) => ({ restaurantId: 'asha@example.com', key, at: 0 });
const table = (floor: number, n: number) => newTable({ ...at(`key${floor}${n}`), floor, n });
const room = newPlace({ floor: 2, kind: 'room', number: '201' }, at('key201'));
/** Without the pointer events check, which takes most of a click's time. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const thereAre = (...all: Table[]) =>
  backend.putOnly(tables, Object.fromEntries(all.map((each) => [each.id, each])));
const site = globalThis.location.origin;

const show = (path = '/', record = aRestaurant()) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={record} backend={backend}>
          <QrCodesPage />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
const printNow = () => act(() => void dispatchEvent(new Event('beforeprint')));

beforeEach(() => {
  backend.clear();
  thereAre(table(1, 1), table(1, 2), table(2, 1), room);
  backend.put(profiles, {}, aProfile());
  backend.answer(reissueKey, () => ({}));
});
afterEach(cleanup);

it('shows a card for each table with the link that its code holds', async () => {
  show();
  const card = within(screen.getByRole('region', { name: 'Table F1-T02' }));
  const link = `${site}/customer/details/asha%40example.com/F1-T02?k=key12`;
  expect(card.getByRole('img', { name: 'QR code of table F1-T02' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'More for Table F1-T02' }));
  expect(screen.getByRole('menuitem', { name: 'Open link' }).getAttribute('href')).toBe(link);
  for (const name of ['Download PNG', 'Download SVG']) {
    expect(screen.getByRole('menuitem', { name })).toBeTruthy();
  }
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText('The link of Table F1-T02 is copied')).toBeTruthy();
});

it.each([
  ['Room 201', 'F2-R201?k=key201'],
  ['Takeaway', 'default'],
])('has a code for %s', async (name, place) => {
  show();
  const card = within(screen.getByRole('region', { name }));
  await user.click(card.getByRole('button', { name: `More for ${name}` }));
  expect(screen.getByRole('menuitem', { name: 'Open link' }).getAttribute('href')).toBe(
    `${site}/customer/details/asha%40example.com/${place}`,
  );
});

it('once there is a public address, no code holds the owner’s e-mail address', async () => {
  show('/', aRestaurant({ publicAddress: { slug: 'spice-route', former: [] } }));
  expect(screen.queryByRole('link', { name: 'Choose an address' })).toBeNull();
  const links = [];
  for (const name of ['Table F1-T02', 'Room 201', 'Takeaway']) {
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    links.push(screen.getByRole('menuitem', { name: 'Open link' }).getAttribute('href'));
    await user.keyboard('{Escape}');
  }
  expect(links).toEqual([
    `${site}/m/spice-route/F1-T02?k=key12`,
    `${site}/m/spice-route/F2-R201?k=key201`,
    `${site}/m/spice-route/default`,
  ]);
});

it('before there is a public address, leads to where it is chosen', () => {
  show();
  expect(screen.getByRole('link', { name: 'Choose an address' }).getAttribute('href')).toBe(
    '/dashboard/settings#address',
  );
});

it('without takeaway, the code without a table is for reading the menu, and says so', () => {
  backend.put(profiles, {}, aProfile({ services: ['dine-in'] }));
  show();
  const card = within(screen.getByRole('region', { name: 'Our menu' }));
  expect(card.getByText(/Guests read the menu with it/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Takeaway' })).toBeNull();
});

it('says that the codes of a machine without a public address lead nowhere', () => {
  show();
  expect(screen.getByText(new RegExp(`lead to ${site}, which guests cannot reach`))).toBeTruthy();
});

it('shows one floor when one is chosen, and prints what it shows', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Print 5 codes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Floor 2' }));
  expect(screen.getAllByRole('region', { name: /^(Table|Room) / })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Print 2 codes' })).toBeTruthy();
});

it('renders the sheet while the browser prints, in English and Hindi', () => {
  show();
  expect(screen.queryByText('Scan to see the menu and order')).toBeNull();
  printNow();
  expect(screen.getAllByText('Scan to see the menu and order')).toHaveLength(3);
  expect(screen.getAllByText('मेन्यू देखने और ऑर्डर करने के लिए स्कैन करें')).toHaveLength(3);
  expect(screen.getByText('Scan to see the menu and order to your room')).toBeTruthy();
  expect(screen.getByText('Scan to order and take away')).toBeTruthy();
  expect(screen.getAllByText('Spice Route')).toHaveLength(5);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Spice Route')).toBeNull();
});

it('prints the full name of each table, for two floors may both have a table 01 (P-QR-7)', () => {
  show();
  printNow();
  for (const name of ['Table F1-T01', 'Table F2-T01']) {
    // Once on its card, once on paper.
    expect(screen.getAllByText(name)).toHaveLength(2);
  }
  expect(screen.queryByText('Table 01')).toBeNull();
});

it.each([
  ['Sheets, A4', 1],
  ['Table tents, A5', 2],
])('prints %s with how to order, in English and Hindi (P-QR-7)', async (format, copies) => {
  show();
  await user.click(screen.getByRole('combobox', { name: 'Print as' }));
  await user.click(screen.getByRole('option', { name: format }));
  printNow();
  expect(screen.getAllByText('Spice Route')).toHaveLength(5 * copies);
  expect(screen.getAllByText(/We bring it to this table/)).toHaveLength(3 * copies);
  expect(screen.getAllByText(/हम इसी टेबल पर लाएँगे/)).toHaveLength(3 * copies);
  expect(screen.getAllByText(/We bring it to your room/)).toHaveLength(copies);
});

it('prints stickers without how to order (P-QR-7)', async () => {
  show();
  await user.click(screen.getByRole('combobox', { name: 'Print as' }));
  await user.click(screen.getByRole('option', { name: 'Stickers, twelve on A4' }));
  printNow();
  expect(screen.getAllByText('Spice Route')).toHaveLength(5);
  expect(screen.queryByText(/We bring it/)).toBeNull();
});

it('prints only the selected codes, whichever floor is shown', async () => {
  show();
  await user.click(screen.getByRole('checkbox', { name: 'Print Table F1-T02' }));
  await user.click(screen.getByRole('button', { name: 'Choose all of Floor 2' }));
  await user.click(screen.getByRole('button', { name: 'Floor 1' }));
  expect(screen.getByText('3 codes are chosen')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Print Table F1-T02' }));
  expect(screen.getByRole('button', { name: 'Print 2 codes' })).toBeTruthy();
  printNow();
  expect(screen.getAllByText('Spice Route')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole('button', { name: 'Print 2 codes' })).toBeTruthy();
  expect(screen.getByText(/All codes below are printed/)).toBeTruthy();
});

it('shows one code enlarged, and issues a new one after a confirmation', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Look at Table F1-T02' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Table F1-T02' }));
  expect(dialog.getByText(`${site}/customer/details/asha%40example.com/F1-T02?k=key12`)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Issue a new code' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue a new code for Table F1-T02?' }));
  expect(question.getByText(/Printed codes of this table stop working/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Issue a new code' }));
  expect(backend.calls).toEqual([['reissueKey', { tableId: 'F1-T02', key: 'key12' }]]);
  expect(await screen.findByText('Table F1-T02 has a new code. Print it and place it.')).toBeTruthy();
});

it('says why no new code was issued', async () => {
  backend.refuse(reissueKey, 'offline');
  show('/?table=F1-T02');
  await user.click(screen.getByRole('button', { name: 'Issue a new code' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue a new code for Table F1-T02?' }));
  await user.click(question.getByRole('button', { name: 'Issue a new code' }));
  expect(await question.findByText(/The old code still works/)).toBeTruthy();
});

it('the takeaway code has no key to replace', async () => {
  show('/?table=default');
  expect(screen.getByRole('dialog', { name: 'Takeaway' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue a new code' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads to seating when there is no table', () => {
  thereAre();
  show();
  expect(screen.getByRole('link', { name: 'Set up seating' }).getAttribute('href')).toBe(
    '/onboarding/seating',
  );
});

it.each([
  ['loading', 'slow', () => screen.getByRole('status', { name: 'Loading tables' })],
  ['failed', 'unavailable', () => screen.getByRole('alert')],
  ['denied', 'permission-denied', () => screen.getByText('This page is not for your account')],
] as const)('has its %s state', (_, how, found) => {
  backend.fails(how, tables);
  show();
  expect(found()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print 0 codes' }).matches(':disabled')).toBe(true);
});
