import { useCallback, useEffect, useState } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import type { ReactNode } from 'react';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { offered as Offered } from '../menu/offered.tsx';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { getCatalogDoc, keptCatalogDoc } from '../../../firebase/catalog-docs.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';

/** The sheet in which the guest sets their food rules. */
export interface FoodSheet {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The public data of a restaurant: its three public documents, and the price lists of one that has any. */
export interface Catalog {
  readonly profile: Profile;
  readonly menu: Menu;
  readonly availability: Availability;
  /** Puts offers and price lists on the menu; only for a restaurant with either. */
  readonly offered?: typeof Offered | undefined;
  /** The ids of the price lists by which this menu has its prices. */
  readonly seenLists?: string[];
  /** The offers on this menu, in the form that `placeRound` takes. */
  readonly seenOffers?: string[];
  /** The guest's own food rules, and the tool that sets them, once their code is loaded (`food/dressed.tsx`). */
  readonly food?: {
    readonly rules: readonly FoodRule[];
    /** A caution about the rules, above the dishes; null without rules. */
    readonly notice: ReactNode;
    readonly tool: (sheet: FoodSheet, changeCart?: (change: (cart: Cart) => Cart) => void) => ReactNode;
    /** A button for a menu on which the rules leave no dish. */
    readonly change: (onClick: () => void) => ReactNode;
  };
}

export type CatalogState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  /** `isKept`: there is no network, and this is the phone's last copy. */
  | { readonly state: 'ready'; readonly catalog: Catalog; readonly isKept: boolean };

const LOADING: CatalogState = { state: 'loading' };
const EMPTY_MENU: Menu = { version: 0, updatedAt: 0, categories: [], items: [], addOnGroups: [] };
const FRESH_MS = 30_000;

/**
 * When the code of offers does not load, prices are those of the menu: the order then costs less than shown, never
 * more. When the price lists do not load, there is no menu.
 */
const assemble = async (
  restaurantId: string,
  [profile, menu, availability]: readonly [Profile | null, Menu | null, Availability | null],
  isKept: boolean,
): Promise<Catalog | null> =>
  profile && {
    profile,
    menu: withKnownDishes(restaurantId, menu) ?? EMPTY_MENU,
    availability: availability ?? NOTHING_SOLD_OUT,
    ...(profile.offers && (await import('../menu/offered.tsx').catch(() => null))),
    ...(menu?.priceLists &&
      (await (await import('../menu/listed.ts')).readLists(restaurantId, isKept, menu.priceLists))),
  };

/**
 * Returns a menu that reuses the known object of each dish that did not change, so that React draws only the others
 * again. It leaves out open dishes, because only members type them.
 */
function withKnownDishes(restaurantId: string, menu: Menu | null): Menu | null {
  if (menu === null) return null;
  const last = held.get(restaurantId)?.state;
  const known = new Map(
    last?.state === 'ready' ? last.catalog.menu.items.map((item) => [item.id, item]) : [],
  );
  const items = menu.items
    .filter(({ open }) => !open)
    .map((item) => {
      const before = known.get(item.id);
      return before !== undefined && same(before, item) ? before : item;
    });
  return { ...menu, items };
}

async function fetchCatalog(restaurantId: string): Promise<CatalogState> {
  try {
    const catalog = await assemble(
      restaurantId,
      await Promise.all([
        getCatalogDoc('profile', restaurantId),
        getCatalogDoc('menu', restaurantId),
        getCatalogDoc('availability', restaurantId),
      ]),
      false,
    );
    return catalog === null ? { state: 'missing' } : { state: 'ready', catalog, isKept: false };
  } catch {
    const catalog = await Promise.all([
      keptCatalogDoc('profile', restaurantId),
      keptCatalogDoc('menu', restaurantId),
      keptCatalogDoc('availability', restaurantId),
    ])
      .then((kept) => assemble(restaurantId, kept, true))
      .catch(() => null);
    return catalog === null ? { state: 'failed' } : { state: 'ready', catalog, isKept: true };
  }
}

// Between the pages of one visit the documents are fetched once, and again after some time.
const held = new Map<string, { at: number; state: CatalogState }>();
const underWay = new Map<string, Promise<CatalogState>>();

/** Fetches the restaurant's documents; the next page that needs them has them at once. */
export function loadCatalog(restaurantId: string): Promise<CatalogState> {
  const running = underWay.get(restaurantId);
  if (running !== undefined) return running;
  const promise = fetchCatalog(restaurantId)
    .then((state) => {
      if (state.state === 'ready') held.set(restaurantId, { at: Date.now(), state });
      return state;
    })
    .finally(() => underWay.delete(restaurantId));
  underWay.set(restaurantId, promise);
  return promise;
}

const isFresh = (restaurantId: string): boolean => {
  const known = held.get(restaurantId);
  const kept = known?.state.state === 'ready' && known.state.isKept;
  return known !== undefined && !kept && Date.now() - known.at < FRESH_MS;
};

/** For the build, which writes a page of a restaurant that does not exist. */
export const holdCatalog = (restaurantId: string, catalog: Catalog): unknown =>
  held.set(restaurantId, { at: Date.now(), state: { state: 'ready', catalog, isKept: false } });

/** For tests: starts as if the page had just been opened. */
export const forgetCatalogs = (): void => held.clear();

/** The restaurant's public documents; `refresh` fetches them again and resolves to the result. */
export function useCatalog(restaurantId: string): {
  readonly state: CatalogState;
  readonly refresh: () => Promise<CatalogState>;
} {
  const [known, setKnown] = useState<{ id: string; state: CatalogState }>(() => ({
    id: restaurantId,
    state: held.get(restaurantId)?.state ?? LOADING,
  }));
  const refresh = useCallback(async () => {
    const state = await loadCatalog(restaurantId);
    // A failure never replaces documents on the screen.
    setKnown((before) =>
      before.id === restaurantId && before.state.state === 'ready' && state.state !== 'ready'
        ? before
        : { id: restaurantId, state },
    );
    return state;
  }, [restaurantId]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible' && !isFresh(restaurantId)) void refresh();
    };
    again();
    const stop = whenOnline(again);
    document.addEventListener('visibilitychange', again);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', again);
    };
  }, [restaurantId, refresh]);
  return { state: known.id === restaurantId ? known.state : LOADING, refresh };
}
