import { aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { expect, it } from 'vitest';
import { stepsOf } from './setup-model.ts';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';

const nothing = aRestaurant({ fssai: '', gstin: '', upiVpa: '' });
const photo = 'p'.repeat(22);
const done = (restaurant: typeof nothing, menu: Menu | null) =>
  stepsOf(restaurant, menu).flatMap(({ name, isDone }) => (isDone ? [name] : []));

it('the steps before the first bill lead to their pages, in the order in which they are needed', () => {
  expect(stepsOf(nothing, null)).toEqual([
    { name: 'menu', to: '/dashboard/menu', isDone: false },
    { name: 'fssai', to: '/dashboard/settings#legal', isDone: false },
    { name: 'gstin', to: '/dashboard/settings#legal', isDone: false },
    { name: 'upi', to: '/dashboard/settings#payments', isDone: false },
    { name: 'photos', to: '/dashboard/menu', isDone: false },
    { name: 'qrCodes', to: '/dashboard/qr-codes', isDone: false },
    { name: 'staff', to: '/dashboard/staff', isDone: false },
  ]);
});

it('a step is done once its field is entered', () => {
  expect(done({ ...nothing, fssai: '12345678901234' }, null)).toEqual(['fssai']);
  expect(done({ ...nothing, fssai: '123' as never }, null)).toEqual([]);
  expect(done({ ...nothing, gstin: '29AAGCB7383J1Z4' }, null)).toEqual(['gstin']);
  expect(done({ ...nothing, upiVpa: 'spice@okbank' }, null)).toEqual(['upi']);
});

it('the menu is done with its first dish, and photos with the first photo', () => {
  const menu = (...photos: (string | null)[]) =>
    aMenu({ items: photos.map((one, n) => dishOf(`Dish ${n}`, 100, { photo: one as never })) });
  expect(done(nothing, menu())).toEqual([]);
  expect(done(nothing, menu(null, null))).toEqual(['menu']);
  expect(done(nothing, menu(null, photo))).toEqual(['menu', 'photos']);
});
