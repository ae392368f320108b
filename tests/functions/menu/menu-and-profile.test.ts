import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { documentSettings, serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { aHouse, change, everything, get, getRestaurant } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { knownFields } from '@bhoj/domain/menu/changes/known-fields';
import { aMenu, aMenuItem, aThaliMenu } from '@bhoj/domain/fixtures/menu';
import { db, functions, reasonOf, tryCall } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const contentOf = (overrides: Partial<MenuContent> = {}): MenuContent => {
  const { version: _, updatedAt: __, ...content } = aMenu();
  return { ...content, ...overrides };
};
const renamed = (name: string) => contentOf({ items: [aMenuItem({ name })] });

describe('saveMenu', () => {
  let house: House;
  beforeAll(async () => {
    house = await aHouse();
  });
  const stored = () => get(menus, { restaurantId: house.restaurantId });
  const save = (baseVersion: number, content: MenuContent) =>
    tryCall(saveMenu, { baseVersion, content }, house.owner);

  test('stores the menu under the next version', async () => {
    const { version } = await stored();
    expect(await save(version, renamed('Set dosa'))).toEqual({ output: { version: version + 1 } });
    expect(await stored()).toMatchObject({ version: version + 1, items: [{ name: 'Set dosa' }] });
  });

  test('keeps a combo that a tab from before a deployment does not know', async () => {
    const { version: _, updatedAt: __, ...thalis } = aThaliMenu();
    const first = await stored();
    await save(first.version, thalis);
    const { version } = await stored();
    const items = thalis.items.map(({ combo: ___, ...item }) => ({ ...item, name: `${item.name} plate` }));
    await save(version, { ...thalis, items });
    const [thali] = (await stored()).items;
    expect(thali).toMatchObject({ name: 'Veg thali plate', combo: thalis.items[0]?.combo });
    const input = { baseVersion: version + 1, content: { ...thalis, items }, knows: knownFields() };
    await tryCall(saveMenu, input, house.owner);
    expect((await stored()).items[0]).not.toHaveProperty('combo');
  });

  test('tells open phones which version is the last, and leaves what is sold out', async () => {
    const { restaurantId } = house;
    await change(availabilities, { restaurantId }, { soldOut: { idli: 1_000 } });
    const { version } = await stored();
    await save(version, renamed('Benne dosa'));
    expect(await get(availabilities, { restaurantId })).toEqual({
      soldOut: { idli: 1_000 },
      menuVersion: version + 1,
    });
  });

  test('a repeat of what is stored answers with its version and writes nothing', async () => {
    const { version } = await stored();
    await save(version, renamed('Rava dosa'));
    const before = await everything();
    expect(await save(version, renamed('Rava dosa'))).toEqual({ output: { version: version + 1 } });
    expect(await everything()).toEqual(before);
  });

  test('refuses a change of an older version, and says which is stored', async () => {
    const { version } = await stored();
    const before = await everything();
    const answer = await save(version - 1, renamed('Onion dosa'));
    expect(answer).toMatchObject({ reason: 'menu-stale', details: { version } });
    expect(await everything()).toEqual(before);
  });

  test('of two saves at once, one is refused', async () => {
    const { version } = await stored();
    const answers = await Promise.all([
      save(version, renamed('Neer dosa')),
      save(version, renamed('Ghee dosa')),
    ]);
    const outcomes = answers.map((answer) => ('reason' in answer ? answer.reason : 'saved'));
    expect(new Set(outcomes)).toEqual(new Set(['saved', 'menu-stale']));
    expect(await stored()).toMatchObject({ version: version + 1 });
  });

  test('refuses a menu that is too large to store, and says by how much', async () => {
    const { version } = await stored();
    const items = Array.from({ length: 1500 }, (_, i) =>
      aMenuItem({ id: `item-${i}`, description: 'x'.repeat(400) }),
    );
    const answer = await save(version, contentOf({ items }));
    expect(answer).toMatchObject({ reason: 'menu-too-large', details: { limit: 700_000 } });
    expect(await stored()).toMatchObject({ version });
  });

  test('stores one just below the limit', async () => {
    const { version } = await stored();
    const items = Array.from({ length: 1500 }, (_, i) =>
      aMenuItem({ id: `item-${i}`, otherNames: { hi: 'मसाला डोसा' }, description: 'x'.repeat(80) }),
    );
    expect(Buffer.byteLength(JSON.stringify(contentOf({ items })))).toBeGreaterThan(540_000);
    expect(await save(version, contentOf({ items }))).toEqual({ output: { version: version + 1 } });
    expect((await stored()).items).toHaveLength(1500);
  });

  test.each([
    ['service-charge-on-menu', 'Service charge'],
    ['liquor-as-food-on-menu', 'Kingfisher beer'],
  ])('refuses with %s a dish named %s', async (reason, name) => {
    const before = await everything();
    const answer = await save((await stored()).version, renamed(name));
    expect(answer).toMatchObject({ reason, details: { names: [name] } });
    expect(await everything()).toEqual(before);
  });

  test('refuses goods with a GST rate that is not lawful', async () => {
    const goods = { hsn: '22021010', taxBp: 2800 };
    const content = contentOf({ items: [aMenuItem({ name: 'Cola', taxClass: 'goods', goods })] });
    const answer = await save((await stored()).version, content);
    expect(answer).toMatchObject({ reason: 'goods-rate-unlawful', details: { names: ['Cola'] } });
  });

  test('saves other changes of a menu that already has such a dish', async () => {
    await change(menus, { restaurantId: house.restaurantId }, { items: [aMenuItem({ name: 'Beer' })] });
    const { version } = await stored();
    const content = contentOf({ items: [aMenuItem({ name: 'Beer', prepMinutes: 7 })] });
    expect(await save(version, content)).toEqual({ output: { version: version + 1 } });
    const again = contentOf({ items: [aMenuItem({ name: 'Draught beer', prepMinutes: 7 })] });
    expect(await save(version + 1, again)).toMatchObject({ reason: 'liquor-as-food-on-menu' });
  });

  test.each<[string, MenuContent]>([
    ['a dish twice', contentOf({ items: [aMenuItem(), aMenuItem()] })],
    ['a dish of no category', contentOf({ items: [aMenuItem({ categoryId: 'nowhere' })] })],
    ['an add-on group that is not there', contentOf({ items: [aMenuItem({ addOnGroupIds: ['none'] })] })],
    ['a price below zero', contentOf({ items: [aMenuItem({ pricePaise: -1 as never })] })],
    ['a price of half a paisa', contentOf({ items: [aMenuItem({ pricePaise: 0.5 as never })] })],
  ])('refuses %s as invalid', async (_, content) => {
    const before = await everything();
    expect(await save((await stored()).version, content)).toMatchObject({ reason: 'invalid-input' });
    expect(await everything()).toEqual(before);
  });

  test('says that a restaurant does not exist', async () => {
    const owner = await signIn({ role: 'owner', restaurant: 'gone@house.example' });
    const input = { baseVersion: 0, content: contentOf() };
    expect(await reasonOf(saveMenu, input, owner)).toBe('restaurant-not-found');
  });
});

describe('publishRestaurant', () => {
  const publish = (restaurantId: string) =>
    functions.publishRestaurant.run({ id: 'event', params: { restaurantId } } as never);
  const updatedAt = async (restaurantId: string) =>
    (await db.doc(profiles.path({ restaurantId })).get()).updateTime?.toMillis();

  test('copies the public part of the current record, once', async () => {
    const { restaurantId } = await aHouse();
    await change(restaurants, { restaurantId }, { restaurantName: 'New name' });
    await change(serviceSettings, { restaurantId }, { orderingPaused: true });
    await publish(restaurantId);
    expect(await get(profiles, { restaurantId })).toEqual(projectProfile(await getRestaurant(restaurantId)));
    expect(await get(profiles, { restaurantId })).toMatchObject({ name: 'New name', orderingPaused: true });

    const before = await updatedAt(restaurantId);
    await publish(restaurantId);
    await publish(restaurantId);
    expect(await updatedAt(restaurantId)).toBe(before);
  });

  test('contains nothing that a guest may not know', async () => {
    const { restaurantId } = await aHouse();
    const profile = JSON.stringify(await get(profiles, { restaurantId }));
    for (const secret of [restaurantId, 'gstin', 'uid', 'membership', 'referral']) {
      expect(profile).not.toContain(secret);
    }
  });

  test('an event of a deleted restaurant does nothing', async () => {
    const before = await everything();
    await publish('gone@house.example');
    expect(await everything()).toEqual(before);
  });

  test('listens to the collection of records', () => {
    const { eventTrigger } = functions.onRestaurant.__endpoint;
    expect(JSON.stringify(eventTrigger)).toContain(restaurants.pattern);
  });
});

describe('publishSettings', () => {
  const publish = (restaurantId: string, section: string) =>
    functions.publishSettings.run({ id: 'event', params: { restaurantId, section } } as never);

  test('copies what guests may read of the settings', async () => {
    const { restaurantId } = await aHouse();
    await change(serviceSettings, { restaurantId }, { orderingPaused: true });
    await publish(restaurantId, 'service');
    expect(await get(profiles, { restaurantId })).toMatchObject({ orderingPaused: true });
    await change(
      documentSettings,
      { restaurantId },
      { address: '12 FC Road, Pune 411004', phone: '020 5550' },
    );
    await publish(restaurantId, 'documents');
    expect(await get(profiles, { restaurantId })).toEqual(projectProfile(await getRestaurant(restaurantId)));
    expect(await get(profiles, { restaurantId })).toMatchObject({ phone: '020 5550' });
  });

  test('keeps the address that the platform reads', async () => {
    const { restaurantId } = await aHouse();
    await change(documentSettings, { restaurantId }, { address: '12 FC Road, Pune 411004' });
    await publish(restaurantId, 'documents');
    expect(await get(tenants, { restaurantId })).toMatchObject({
      city: 'Pune',
      account: { address: '12 FC Road, Pune 411004' },
    });
  });

  test('does nothing when the bell was looked at, or the restaurant is gone', async () => {
    const { restaurantId } = await aHouse();
    await change(serviceSettings, { restaurantId }, { orderingPaused: true });
    const before = await everything();
    await publish(restaurantId, 'notices');
    for (const section of ['service', 'documents', 'notices']) await publish('gone@house.example', section);
    expect(await everything()).toEqual(before);
  });

  test('listens to every section', () => {
    const { eventTrigger } = functions.onSettings.__endpoint;
    const listened = JSON.stringify(eventTrigger);
    expect(listened).toContain(`${restaurants.pattern}/settings/{section}`);
    for (const { pattern } of Object.values(SECTIONS))
      expect(pattern).toMatch(new RegExp(`^${RegExp.escape(restaurants.pattern)}/settings/[a-z]+$`));
  });
});
