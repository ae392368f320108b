import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAvailability, aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { DAY } from '@bhoj/domain/time/ist';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { noteServerTime } from '../../ui/shared/server-clock.ts';
import { MenuPage } from './menu-page.tsx';

const { lives, readDoc, send, setSoldOut } = vi.hoisted(() => ({
  readDoc: vi.fn<() => Promise<unknown>>(),
  lives: new Map<string, unknown>(),
  send: vi.fn<(input: { baseVersion: number; content: unknown }) => Promise<{ version: number }>>(),
  setSoldOut: vi.fn<(...args: unknown[]) => Promise<void>>(),
}));

// Written as a function declaration, so that it exists when the hoisted mocks are made.
function live({ pattern }: { pattern: string }) {
  return lives.get(pattern) ?? { state: 'loading' };
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, readDoc }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({ setSoldOut }));
vi.mock('../../firebase/call.ts', () => {
  class CallFailure extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  }
  return { CallFailure, useCall: () => send };
});

// Whole forms in a simulated browser take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const MENU = 'users/{restaurantId}/catalog/menu';
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
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });
const page = (restaurant = aRestaurant()) => (
  <MemoryRouter>
    <ToastProvider>
      <InRestaurant record={restaurant}>
        <MenuPage />
      </InRestaurant>
    </ToastProvider>
  </MemoryRouter>
);

beforeEach(() => {
  lives.set(MENU, ready(menu));
  lives.set('users/{restaurantId}/catalog/availability', ready(anAvailability()));
  send.mockReset().mockImplementation(({ baseVersion }) => Promise.resolve({ version: baseVersion + 1 }));
  readDoc.mockReset().mockResolvedValue(null);
  setSoldOut.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  lives.clear();
});

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
  lives.set(MENU, ready({ ...menu, version: 0, categories: [], items: [] }));
  render(page());
  expect(screen.getByText('Add your first dish')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Add dish' })[1] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Add dish' });
  type(within(dialog).getByLabelText(/Dish name/), 'Samosa');
  type(within(dialog).getByLabelText(/Price/), '40');
  type(within(dialog).getByLabelText(/Category/), 'Snacks');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    baseVersion: 0,
    content: { categories: [{ name: 'Snacks' }], items: [{ name: 'Samosa', pricePaise: 4000, mark: 'veg' }] },
  });
  expect(screen.getByText('Samosa is saved')).toBeTruthy();
});

it('says that liquor cannot be billed without the VAT TIN', () => {
  lives.set(MENU, ready({ ...menu, items: [{ ...dal, name: 'Beer', taxClass: 'liquor' }] }));
  const dry = aRestaurant({ liquorVatPercentage: 10, vatTin: '' });
  const { rerender } = render(page(dry));
  expect(screen.getByText(/Bills with liquor cannot be settled/)).toBeTruthy();
  rerender(page({ ...dry, vatTin: '29123456789' }));
  expect(screen.queryByText(/Bills with liquor cannot be settled/)).toBeNull();
});

it('names packaged goods whose GST rate is not lawful any more', () => {
  const cola = (taxBp: number) =>
    ready({
      ...menu,
      items: [{ ...dal, name: 'Cola', taxClass: 'goods', goods: { hsn: '22021010', taxBp } }],
    });
  lives.set(MENU, cola(1200));
  const { rerender } = render(page());
  expect(
    screen.getByText(/cannot be ordered, because their GST rate is not lawful any more: Cola/),
  ).toBeTruthy();
  lives.set(MENU, cola(4000));
  rerender(page());
  expect(screen.queryByText(/GST rate is not lawful/)).toBeNull();
});

it('asks for HSN and GST rate of packaged goods, and saves them', async () => {
  lives.set(
    MENU,
    ready({
      ...menu,
      items: [{ ...dal, name: 'Cola', taxClass: 'goods', goods: { hsn: '2202', taxBp: 4000 } }],
    }),
  );
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Cola/ }));
  const dialog = await screen.findByRole('dialog');
  type(within(dialog).getByLabelText(/HSN code/), '22');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter an HSN code of 4, 6 or 8 digits.')).toBeTruthy();
  type(within(dialog).getByLabelText(/HSN code/), '22021010');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
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
  expect(send).not.toHaveBeenCalled();
});

