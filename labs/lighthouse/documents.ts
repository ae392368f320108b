import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { withAddress } from '@bhoj/domain/restaurant/public-address';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { publicMenu } from '../../functions/src/restaurant/public-page/page.ts';
import { demoMenuSavedAt } from '../../demo/demo-menu.ts';
import { DEMO_ADDRESS, demoRestaurant } from '../../demo/demo-settings.ts';
import { PLANS } from '../../demo/live/platform.ts';
import { toFields } from '../../demo/live/firestore-values.ts';
import type { Server } from 'node:http';

const RESTAURANT = 'owner@annapurna.example';

const profileOf = (now: number) =>
  projectProfile({
    ...demoRestaurant({ uid: 'demo', email: RESTAURANT, at: now }),
    publicAddress: withAddress(undefined, DEMO_ADDRESS),
  });

const compressed = (answer: object): Buffer => brotliCompressSync(JSON.stringify(answer));

/**
 * Returns the three public documents of the demo restaurant, and the plans, by path, in the form of Firestore's REST
 * API.
 */
export function demoCatalog(now: number): Map<string, Buffer> {
  const params = { restaurantId: RESTAURANT };
  const profile = profileOf(now);
  const stored = [
    [profiles.path(params), profiles.encode(profile)],
    [menus.path(params), menus.encode(demoMenuSavedAt(now))],
    [availabilities.path(params), availabilities.encode(NOTHING_SOLD_OUT)],
  ] as const;
  const plans = PLANS.map((plan) => ({
    name: subscriptionPlans.path({ planId: plan.id }),
    fields: toFields(subscriptionPlans.encode(plan)),
  }));
  return new Map([
    ...stored.map(([path, fields]) => [path, compressed({ fields: toFields(fields) })] as const),
    [subscriptionPlans.parent({}), compressed({ documents: plans })],
  ]);
}

/** Returns the path of the demo restaurant's public menu, and the page as the function `publicPage` would write it. */
export function demoPublicMenu(now: number, origin: string): { path: string; body: string } {
  const shown = {
    slug: DEMO_ADDRESS,
    profile: profileOf(now),
    menu: demoMenuSavedAt(now),
    availability: NOTHING_SOLD_OUT,
    language: FIRST_LANGUAGE,
    origin,
    takesBookings: false,
    at: now,
  };
  return { path: publicPath(DEMO_ADDRESS), body: publicMenu(shown) };
}

export const DEMO_PLACE = { restaurantId: RESTAURANT, tableId: 'F1-T01' };

/** A server that replaces Firestore for a page of an emulator build. It has only these documents. */
export function firestoreWith(documents: ReadonlyMap<string, Buffer>): Server {
  return createServer(({ url = '/' }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { pathname } = new URL(url, 'http://localhost');
    const body = documents.get(decodeURIComponent(pathname).split('/documents/')[1] ?? '');
    // A listener of the Firestore SDK stays open and is never answered.
    if (pathname.endsWith('/channel')) return;
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.setHeader('content-encoding', 'br');
    response.end(body);
  });
}
