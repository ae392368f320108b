import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anAddOn, anAddOnGroup, aVariant } from '../../fixtures/menu.ts';
import { doubtsInDish, wrongNamesInDish, wrongNamesInGroup, wrongNamesInMenu } from './wrong-names.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

const found = (after: MenuItem, before: MenuItem | null = null) =>
  wrongNamesInDish(before, after).map(({ fault, path }) => [fault, path.join('.')]);

describe('a dish', () => {
  it('may not be a service charge, nor a variant of it, in any language', () => {
    const variants = [
      aVariant({ id: 'a', name: 'Half' }),
      aVariant({ id: 'b', name: 'With fee', otherNames: { hi: 'सेवा शुल्क' } }),
    ];
    expect(found(aMenuItem({ name: 'S.C. 10%', otherNames: { hi: 'सर्विस चार्ज' }, variants }))).toEqual([
      ['service-charge', 'name'],
      ['service-charge', 'otherNames.hi'],
      ['service-charge', 'variants.1.otherNames.hi'],
    ]);
  });

  it('may not read like liquor under another tax class', () => {
    const beer = aMenuItem({ name: 'Kingfisher beer 650 ml', taxClass: 'standard', variants: [] });
    expect(found(beer)).toEqual([['liquor-as-food', 'name']]);
    expect(found({ ...beer, taxClass: 'exempt' })).toEqual([['liquor-as-food', 'name']]);
    expect(found({ ...beer, taxClass: 'liquor' })).toEqual([]);
    expect(found({ ...beer, name: 'Ginger beer' })).toEqual([]);
    expect(found({ ...beer, name: 'Drinks', variants: [aVariant({ name: 'Red wine' })] })).toEqual([
      ['liquor-as-food', 'variants.0.name'],
    ]);
  });

  it('keeps a wrong name that is stored, but takes no new one and no other tax class', () => {
    const stored = aMenuItem({ name: 'Beer', taxClass: 'standard' });
    expect(found({ ...stored, spice: 3, taxClass: 'exempt' }, stored)).toEqual([]);
    expect(found({ ...stored, name: 'Rum' }, stored)).toEqual([['liquor-as-food', 'name']]);
    expect(found(stored, { ...stored, taxClass: 'liquor' })).toEqual([['liquor-as-food', 'name']]);
  });
});

it('an add-on may not be a service charge', () => {
  const group = anAddOnGroup({
    options: [anAddOn({ id: 'a', name: 'Naan' }), anAddOn({ id: 'b', name: 'Tip' })],
  });
  const offered = { group, classes: [] };
  expect(wrongNamesInGroup(null, offered)).toMatchObject([
    { fault: 'service-charge', name: 'Tip', path: ['options', 1, 'name'] },
  ]);
  expect(wrongNamesInGroup(offered, { ...offered, group: { ...group, name: 'Extras' } })).toEqual([]);
});

it('an add-on may be liquor only where every dish with it is', () => {
  const group = anAddOnGroup({ id: 'shots', options: [anAddOn({ id: 'a', name: 'Old Monk 30 ml' })] });
  const wrong = { fault: 'liquor-as-food', owner: 'shots a', path: ['options', 0, 'name'] };
  expect(wrongNamesInGroup(null, { group, classes: ['liquor'] })).toEqual([]);
  expect(wrongNamesInGroup(null, { group, classes: ['liquor', 'standard'] })).toMatchObject([wrong]);
  const dish = (taxClass: 'liquor' | 'standard') =>
    aMenuItem({ id: 'd', name: 'Shot', taxClass, variants: [], addOnGroupIds: ['shots'] });
  const menu = (taxClass: 'liquor' | 'standard') => aMenu({ items: [dish(taxClass)], addOnGroups: [group] });
  expect(wrongNamesInMenu(menu('liquor'), menu('standard'))).toMatchObject([wrong]);
  expect(wrongNamesInMenu(menu('standard'), menu('standard'))).toEqual([]);
  expect(wrongNamesInMenu(aMenu({ items: [], addOnGroups: [] }), menu('liquor'))).toEqual([]);
});

it('a name with two readings is asked about once, and not where it is liquor', () => {
  const mojito = aMenuItem({
    name: 'Mojito',
    taxClass: 'standard',
    variants: [aVariant({ name: 'Cover charge' })],
  });
  expect(wrongNamesInDish(null, mojito)).toEqual([]);
  expect(doubtsInDish(null, mojito).map(({ fault, name }) => [fault, name])).toEqual([
    ['maybe-liquor', 'Mojito'],
    ['maybe-service-charge', 'Cover charge'],
  ]);
  expect(doubtsInDish(mojito, { ...mojito, spice: 2 })).toEqual([]);
  expect(doubtsInDish(null, { ...mojito, taxClass: 'liquor' })).toMatchObject([{ name: 'Cover charge' }]);
});

it('a menu is compared with the stored one by ids', () => {
  const stored = aMenu({ items: [aMenuItem({ id: 'a', name: 'Service charge' })] });
  expect(wrongNamesInMenu(stored, { ...stored, categories: [] })).toEqual([]);
  const [dish] = stored.items;
  const other = { ...stored, items: [aMenuItem({ ...dish, id: 'b' })] };
  expect(wrongNamesInMenu(stored, other)).toMatchObject([{ fault: 'service-charge', owner: 'b' }]);
});
