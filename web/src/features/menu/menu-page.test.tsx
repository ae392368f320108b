import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { anAvailability, aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { changeMenu } from '@bhoj/domain/menu/changes/menu-change.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { paise } from '@bhoj/domain/money/money';
import { DAY } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { noteServerTime } from '../../ui/shared/server-clock.ts';
import { MenuPage } from './menu-page.tsx';

const backend = inMemory();
const sent = () => backend.sent(saveMenu);

const dal = dishOf('Dal Makhani', 240, {
  id: 'dal',
  categoryId: 'mains',
  otherNames: { hi: 'दाल मखनी' },
  spice: 1,
  prepMinutes: 15,
});
const menu = aMenu({
  version: 4,
  categories: [aCategory({ id: 'mains', name: 'Mains' })],
  items: [dal],
  addOnGroups: [],
});
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const has = (content: Partial<Menu>) => backend.put(menus, {}, { ...menu, ...content });
/** Until when a dish is sold out, as it is stored. */
const soldOut = () => backend.stored(availabilities, {})?.soldOut;
/** Stores a menu, as the callables do. */
function stores({ baseVersion, content }: Pick<InputOf<typeof saveMenu>, 'baseVersion' | 'content'>) {
  const before = backend.stored(menus, {});
  if (before?.version !== baseVersion) throw new Refusal('menu-stale');
  const version = baseVersion + 1;
  backend.put(menus, {}, { ...before, ...content, version });
  return { version };
}
const page = (restaurant = aRestaurant()) => (
  <MemoryRouter>
    <ToastProvider>
      <InRestaurant record={restaurant} backend={backend}>
        <MenuPage />
      </InRestaurant>
    </ToastProvider>
  </MemoryRouter>
);

beforeEach(() => {
  backend.clear();
  has({});
  backend.put(availabilities, {}, anAvailability());
  backend.answer(saveMenu, stores);
  backend.answer(changeMenu, stores);
});
afterEach(cleanup);

it('shows each dish under its category, with price, mark and availability', () => {
  render(page());
  expect(screen.getByRole('heading', { name: 'Mains', level: 2 })).toBeTruthy();
  const row = within(screen.getByRole('group', { name: 'Dal Makhani' }));
  expect(row.getByText('₹240')).toBeTruthy();
  expect(row.getByText(/Mild/)).toBeTruthy();
  expect(row.getByRole('img', { name: 'Veg' })).toBeTruthy();
  expect(row.getByRole('switch', { name: 'Dal Makhani is available', checked: true })).toBeTruthy();
});

it('explains an empty menu; the first dish creates its category', async () => {
  has({ version: 0, categories: [], items: [] });
  render(page());
  expect(screen.getByText('Add your first dish')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Add dish' })[1] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Add dish' });
  type(within(dialog).getByLabelText(/Dish name/), 'Samosa');
  type(within(dialog).getByLabelText(/Price/), '40');
  type(within(dialog).getByLabelText(/Category/), 'Snacks');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]).toMatchObject({
    baseVersion: 0,
    content: { categories: [{ name: 'Snacks' }], items: [{ name: 'Samosa', pricePaise: 4000, mark: 'veg' }] },
  });
  expect(screen.getByText('Samosa is saved')).toBeTruthy();
});

it('says that liquor cannot be billed without the VAT TIN', () => {
  has({ items: [{ ...dal, name: 'Beer', taxClass: 'liquor' }] });
  const dry = aRestaurant({ liquorVatPercentage: 10, vatTin: '' });
  const { rerender } = render(page(dry));
  expect(screen.getByText(/Bills with liquor cannot be settled/)).toBeTruthy();
  rerender(page({ ...dry, vatTin: '29123456789' }));
  expect(screen.queryByText(/Bills with liquor cannot be settled/)).toBeNull();
});

it('names packaged goods whose GST rate is not lawful any more', () => {
  const sellsCola = (taxBp: number) =>
    has({ items: [{ ...dal, name: 'Cola', taxClass: 'goods', goods: { hsn: '22021010', taxBp } }] });
  sellsCola(1200);
  render(page());
  expect(
    screen.getByText(/cannot be ordered, because their GST rate is not lawful any more: Cola/),
  ).toBeTruthy();
  sellsCola(4000);
  expect(screen.queryByText(/GST rate is not lawful/)).toBeNull();
});

it('asks for HSN and GST rate of packaged goods, and saves them', async () => {
  has({ items: [{ ...dal, name: 'Cola', taxClass: 'goods', goods: { hsn: '2202', taxBp: 4000 } }] });
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Cola/ }));
  const dialog = await screen.findByRole('dialog');
  type(within(dialog).getByLabelText(/HSN code/), '22');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter an HSN code of 4, 6 or 8 digits.')).toBeTruthy();
  type(within(dialog).getByLabelText(/HSN code/), '22021010');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]).toMatchObject({
    content: { items: [{ taxClass: 'goods', goods: { hsn: '22021010', taxBp: 4000 } }] },
  });
});

it('shows what is wrong beside each field, and saves nothing', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Add dish' }));
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(/Enter a name/)).toBeTruthy();
  expect(screen.getByText(/Enter a price in rupees/)).toBeTruthy();
  expect(screen.getByText(/Choose a category/)).toBeTruthy();
  expect(backend.calls).toEqual([]);
});

it('refuses liquor under another tax class beside its name, and a service charge', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  fireEvent.change(screen.getByLabelText(/^Dish name/), { target: { value: 'Kingfisher beer' } });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(/This reads like liquor/)).toBeTruthy();
  expect(backend.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Dish name/), { target: { value: 'Service charge' } });
  expect(await screen.findByText(/This reads like a service charge/)).toBeTruthy();
});