it('refuses liquor under another tax class beside its name, and a service charge', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  fireEvent.change(screen.getByLabelText(/^Dish name/), { target: { value: 'Kingfisher beer' } });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(/This reads like liquor/)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
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
  await waitFor(() =>
    expect(send.mock.calls[0]?.[0]).toMatchObject({ content: { items: [{ name: 'Mojito' }] } }),
  );
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
  const { CallFailure } = await import('../../firebase/call.ts');
  send.mockRejectedValueOnce(new CallFailure('menu-stale'));
  readDoc.mockResolvedValueOnce(edited({ spice: 3 }));
  render(page());
  await typePrice('260');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    baseVersion: 5,
    content: { items: [{ pricePaise: 26_000, spice: 3 }] },
  });
});

/** Types a price for a dish whose price somebody else changes meanwhile, and saves. */
async function clash() {
  const { rerender } = render(page());
  const price = await typePrice('260');
  lives.set(MENU, ready(edited({ pricePaise: paise(30_000), spice: 3 })));
  rerender(page());
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
  expect(send).not.toHaveBeenCalled();
});

it('saves the chosen values of both', async () => {
  await clash();
  fireEvent.click(screen.getByLabelText(/Theirs\s*₹300/));
  fireEvent.click(screen.getByText('Save with these'));
  // The person's own changes are all dropped, so nothing is left to save.
  await waitFor(() => expect(screen.queryByLabelText(/Dish name/)).toBeNull());
  expect(send).not.toHaveBeenCalled();
});

it('says why nothing was saved, and keeps what was typed', async () => {
  const { CallFailure } = await import('../../firebase/call.ts');
  send.mockRejectedValueOnce(new CallFailure('menu-too-large'));
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
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 dish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls[0]?.[0].content).toMatchObject({ items: [dal, { name: 'Kofta' }] });
});

it('moves a dish from its menu', async () => {
  lives.set(MENU, ready({ ...menu, items: [dal, { ...dal, id: 'kofta', name: 'Kofta' }] }));
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'More for Kofta' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].content).toMatchObject({ items: [{ id: 'kofta' }, { id: 'dal' }] });
});

it('asks before deleting, and restores a dish', async () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: /^Edit Dal Makhani/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete Dal Makhani?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[0]?.[0].content).toMatchObject({ items: [] });
  expect(send.mock.calls[1]?.[0]).toMatchObject({ baseVersion: 5, content: { items: [{ id: 'dal' }] } });
});

it('marks a dish sold out with one tap, and for longer with another', async () => {
  render(page());
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(setSoldOut.mock.calls[0]?.slice(1, 3)).toEqual(['asha@example.com', 'dal']);
  expect(setSoldOut.mock.calls[0]?.[3]).toBeGreaterThan(Date.now());
  fireEvent.click(screen.getByRole('button', { name: 'Until I say so' }));
  expect(Number(setSoldOut.mock.calls[1]?.[3])).toBeGreaterThan(Date.now() + 1e12);
});

it('takes a dish off until tomorrow by the server’s clock, on a device that is a day behind', () => {
  const now = Date.now();
  act(() => noteServerTime(now, now + DAY, now));
  render(page());
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(setSoldOut.mock.calls[0]?.[3]).toBeGreaterThan(now + DAY);
  act(() => noteServerTime(now, now, now));
});

it('makes a sold-out dish available again', async () => {
  lives.set(
    'users/{restaurantId}/catalog/availability',
    ready(anAvailability({ soldOut: { dal: Date.now() + 3_600_000 } })),
  );
  render(page());
  expect(screen.getByText('Sold out until tomorrow')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Dal Makhani is available' }));
  expect(setSoldOut.mock.calls[0]?.[3]).toBeNull();
});

it('searches, and says when nothing matches', async () => {
  render(page());
  type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'pizza');
  expect(await screen.findByText('No dish matches “pizza”')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[0] as HTMLElement);
  expect(await screen.findByText('Dal Makhani')).toBeTruthy();
});

it.each([
  ['loading', () => screen.getByRole('status', { name: 'Loading dishes' })],
  ['failed', () => screen.getByRole('alert')],
  ['denied', () => screen.getByText('This page is not for your account')],
])('has its %s state', (state, found) => {
  lives.set(MENU, { state });
  render(page());
  expect(found()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add dish' }).matches(':disabled')).toBe(true);
});
