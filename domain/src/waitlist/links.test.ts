import { expect, it } from 'vitest';
import { menuOfBooking, secretIn } from '../bookings/guests/links.ts';
import { publicLinkAt, publicPath } from '../catalogue/public-links.ts';
import { routeAt } from '../catalogue/routes.ts';
import { ownWaitPath } from './links.ts';

const own = { slug: 'spice-route', waitId: 'WaitAAAAAAAAAAAAAAA1', key: 'k'.repeat(28) };

it('the link of a party is a page of its own, with the secret in the fragment, in the language of the party', () => {
  const [path = '', fragment = ''] = ownWaitPath(own, 'hi').split('?lang=hi');
  expect(path).toBe('/m/spice-route/wait');
  expect(routeAt(path)).toEqual({ name: 'guestWait', params: { slug: own.slug } });
  expect(publicLinkAt(path)).toBeNull();
  expect(secretIn(fragment)).toEqual({ id: own.waitId, key: own.key });
  expect(ownWaitPath(own, 'en')).toBe(`/m/spice-route/wait#${own.waitId}.${own.key}`);
});

it('leads to the menu as the page for bookings does', () => {
  expect(menuOfBooking(own.slug, 'hi')).toBe(publicPath(own.slug, 'hi'));
});
