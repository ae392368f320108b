import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { anOpenOrder, backend, MENU } from '../context/guest-backend.fixtures.ts';
import { noteToldTime } from '../../../ui/shared/server-clock.ts';
import { eachGuest, openAt, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();
beforeEach(() => {
  backend.put(availabilities, {}, anAvailability({ limited: ['masala-dosa'] }));
  backend.put(portionsLeft, {}, { items: { 'masala-dosa': { left: 3, day: '2026-11-20', perDay: 2 } } });
  // A party that sits: an order that waits is over for a phone that is a day ahead.
  showOrder(anOpenOrder());
});
afterEach(() => noteToldTime(Date.now()));

it.each([
  ['right', 0],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])('says how few portions are left today by the server’s clock, on a phone that is %s', async (_, wrong) => {
  const phone = NOW + wrong;
  vi.setSystemTime(phone);
  noteToldTime(NOW);
  await openAt(MENU);
  // Two are cooked each day: a note of another day would say so.
  expect(await screen.findByText('3 left')).toBeTruthy();
  expect(screen.queryByText('2 left')).toBeNull();
});
