import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anAvailability, dishOf } from '@bhoj/domain/fixtures/menu';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { aMenu, aProfile } from '../context/guest-backend.fixtures.ts';
import { priceChanges } from './price-changes.ts';
import {
  carryCart,
  EMPTY_TRAY,
  keepHeld,
  keepTray,
  keptIntent,
  newIntent,
  readHeld,
  readTray,
  risesSince,
} from './send-model.ts';
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

describe('a record that somebody tampered with', () => {
  const [dosa] = cart;
  const keptCart = (...entries: unknown[]) => {
    localStorage.setItem('bhoj.cart.r/o1', JSON.stringify({ cart: entries, intent: null }));
    return readTray('r', 'o1').cart;
  };

  it('gives no dish without its id, add-ons, note and quantity', () => {
    expect(keptCart(dosa)).toEqual([dosa]);
    for (const lacking of ['itemId', 'addOnIds', 'note', 'quantity'])
      expect(keptCart({ ...dosa, [lacking]: undefined })).toEqual([]);
    localStorage.setItem('bhoj.cart.r/o1', JSON.stringify({ cart: dosa, intent: null }));
    expect(readTray('r', 'o1').cart).toEqual([]);
  });

  it('gives no round without its id, its dishes and the prices that the guest saw', () => {
    const intent = newIntent('r1', cart, catalog, NOW);
    const kept = (more: object) => {
      localStorage.setItem('bhoj.cart.r/o1', JSON.stringify({ cart, intent: { ...intent, ...more } }));
      return readTray('r', 'o1').intent;
    };
    expect(kept({})).toMatchObject({ roundId: 'r1' });
    expect(kept({ roundId: 7 })).toBeNull();
    expect(kept({ seenPaise: null })).toBeNull();
    expect(kept({ selections: [] })).toBeNull();
    expect(kept({ selections: 'all' })).toBeNull();
  });
});

describe('a round that waits for a captain', () => {
  const round = { roundId: 'r1', selections: cart };
  const other = { roundId: 'r2', selections: cart.slice(1) };

  it('is kept per order, once, without what was only needed to send it', () => {
    expect(readHeld('r', 'o1')).toEqual([]);
    keepHeld('r', 'o1', newIntent('r1', cart, catalog, NOW));
    keepHeld('r', 'o1', other);
    expect(readHeld('r', 'o1')).toEqual([round, other]);
    expect(readHeld('r', 'o2')).toEqual([]);
    keepHeld('r', 'o1', { ...round, selections: cart.slice(0, 1) });
    expect(readHeld('r', 'o1')).toEqual([other, { ...round, selections: cart.slice(0, 1) }]);
  });

  it('is gone with an empty list of dishes', () => {
    keepHeld('r', 'o1', round);
    keepHeld('r', 'o1', { ...round, selections: [] });
    expect(readHeld('r', 'o1')).toEqual([]);
  });

  it('is not read from a record that is none', () => {
    localStorage.setItem('bhoj.held.r/o1', JSON.stringify({ roundId: 'r1' }));
    expect(readHeld('r', 'o1')).toEqual([]);
    localStorage.setItem('bhoj.held.r/o1', JSON.stringify([null, { roundId: 'r3' }, round]));
    expect(readHeld('r', 'o1')).toEqual([round]);
  });
});

describe('what the phone keeps of a round, which other tabs may have told', () => {
  const intent = newIntent('r1', cart, catalog, NOW);

  it('is the same, its first try, or neither', () => {
    keepTray('r', 'o1', { cart, intent });
    expect(keptIntent('r', 'o1', 'r1')).toBe('kept');
    keepTray('r', 'o1', { cart, intent: { ...intent, isBegun: true } });
    expect(keptIntent('r', 'o1', 'r1')).toBe('begun');
    expect(keptIntent('r', 'o1', 'another')).toBe('gone');
    keepTray('r', 'o1', EMPTY_TRAY);
    expect(keptIntent('r', 'o1', 'r1')).toBe('gone');
  });

  it('is no more than the page knows where the phone keeps nothing', () => {
    expect(keptIntent('r', 'o1', 'r1')).toBe('kept');
  });
});

it('carries a cart apart for each restaurant', () => {
  carryCart('r', 'o1', cart);
  expect(readTray('another', 'o1').cart).toEqual([]);
  expect(readTray('r', 'o2').cart).toEqual(cart);
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
    // A dish that is no longer offered has no price that could rise.
    const poha = [plainSelection('poha'), ...dosas];
    expect(risesSince(first.seen, poha, at(150)).rises).toHaveLength(1);
    // A dish that was taken out and added again is seen at its new price.
    const { seen } = risesSince(first.seen, [], at(150));
    expect(risesSince(seen, dosas, at(150)).rises).toEqual([]);
  });
});
