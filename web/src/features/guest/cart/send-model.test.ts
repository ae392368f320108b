import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anAvailability, dishOf } from '@bhoj/domain/fixtures/menu';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { aMenu, aProfile } from '../context/guest-backend.fixtures.ts';
import { priceChanges } from './price-changes.ts';
import { carryCart, keepTray, newIntent, readTray, risesSince } from './send-model.ts';
import { isUnavailable } from './unavailable.ts';

const catalog = { profile: aProfile(), menu: aMenu(), availability: anAvailability() };
const cart = [plainSelection('masala-dosa', 2), plainSelection('egg-dosa')];

beforeEach(() => localStorage.clear());

describe('the tray on the phone', () => {
  it('keeps the cart and the round through a reload, per order', () => {
    const intent = newIntent('r1', cart, catalog, NOW);
    keepTray('r', 'o1', { cart, intent });
    expect(readTray('r', 'o1')).toEqual({ cart, intent });
    expect(readTray('r', 'o2')).toEqual({ cart: [], intent: null });
  });

  it('reads nothing from a record that somebody tampered with', () => {
    localStorage.setItem('bhoj.cart.r/o1', '{"cart":[{"itemId":7},null,"x"],"intent":{"roundId":"r1"}}');
    expect(readTray('r', 'o1')).toEqual({ cart: [], intent: null });
    localStorage.setItem('bhoj.cart.r/o1', 'not json');
    expect(readTray('r', 'o1')).toEqual({ cart: [], intent: null });
  });

  it('reads no part of a portion: a quantity is whole', () => {
    const [dosa, egg] = cart;
    keepTray('r', 'o1', {
      cart: [{ ...plainSelection('masala-dosa'), quantity: 1.5 }, plainSelection('egg-dosa')],
      intent: null,
    });
    expect(readTray('r', 'o1').cart).toEqual([egg]);
    expect(dosa?.quantity).toBe(2);
  });

  it('carries a cart into the next order, but only once', () => {
    keepTray('r', 'o1', { cart, intent: null });
    carryCart('r', 'o1', cart);
    expect(readTray('r', 'o1').cart).toEqual([]);
    expect(readTray('r', 'o2').cart).toEqual(cart);
    expect(readTray('r', 'o3').cart).toEqual([]);
  });
});

describe('what changed between cart and kitchen', () => {
  const intent = newIntent('r1', cart, catalog, NOW);
  const after = (price: number) => ({
    ...catalog,
    menu: aMenu({
      version: 2,
      items: [dishOf('Masala dosa', price), dishOf('Egg dosa', 140)],
    }),
  });

  it('is nothing when only the version changed', () => {
    expect(priceChanges(intent, after(120))).toEqual([]);
  });

  it('is the price that the guest saw beside the current one, higher or lower', () => {
    expect(priceChanges(intent, after(150))).toMatchObject([
      { name: 'Masala dosa', wasPaise: 24_000, nowPaise: 30_000 },
    ]);
    expect(priceChanges(intent, after(100))).toMatchObject([{ wasPaise: 24_000, nowPaise: 20_000 }]);
  });

  it('is no price that the guest never saw, such as that of a dish that was not on the menu', () => {
    const before = { ...catalog, menu: aMenu({ items: [dishOf('Masala dosa', 120)] }) };
    const unseen = newIntent('r1', cart, before, NOW);
    expect(unseen.seenPaise).toEqual([24_000, null]);
    expect(priceChanges(unseen, catalog)).toEqual([]);
    expect(priceChanges({ ...intent, seenPaise: [] }, after(150))).toEqual([]);
    expect(priceChanges(unseen, after(150))).toMatchObject([{ name: 'Masala dosa', wasPaise: 24_000 }]);
  });

  it('names a dish that left the menu, and finds what is not available at this hour', () => {
    const gone = { ...catalog, menu: aMenu({ items: [dishOf('Masala dosa', 120)] }) };
    expect(priceChanges(intent, gone)).toMatchObject([{ wasPaise: 14_000, nowPaise: null }]);
    const without = (key: string) => ({
      ...catalog,
      availability: anAvailability({ soldOut: { [key]: NOW + 1 } }),
    });
    const unavailable = (choices: readonly Selection[], from = catalog) =>
      choices.filter((choice) => isUnavailable(choice, from, NOW)).map(({ itemId }) => itemId);
    expect(unavailable([...cart, plainSelection('poha')])).toEqual(['poha']);
    expect(unavailable(cart, without('egg-dosa'))).toEqual(['egg-dosa']);
    const half = { ...plainSelection('masala-dosa'), variantId: 'half' };
    const buttered = {
      ...plainSelection('masala-dosa'),
      addOnIds: [{ groupId: 'extras', optionId: 'butter' }],
    };
    expect(unavailable([half, ...cart], without('masala-dosa:half'))).toEqual(['masala-dosa']);
    expect(unavailable([buttered, ...cart], without('extras/butter'))).toEqual(['masala-dosa']);
  });
});

describe('a price in an open cart', () => {
  const at = (price: number) => ({
    ...catalog,
    menu: aMenu({ version: 2, items: [dishOf('Masala dosa', price)] }),
  });
  const dosas = [plainSelection('masala-dosa', 2)];

  it('that rises is told once, for all portions (P-PRICE-1); one that falls is not', () => {
    const first = risesSince(new Map(), dosas, at(120));
    expect(first.rises).toEqual([]);
    const second = risesSince(first.seen, dosas, at(150));
    expect(second.rises).toMatchObject([{ name: 'Masala dosa', wasPaise: 240_00, nowPaise: 300_00 }]);
    expect(risesSince(second.seen, dosas, at(150)).rises).toEqual([]);
    expect(risesSince(second.seen, dosas, at(110)).rises).toEqual([]);
    // A dish that was taken out and added again is seen at its new price.
    const { seen } = risesSince(first.seen, [], at(150));
    expect(risesSince(seen, dosas, at(150)).rises).toEqual([]);
  });
});
