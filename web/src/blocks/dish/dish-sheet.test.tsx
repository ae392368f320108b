import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, aMenuItem, anAddOn, anAvailability, aThaliMenu, aVariant } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { dishSheetWords } from '../../messages/shared/dish/en.ts';
import { DishSheet } from './dish-sheet.tsx';

afterEach(cleanup);

const biryani = aMenuItem({
  id: 'biryani',
  categoryId: 'rice',
  name: 'Chicken biryani',
  otherNames: { hi: 'चिकन बिरयानी' },
  description: 'Long-grain rice, cooked sealed.',
  mark: 'non-veg',
  spice: 2,
  prepMinutes: 20,
  pricePaise: paise(22_000),
  variants: [
    aVariant({ id: 'half', name: 'Half', otherNames: { hi: 'हाफ़' }, pricePaise: paise(22_000) }),
    aVariant({ id: 'full', name: 'Full', pricePaise: paise(39_000) }),
  ],
  addOnGroupIds: ['side', 'extras'],
});
const option = (id: string, name: string, price: number) => anAddOn({ id, name, pricePaise: paise(price) });
const menu = aMenu({
  categories: [],
  items: [biryani],
  addOnGroups: [
    {
      id: 'side',
      name: 'Side',
      otherNames: {},
      min: 1,
      max: 1,
      options: [option('raita', 'Raita', 0), option('salan', 'Salan', 0)],
    },
    {
      id: 'extras',
      name: 'Extras',
      otherNames: {},
      min: 0,
      max: 2,
      options: [
        option('egg', 'Boiled egg', 2_000),
        option('papad', 'Papad', 1_500),
        option('leg', 'Leg piece', 9_000),
      ],
    },
  ],
});

function open(item: MenuItem | null = biryani, availability = anAvailability()) {
  const onAdd = vi.fn<(selection: Selection) => void>();
  const onClose = vi.fn<() => void>();
  const view = render(
    <DishSheet {...{ menu, item, availability, onAdd, onClose }} now={NOW} words={dishSheetWords} />,
  );
  return { onAdd, onClose, ...view };
}

