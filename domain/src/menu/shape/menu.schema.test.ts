import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aMenuItem,
  anAvailability,
  anAddOn,
  anAddOnGroup,
  aVariant,
} from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { menuContentSchema } from './menu-content.schema.ts';
import { isSoldOut } from '../dish/availability.ts';
import type { AddOnGroup, MenuContent, MenuItem } from './menu.schema.ts';

const anItem = (over: Partial<MenuItem> = {}): MenuItem =>
  aMenuItem({
    id: 'dal',
    categoryId: 'mains',
    name: 'Dal',
    otherNames: { hi: 'दाल' },
    description: '',
    ...over,
  });

const option = (id: string) => anAddOn({ id, name: id });
const aGroup = (over: Partial<AddOnGroup> = {}): AddOnGroup =>
  anAddOnGroup({ max: 2, options: [option('ghee'), option('curd')], ...over });
const variant = (id: string) => aVariant({ id, name: id, pricePaise: paise(1) });

const aMenu = (over: Partial<MenuContent> = {}): MenuContent => ({
  categories: [aCategory({ id: 'mains', name: 'Mains' })],
  items: [anItem()],
  addOnGroups: [aGroup()],
  ...over,
});

const faults = (menu: unknown) =>
  menuContentSchema
    .safeParse(menu)
    .error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];

const category = aMenu().categories[0];

it.each(['', '  ', '\u00a0', '\u200b', 'a\u202eb'])('no name of a menu is %j', (name) => {
  const named = [
    { categories: [aCategory({ id: 'mains', name })] },
    { items: [anItem({ name })] },
    { items: [anItem({ station: name })] },
    { items: [anItem({ variants: [aVariant({ id: 'half', name })] })] },
    { addOnGroups: [aGroup({ name })] },
    { addOnGroups: [aGroup({ options: [anAddOn({ id: 'ghee', name })] })] },
  ];
  for (const over of named) expect(faults(aMenu(over))).not.toEqual([]);
});

describe('a menu', () => {
  it('may be complete or empty', () => {
    expect(faults(aMenu())).toEqual([]);
    expect(faults({ categories: [], items: [], addOnGroups: [] })).toEqual([]);
  });

  it.each([
    ['two categories of one id', { categories: [category, category] }, ['categories duplicate-id']],
    ['two dishes of one id', { items: [anItem(), anItem()] }, ['items duplicate-id']],
    [
      'two dishes of one code',
      { items: [anItem({ code: '7' }), anItem({ id: 'roti', code: '7' }), anItem({ id: 'rice' })] },
      ['items.1.code duplicate-code'],
    ],
    [
      'a code in small letters',
      { items: [anItem({ code: 'dm' })] },
      [expect.stringMatching(/^items.0.code/)],
    ],
    ['two groups of one id', { addOnGroups: [aGroup(), aGroup()] }, ['addOnGroups duplicate-id']],
    [
      'two variants of one id',
      { items: [anItem({ variants: [variant('half'), variant('half')] })] },
      ['items.0.variants duplicate-id'],
    ],
    [
      'two options of one id',
      { addOnGroups: [aGroup({ options: [option('ghee'), option('ghee')] })] },
      ['addOnGroups.0.options duplicate-id'],
    ],
    [
      'a dish without its category',
      { items: [anItem({ categoryId: 'gone' })] },
      ['items.0.categoryId unknown-category'],
    ],
    [
      'a dish with an unknown group',
      { items: [anItem(), anItem({ id: 'b', addOnGroupIds: ['extras', 'gone'] })] },
      ['items.1.addOnGroupIds unknown-group'],
    ],
    // A guest could not choose from the same group twice, so nobody could order the dish if the group were required
    [
      'a dish that names a group twice',
      { items: [anItem({ addOnGroupIds: ['extras', 'extras'] })] },
      ['items.0.addOnGroupIds duplicate-id'],
    ],
    [
      'a group whose minimum is above its maximum',
      { addOnGroups: [aGroup({ min: 2, max: 1 })] },
      ['addOnGroups.0.min impossible-choice'],
    ],
    [
      'a group of two options that needs three',
      { addOnGroups: [aGroup({ min: 3, max: 3 })] },
      ['addOnGroups.0.min impossible-choice'],
    ],
  ])('may not have %s', (_, over, expected) => {
    expect(faults(aMenu(over as Partial<MenuContent>))).toEqual(expected);
  });

  it('accepts the same option in two groups, and one id for a dish and a group', () => {
    expect(
      faults(
        aMenu({
          addOnGroups: [aGroup(), aGroup({ id: 'dal' })],
          items: [anItem({ addOnGroupIds: ['dal'] })],
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    ['id', { id: 'dal/fry' }],
    ['name', { name: '   ' }],
    ['name', { name: 'Dal\nfry' }],
    ['pricePaise', { pricePaise: -1 as never }],
    ['pricePaise', { pricePaise: 1.5 as never }],
    ['spice', { spice: 4 }],
    ['station', { station: '' }],
  ])('refuses a dish for its %s: %j', (field, over) => {
    expect(faults(aMenu({ items: [anItem(over)] }))[0]).toMatch(new RegExp(`^items\\.0\\.${field} `));
  });

  it('trims what the owner types', () => {
    const parsed = menuContentSchema.parse(aMenu({ items: [anItem({ name: '  Dal fry ' })] }));
    expect(parsed.items[0]?.name).toBe('Dal fry');
  });
});

describe('isSoldOut', () => {
  it('holds until just before the given time', () => {
    const availability = anAvailability({ soldOut: { dal: 1000 } });
    expect(isSoldOut(availability, 'dal', 999)).toBe(true);
    expect(isSoldOut(availability, 'dal', 1000)).toBe(false);
    expect(isSoldOut(availability, 'naan', 0)).toBe(false);
    expect(isSoldOut(availability, 'constructor', 0)).toBe(false);
  });
});

it.each(['__proto__', 'constructor', 'toString', '__x__'])('refuses %s as an id', (id) => {
  expect(faults(aMenu({ items: [anItem({ id })] }))).toContain('items.0.id reserved-id');
});
