import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, InMemoryClient, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { BillingSection } from './billing-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { OrderingSection } from './ordering-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ServiceSection } from './service-section.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { StationsSection } from './stations-section.tsx';
import { TaxSection } from './tax-section.tsx';
import type { OwnersSettings } from '../form/use-save-section.ts';

// Each section is rendered alone, because a page of nine forms is slow to search. Hours and services are still large.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

const backend = inMemory();
const menu = aMenu({
  version: 7,
  items: ['a', 'b', 'c'].map((id) => dishOf(id, 100, { id, station: id === 'c' ? 'Bar' : 'Tandoor' })),
});

type Stored = Partial<OwnersSettings['restaurant']>;
/** The record and all settings as they are stored. */
const storedNow = (): Record<string, unknown> =>
  Object.assign({}, ...[restaurants, ...Object.values(SECTIONS)].map((each) => backend.stored(each, {})));
let before: Record<string, unknown> = {};
/** The stored fields that differ from those that were shown. */
const saved = () =>
  Object.fromEntries(
    Object.entries(storedNow()).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
const element = (Section: ComponentType<OwnersSettings>, stored: Stored) => (
  <InMemoryClient of={backend}>
    <InRestaurant>
      <Section restaurantId={RESTAURANT} restaurant={aRestaurant(stored)} />
    </InRestaurant>
  </InMemoryClient>
);
/** Renders a section. Returns a function that renders it again with a record changed elsewhere. */
function show(Section: ComponentType<OwnersSettings>, stored: Stored = {}) {
  backend.putRestaurant(aRestaurant(stored));
  before = storedNow();
  const { rerender } = render(element(Section, stored));
  return (changed: Stored) => {
    backend.putRestaurant(aRestaurant(changed));
    before = storedNow();
    rerender(element(Section, changed));
  };
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const press = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const save = () => fireEvent.click(screen.getByText('Save'));
const isSaved = () => screen.findByText('Saved');

beforeEach(() => {
  backend.clear();
  backend.put(menus, {}, menu);
  backend.answer(saveMenu, () => ({ version: 8 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function fillLegal(gstin: string) {
  type(/Legal name/, 'Spice Route LLP');
  type(/Address/, '14, MG Road, Pune 411004');
  type('GSTIN', gstin);
  type('FSSAI number', '11526035000482');
  save();
}

describe('legal details', () => {
  it('are saved alone, and say so', async () => {
    show(LegalSection);
    fillLegal('27aaqfa4821k1z6');
    await isSaved();
    expect(saved()).toEqual({
      legalName: 'Spice Route LLP',
      address: '14, MG Road, Pune 411004',
      gstin: '27AAQFA4821K1Z6',
      fssai: '11526035000482',
    });
    expect(valueOf('GSTIN')).toBe('27AAQFA4821K1Z6');
  });

  it('turn tax on together with a GSTIN, and say so before and after', async () => {
    const off = { taxSettings: { enabled: false, percentage: 5 } };
    const change = show(LegalSection, off);
    expect(screen.queryByText(/turns tax on/)).toBeNull();
    fillLegal('27AAQFA4821K1Z6');
    expect(await screen.findByText(/saving this turns tax on: bills then add 5 %/)).toBeTruthy();
    await isSaved();
    expect(saved()).toMatchObject({
      gstin: '27AAQFA4821K1Z6',
      taxSettings: { enabled: true, percentage: 5 },
    });
    change({ gstin: '27AAQFA4821K1Z6', taxSettings: { enabled: true, percentage: 5 } });
    expect(await screen.findByText(/Tax is now on: bills add 5 % GST/)).toBeTruthy();
  });

  it('leave tax off under the composition scheme', async () => {
    show(LegalSection, { taxSettings: { enabled: false, percentage: 5 } });
    press('Composition scheme');
    fillLegal('27AAQFA4821K1Z6');
    await isSaved();
    expect(saved()).not.toHaveProperty('taxSettings');
    expect(screen.queryByText(/turns tax on/)).toBeNull();
  });

  it('refuse a GSTIN with a wrong check digit, beside the field', async () => {
    show(LegalSection);
    fillLegal('27AAQFA4821K1Z7');
    expect(await screen.findByText(/This is not a GSTIN/)).toBeTruthy();
    expect(backend.writes).toEqual([]);
  });

  it('offer the composition scheme to registered restaurants only', async () => {
    show(LegalSection, { legalName: 'Spice Route LLP', address: 'Pune' });
    press('Composition scheme');
    save();
    expect(await screen.findByText(/is for registered restaurants/)).toBeTruthy();
    expect(backend.writes).toEqual([]);
  });
});

describe('tax', () => {
  it('warns that it is on without a GSTIN', () => {
    show(TaxSection);
    expect(screen.getByText(/bills charge no GST yet/)).toBeTruthy();
  });

  it('cannot be turned off by a registered restaurant, and says why', () => {
    show(TaxSection, { gstin: '27AAQFA4821K1Z6' });
    expect((screen.getByLabelText('Charge GST') as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(/With a GSTIN you must charge GST/)).toBeTruthy();
  });

  it('must be turned on by a registered restaurant whose record has it off', async () => {
    show(TaxSection, { gstin: '27AAQFA4821K1Z6', taxSettings: { enabled: false, percentage: 5 } });
    expect(screen.getByText(/no bill can be settled/)).toBeTruthy();
    type('VAT on liquor, percentage', '20');
    save();
    expect(await screen.findByText(/with a GSTIN, GST must be on/)).toBeTruthy();
    expect(backend.writes).toEqual([]);
    press('Charge GST');
    save();
    await isSaved();
    expect(saved()).toEqual({
      taxSettings: { enabled: true, percentage: 5 },
      liquorVatPercentage: 20,
    });
  });

  it('keeps that prices include tax, and nothing where the switch stands as it stood', async () => {
    show(TaxSection);
    const included = screen.getByLabelText('Prices on the menu include tax') as HTMLInputElement;
    expect(included.checked).toBe(false);
    press('Prices on the menu include tax');
    save();
    await isSaved();
    expect(saved()).toEqual({ pricesIncludeTax: true });
  });

  it('keeps the VAT TIN in capitals, and refuses what is none', async () => {
    show(TaxSection);
    type('VAT TIN', '2712345678');
    save();
    expect(await screen.findByText(/A VAT TIN has 11 digits/)).toBeTruthy();
    expect(backend.writes).toEqual([]);
    type('VAT TIN', '27123456789v');
    save();
    await isSaved();
    expect(saved()).toEqual({ vatTin: '27123456789V' });
  });

  it('can be turned off without a GSTIN', async () => {
    show(TaxSection);
    press('Charge GST');
    save();
    await waitFor(() => expect(saved()).toEqual({ taxSettings: { enabled: false, percentage: 5 } }));
  });

  it('explains the composition scheme', () => {
    show(TaxSection, { gstin: '27AAQFA4821K1Z6', composition: true });
    expect(screen.getByText(/no GST is charged to guests/)).toBeTruthy();
  });

  it.each(['101', '5.555', 'five', '-1', '12', '0'])('refuses %s per cent', async (text) => {
    show(TaxSection);
    type('GST percentage', text);
    save();
    expect(await screen.findByText(/charge 5 or 18 per cent GST/)).toBeTruthy();
    expect(backend.writes).toEqual([]);
  });

  it('accepts the other lawful rate', async () => {
    show(TaxSection);
    type('GST percentage', '18');
    save();
    await waitFor(() => expect(saved()).toEqual({ taxSettings: { enabled: true, percentage: 18 } }));
  });
});

it('saves what was changed here, and keeps what another tab has changed meanwhile', async () => {
  const change = show(ProfileSection);
  type(/Restaurant name/, 'Spice Route & Sons');
  change({ phone: '020 1234', ownerName: 'Asha Patil' });
  await waitFor(() => expect(valueOf('Phone')).toBe('020 1234'));
  expect(valueOf(/Restaurant name/)).toBe('Spice Route & Sons');
  save();
  await isSaved();
  expect(saved()).toEqual({ restaurantName: 'Spice Route & Sons' });
});

it('takes the address of a public review page, and none', async () => {
  const change = show(ProfileSection);
  type('Public review page', 'g.page/r/spice');
  save();
  expect(await screen.findByText(/begins with https:/)).toBeTruthy();
  expect(backend.writes).toEqual([]);
  const reviewLink = 'https://g.page/r/spice/review';
  type('Public review page', ` ${reviewLink} `);
  save();
  await isSaved();
  expect(saved()).toEqual({ reviewLink });
  change({ reviewLink });
  type('Public review page', '');
  save();
  await waitFor(() => expect(saved()).toEqual({ reviewLink: '' }));
});

it('shows the next number of a series while it is typed, and says what a new series means', async () => {
  show(BillingSection);
  expect(screen.getByText(/INV\/\d\d-\d\d\/000123: 16 of at most 16/)).toBeTruthy();
  type('Invoice series', 'pn');
  expect(await screen.findByText(/PN\/\d\d-\d\d\/000123: 15 of at most 16/)).toBeTruthy();
  expect(screen.getByText(/Bills of INV stay as they are/)).toBeTruthy();
  type('Invoice series', 'P-');
  save();
  expect(await screen.findByText(/^Use 1 to 3 letters or digits/)).toBeTruthy();
  expect(backend.writes).toEqual([]);
});

it('saves hours that close after midnight, and refuses incomplete ones', async () => {
  show(HoursSection);
  type('Friday closes at', '');
  save();
  expect(await screen.findByText(/both times of every day/)).toBeTruthy();
  type('Friday closes at', '01:30');
  expect(await screen.findByText('Closes at 1:30 am the next day.')).toBeTruthy();
  save();
  await isSaved();
  expect(saved()).toMatchObject({
    operatingHours: { friday: { open: '09:00', close: '01:30', isOpen: true } },
  });
});

it('saves services in the order of the options, and never none', async () => {
  show(ServiceSection);
  press('Dine-in');
  save();
  expect(await screen.findByText('Choose at least one.')).toBeTruthy();
  press('Bar');
  press('Dine-in');
  press('Vegetarian');
  press('Hotel room services');
  save();
  await isSaved();
  expect(saved()).toEqual({
    services: ['dine-in', 'bar'],
    providesHotelServices: true,
    restaurantType: 'Vegetarian',
  });
});

describe('stations', () => {
  it('move their dishes when they are renamed or removed, and announce it before', async () => {
    show(StationsSection);
    type('Station 2', 'Oven');
    press('Remove Bar');
    expect(await screen.findByText('2 dishes of Tandoor go to Oven.')).toBeTruthy();
    expect(screen.getByText('1 dish of Bar goes to Main kitchen.')).toBeTruthy();
    expect(backend.calls).toEqual([]);
    save();
    await isSaved();
    const moved = menu.items.map((dish) => ({ ...dish, station: dish.id === 'c' ? 'Main kitchen' : 'Oven' }));
    expect(backend.sent(saveMenu)).toMatchObject([{ baseVersion: 7, content: { items: moved } }]);
    expect(saved()).toEqual({ stations: ['Main kitchen', 'Oven'] });
  });

  it('stay unchanged when the dishes could not be moved', async () => {
    backend.refuse(saveMenu, 'menu-stale');
    show(StationsSection);
    type('Station 2', 'Oven');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain('stations stay as they are');
    expect(backend.writes).toEqual([]);
  });

  it('are added without a change of the menu, each name once', async () => {
    show(StationsSection);
    fireEvent.click(screen.getByText('Add a station'));
    type('Station 4', 'Tandoor');
    save();
    expect(await screen.findByText(/of this name already/)).toBeTruthy();
    type('Station 4', 'Pantry');
    save();
    await isSaved();
    expect(saved()).toEqual({ stations: ['Main kitchen', 'Tandoor', 'Bar', 'Pantry'] });
    expect(backend.calls).toEqual([]);
  });
});

it('saves each switch at once, says so, and says when that failed', async () => {
  show(OrderingSection);
  press('Pause ordering by phone');
  expect(saved()).toEqual({ orderingPaused: true });
  await isSaved();
  backend.refuseWrites();
  press('A captain accepts the first round of every table');
  expect((await screen.findByRole('alert')).textContent).toContain('not saved');
});

it('lets the owner send unusual first rounds straight to the kitchen', async () => {
  show(OrderingSection);
  press('A captain accepts an unusual first round');
  expect(saved()).toEqual({ unusualWaits: false });
  await isSaved();
});

it('keeps what was typed when saving failed', async () => {
  backend.refuseWrites();
  show(PaymentsSection);
  type('UPI ID', 'spice@bank');
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
  expect(valueOf('UPI ID')).toBe('spice@bank');
});

it('does not wait for the network while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.goOffline();
  show(PaymentsSection);
  type('UPI ID', 'spice@bank');
  save();
  expect(await screen.findByText(/saved when you are back online/)).toBeTruthy();
});

it('writes nothing when nothing was changed', async () => {
  show(PaymentsSection, { upiVpa: 'spice@bank' });
  save();
  await isSaved();
  expect(backend.writes).toEqual([]);
});