it('shows nothing without a dish', () => {
  open(null);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('updates the price with each choice, and adds only when the required choices are made', () => {
  const { onAdd } = open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Half/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add · ₹220' }));
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Choose 1 more');
  fireEvent.click(screen.getByRole('radio', { name: /Raita/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Full/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Boiled egg/ }));
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  fireEvent.change(screen.getByLabelText('Note for the kitchen'), { target: { value: ' less oil ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add · ₹820' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({
    itemId: 'biryani',
    variantId: 'full',
    addOnIds: [
      { groupId: 'side', optionId: 'raita' },
      { groupId: 'extras', optionId: 'egg' },
    ],
    quantity: 2,
    note: 'less oil',
  });
});

it('shows the price of what is chosen, what the dish answers to food rules, and its description', () => {
  open({ ...biryani, food: { halal: 'fits' } });
  const sheet = screen.getByRole('dialog');
  expect(sheet.textContent).toContain('₹220Halal');
  expect(screen.getByText('Long-grain rice, cooked sealed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Full/ }));
  expect(sheet.textContent).toContain('₹390Halal');
});

it('lets what may be left open be taken back: As usual comes first, and what is required says so', () => {
  const spice = {
    id: 'spice',
    name: 'Spice',
    otherNames: {},
    min: 0,
    max: 1,
    options: [option('mild', 'Mild', 0), option('hot', 'Hot', 0)],
  };
  const onAdd = vi.fn<(selection: Selection) => void>();
  const groups = [...menu.addOnGroups.slice(0, 1), spice];
  const item = { ...biryani, addOnGroupIds: ['side', 'spice'] };
  const onClose = () => undefined;
  render(
    <DishSheet
      {...{ item, onAdd, onClose }}
      availability={anAvailability()}
      now={NOW}
      menu={{ ...menu, addOnGroups: groups }}
      words={dishSheetWords}
    />,
  );
  const side = within(screen.getByRole('group', { name: 'Side' }));
  expect(side.getByText('Required · choose 1')).toBeTruthy();
  expect(side.queryByRole('radio', { name: 'As usual' })).toBeNull();
  const group = within(screen.getByRole('group', { name: 'Spice' }));
  expect(group.getByText('Optional')).toBeTruthy();
  const [usual, , hot] = group.getAllByRole<HTMLInputElement>('radio');
  if (usual === undefined || hot === undefined) throw new Error('no choices');
  expect(group.getByRole('radio', { name: 'As usual' })).toBe(usual);
  expect(usual.checked).toBe(true);
  fireEvent.click(hot);
  expect([usual.checked, hot.checked]).toEqual([false, true]);
  fireEvent.click(usual);
  expect([usual.checked, hot.checked]).toEqual([true, false]);
  fireEvent.click(side.getByRole('radio', { name: 'Raita' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add · ₹220' }));
  expect(onAdd.mock.calls[0]?.[0].addOnIds).toEqual([{ groupId: 'side', optionId: 'raita' }]);
});

it('stops at a group’s maximum, and lets an option be unpicked', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Boiled egg/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Papad/ }));
  const leg = screen.getByRole<HTMLInputElement>('checkbox', { name: /Leg piece/ });
  expect(leg.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /Papad/ }));
  expect(leg.disabled).toBe(false);
});

it('shows the reader’s language when the restaurant has given it', () => {
  render(
    <DishSheet
      {...{ menu, item: biryani }}
      availability={anAvailability()}
      now={NOW}
      language="hi"
      words={dishSheetWords}
      onAdd={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'चिकन बिरयानी' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /हाफ़/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Full/ })).toBeTruthy();
});

it('offers no size and no add-on that is sold out, and begins with one that is there', () => {
  const soldOut = { 'biryani:half': NOW + 1, 'extras/egg': NOW + 1 };
  const { onAdd } = open(biryani, anAvailability({ soldOut }));
  const half = screen.getByRole<HTMLInputElement>('radio', { name: 'Half Sold out' });
  const full = screen.getByRole<HTMLInputElement>('radio', { name: /Full/ });
  expect([half.disabled, full.disabled, full.checked]).toEqual([true, false, true]);
  const egg = screen.getByRole<HTMLInputElement>('checkbox', { name: /Boiled egg/ });
  expect(egg.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Raita' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add · ₹390' }));
  expect(onAdd.mock.calls[0]?.[0].variantId).toBe('full');
});

it('adds nothing while its last size sells out', () => {
  open(biryani, anAvailability({ soldOut: { 'biryani:half': NOW + 1, 'biryani:full': NOW + 1 } }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
});

it('takes an add-on several times where its group allows that', () => {
  const onAdd = vi.fn<(selection: Selection) => void>();
  const extras = menu.addOnGroups.flatMap((group) =>
    group.id === 'extras' ? [{ ...group, mostOfOne: 3 }] : [],
  );
  render(
    <DishSheet
      menu={{ ...menu, addOnGroups: extras }}
      item={{ ...biryani, addOnGroupIds: ['extras'] }}
      availability={anAvailability()}
      now={NOW}
      words={dishSheetWords}
      onAdd={onAdd}
      onClose={() => undefined}
    />,
  );
  expect(screen.queryByRole('group', { name: 'Boiled egg' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Boiled egg/ }));
  const more = within(screen.getByRole('group', { name: 'Boiled egg' })).getByRole<HTMLButtonElement>(
    'button',
    {
      name: 'One more',
    },
  );
  fireEvent.click(more);
  fireEvent.click(more);
  expect(more.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add · ₹280' }));
  const egg = { groupId: 'extras', optionId: 'egg' };
  expect(onAdd.mock.calls[0]?.[0].addOnIds).toEqual([egg, egg, egg]);
});

describe('a combo', () => {
  const thalis = aThaliMenu();
  const openThali = (availability = anAvailability(), food: readonly FoodRule[] = []) => {
    const onAdd = vi.fn<(selection: Selection) => void>();
    render(
      <DishSheet
        menu={thalis}
        item={thalis.items[0] ?? null}
        words={dishSheetWords}
        now={NOW}
        onClose={() => undefined}
        {...{ availability, food, onAdd }}
      />,
    );
    return onAdd;
  };
  const add = () => fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  const roti = { slotId: 'bread', itemId: 'tawa-roti', variantId: null };

  it('lists what everybody gets, and has the first dish of each slot chosen', async () => {
    const onAdd = openThali();
    expect(await screen.findByText('Dal · Paneer · Papad')).toBeTruthy();
    add();
    expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ itemId: 'veg-thali', parts: [roti] }));
  });

  it('asks for the extra of another dish', async () => {
    const onAdd = openThali();
    fireEvent.click(await screen.findByRole('radio', { name: /Butter naan/ }));
    expect(screen.getByRole('button', { name: 'Add · ₹270' })).toBeTruthy();
    add();
    expect(onAdd.mock.lastCall?.[0].parts).toEqual([{ ...roti, itemId: 'butter-naan' }]);
  });

  it('chooses what is not sold out, and is sold out where a slot has nothing left', async () => {
    openThali(anAvailability({ soldOut: { 'tawa-roti': NOW + 1 } }));
    const sold = await screen.findByRole<HTMLInputElement>('radio', { name: /Tawa roti.*Sold out/ });
    expect(sold.disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Butter naan/ }).checked).toBe(true);
    cleanup();
    openThali(anAvailability({ soldOut: { dal: NOW + 1 } }));
    expect(await screen.findByText('Dal · Paneer · Papad')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  });

  it('does not choose what breaks a food rule of the guest, and warns of a dish that everybody gets', async () => {
    const answering = (id: string) =>
      thalis.items.map((item) => {
        if (item.id === 'veg-thali') return { ...item, food: { 'no-nuts': 'fits' as const } };
        return { ...item, food: { 'no-nuts': item.id === id ? ('does-not' as const) : ('fits' as const) } };
      });
    const openFor = (items: typeof thalis.items) => {
      cleanup();
      const { container } = render(
        <DishSheet
          menu={{ ...thalis, items }}
          item={items[0] ?? null}
          words={dishSheetWords}
          availability={anAvailability()}
          food={['no-nuts']}
          now={NOW}
          onAdd={() => undefined}
          onClose={() => undefined}
        />,
      );
      return container.ownerDocument.body;
    };
    openFor(answering('tawa-roti'));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Butter naan/ })).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /Tawa roti/ })).toBeNull();
    const fits = openFor(answering('none')).textContent ?? '';
    const warned = openFor(answering('dal')).textContent ?? '';
    expect(warned.length).toBeGreaterThan(fits.length);
  });

  it('does not show what breaks a food rule of the guest', async () => {
    const [thali, tawa, naan, ...rest] = thalis.items;
    if (!thali || !tawa || !naan) throw new Error('the menu has a thali and two breads');
    const dairy = { ...naan, food: { 'no-dairy': 'does-not' as const } };
    render(
      <DishSheet
        menu={{ ...thalis, items: [thali, tawa, dairy, ...rest] }}
        item={thali}
        words={dishSheetWords}
        availability={anAvailability()}
        now={NOW}
        food={['no-dairy']}
        onAdd={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(await screen.findByRole('radio', { name: /Tawa roti/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Butter naan/ })).toBeNull();
  });
});