it('asks about a name with two readings, and saves it all the same', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  expect(screen.queryByText(/may be liquor/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Dish name/), { target: { value: 'Mojito' } });
  expect(await screen.findByText(/“Mojito” may be liquor/)).toBeTruthy();
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent()[0]).toMatchObject({ content: { items: [{ name: 'Mojito' }] } }));
});

const edited = (fields: Partial<MenuItem>, version = 5): Menu => ({
  ...menu,
  version,
  items: [{ ...dal, ...fields }],
});
/** Opens the dish and types another price. */
async function typePrice(price: string) {
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Price/);
  type(field, price);
  return field;
}

it('merges both changes when somebody else saved first', async () => {
  // They save while this save is on its way.
  backend.answer(
    saveMenu,
    (input) => {
      backend.put(menus, {}, edited({ spice: 3 }));
      return stores(input);
    },
    stores,
  );
  render(page());
  await typePrice('260');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]).toMatchObject({
    baseVersion: 5,
    content: { items: [{ pricePaise: 26_000, spice: 3 }] },
  });
});

/** Types a price for a dish whose price somebody else changes meanwhile, and saves. */
async function clash() {
  render(page());
  const price = await typePrice('260');
  backend.put(menus, {}, edited({ pricePaise: paise(30_000), spice: 3 }));
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Somebody else changed the same thing');
  return price;
}

it('asks when both changed the same field; going back keeps what was typed', async () => {
  const price = await clash();
  expect(screen.getByLabelText(/Yours\s*₹260/)).toBeTruthy();
  fireEvent.click(screen.getByText('Go back'));
  expect(await screen.findByText(/Nothing is saved/)).toBeTruthy();
  expect(price.value).toBe('260');
  expect(backend.calls).toEqual([]);
});

it('saves the chosen values of both', async () => {
  await clash();
  fireEvent.click(screen.getByLabelText(/Theirs\s*₹300/));
  fireEvent.click(screen.getByText('Save with these'));
  // The person's own changes are all dropped, so nothing is left to save.
  await waitFor(() => expect(screen.queryByLabelText(/Dish name/)).toBeNull());
  expect(backend.calls).toEqual([]);
});

it('says why nothing was saved, and keeps what was typed', async () => {
  backend.refuse(saveMenu, 'menu-too-large');
  render(page());
  const price = await typePrice('260');
  fireEvent.click(screen.getByText('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('700 KB');
  expect(price.value).toBe('260');
});

it('shows the faulty rows of a file, and imports the good ones after a confirmation', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Import CSV' }));
  const text = 'Category;Dish;Mark;Price\nMains;Kofta;veg;300\nMains;Naan;bread;50\n';
  fireEvent.change(await screen.findByLabelText('CSV file'), {
    target: { files: [new File([text], 'menu.csv')] },
  });
  expect(await screen.findByText('1 dish to add')).toBeTruthy();
  const row = screen.getByRole('row', { name: /bread/ });
  expect(within(row).getByRole('cell', { name: '3' })).toBeTruthy();
  expect(within(row).getByText('“bread”. Write Veg, Egg or Non-veg under Type.')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 dish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent(changeMenu)).toMatchObject([{ content: { items: [dal, { name: 'Kofta' }] } }]);
});

it('moves a dish from its menu', async () => {
  has({ items: [dal, { ...dal, id: 'kofta', name: 'Kofta' }] });
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'More for Kofta' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ content: { items: [{ id: 'kofta' }, { id: 'dal' }] } }]),
  );
});

it('asks before deleting, and restores a dish', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete Dal Makhani?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { baseVersion: 4, content: { items: [] } },
    { baseVersion: 5, content: { items: [{ id: 'dal' }] } },
  ]);
  expect(await screen.findByRole('group', { name: 'Dal Makhani' })).toBeTruthy();
});

it('marks a dish sold out with one tap, and for longer with another', async () => {
  render(page());
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(Object.keys(soldOut() ?? {})).toEqual(['dal']);
  expect(soldOut()?.['dal']).toBeGreaterThan(Date.now());
  expect(soldOut()?.['dal']).toBeLessThan(Date.now() + 2 * DAY);
  fireEvent.click(screen.getByRole('button', { name: 'Until I say so' }));
  expect(soldOut()?.['dal']).toBeGreaterThan(Date.now() + 1e12);
  expect(backend.writes).toHaveLength(2);
});

it('takes a dish off until tomorrow by the server’s clock, on a device that is a day behind', () => {
  const now = Date.now();
  act(() => noteServerTime(now, now + DAY, now));
  render(page());
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(soldOut()?.['dal']).toBeGreaterThan(now + DAY);
  act(() => noteServerTime(now, now, now));
});

it('makes a sold-out dish available again', async () => {
  backend.put(availabilities, {}, anAvailability({ soldOut: { dal: Date.now() + 3_600_000 } }));
  render(page());
  expect(screen.getByText('Sold out until tomorrow')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(soldOut()).toEqual({});
  expect(screen.queryByText('Sold out until tomorrow')).toBeNull();
});

it('searches, and says when nothing matches', async () => {
  render(page());
  type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'pizza');
  expect(await screen.findByText('No dish matches “pizza”')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[0] as HTMLElement);
  expect(await screen.findByText('Dal Makhani')).toBeTruthy();
});

it.each([
  ['loading', 'slow', () => screen.getByRole('status', { name: 'Loading dishes' })],
  ['failed', 'unavailable', () => screen.getByRole('alert')],
  ['denied', 'permission-denied', () => screen.getByText('This page is not for your account')],
] as const)('has its %s state', (_, how, found) => {
  backend.fails(how, menus);
  render(page());
  expect(found()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add dish' }).matches(':disabled')).toBe(true);
});
