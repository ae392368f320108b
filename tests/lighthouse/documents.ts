import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/availability';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { availabilities, menus } from '@bhoj/domain/menu/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { demoMenuSavedAt } from '../seed/demo-menu.ts';
import { demoRestaurant } from '../seed/demo-settings.ts';
import { toFields } from '../support/firestore-values.ts';
import type { Server } from 'node:http';

const RESTAURANT = 'owner@annapurna.example';

/** Returns the three documents of the demo restaurant in the form of Firestore's REST API, by path. */
export function demoCatalog(now: number): Map<string, Buffer> {
  const params = { restaurantId: RESTAURANT };
  const profile = projectProfile(demoRestaurant({ uid: 'demo', email: RESTAURANT, at: now }));
  const stored = [
    [profiles.path(params), profiles.encode(profile)],
    [menus.path(params), menus.encode(demoMenuSavedAt(now))],
    [availabilities.path(params), availabilities.encode(NOTHING_SOLD_OUT)],
  ] as const;
  return new Map(
    stored.map(([path, fields]) => [path, brotliCompressSync(JSON.stringify({ fields: toFields(fields) }))]),
  );
}

export const DEMO_PLACE = { restaurantId: RESTAURANT, tableId: 'F1-T01' };

/** A server in place of Firestore for a page of an emulator build; it has only these documents. */
export function firestoreWith(documents: ReadonlyMap<string, Buffer>): Server {
  return createServer(({ url = '/' }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { pathname } = new URL(url, 'http://localhost');
    const body = documents.get(decodeURIComponent(pathname).split('/documents/')[1] ?? '');
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.setHeader('content-encoding', 'br');
    response.end(body);
  });
}
