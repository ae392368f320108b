import { expect, it } from 'vitest';
import { connectionChange, connectionPlace, mustSayOnline } from './connection.ts';
import { connectionSchema } from './connection.schema.ts';

it.each([
  [
    { role: 'owner', restaurant: 'r' },
    { restaurantId: 'r', connectionId: 'status' },
  ],
  [
    { role: 'captain', restaurant: 'r' },
    { restaurantId: 'r', connectionId: 'uid' },
  ],
  [
    { role: 'kitchen', restaurant: 'r' },
    { restaurantId: 'r', connectionId: 'uid' },
  ],
  [{ role: 'super' }, null],
  [{ role: 'staff' }, null],
  [null, null],
] as const)('%o has its connection at %o', (claims, place) => {
  expect(connectionPlace('uid', claims)).toEqual(place);
});

it('writes the status and an ISO time, and leaves lastSeen to the server (DATA-CONN-1)', () => {
  const change = connectionChange('online', Date.UTC(2026, 3, 1, 6, 30));
  expect(change).toEqual({ status: 'online', lastSeen: null, timestamp: '2026-04-01T06:30:00.000Z' });
  expect(connectionSchema.decode(change)).toEqual(change);
});

it('writes online again only when the server holds an offline from another device', () => {
  const offline = { status: 'offline', lastSeen: 0, timestamp: '' } as const;
  expect(mustSayOnline(offline, true, true)).toBe(true);
  expect(mustSayOnline(offline, false, true)).toBe(false);
  expect(mustSayOnline(offline, true, false)).toBe(false);
  expect(mustSayOnline({ ...offline, status: 'online' }, true, true)).toBe(false);
});
