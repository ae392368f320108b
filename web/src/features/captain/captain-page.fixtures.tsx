import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { withCallUntil } from '@bhoj/domain/orders/shape/call-queue';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import type { Order, PendingRound, RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { leaveApp } from '../../ui/shared/leave-app.fixtures.ts';
import { CaptainPage } from './captain-page.tsx';
import { aDevice } from './outbox/round-keep.fixtures.ts';
import type { Device } from './outbox/round-keep.fixtures.ts';
import type { OpenKeep } from './outbox/round-keep.ts';
import { KeepContext } from './outbox/use-kept-rounds.ts';
import { loadLater } from './later.ts';
import { aFloor, anOrder, MENU, PENDING, PROFILE } from './state/captain-page.fixtures.ts';

export const backend = inMemory();

/** An id that callables take, with a name that a reader of the test remembers. */
export const id = (name: string): string => name.padStart(20, '0');
const byId = <T,>(values: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [id(name), value]));

/** From now on these are the tables and, by the names of their ids, the orders. */
export function shows(all: readonly Table[], itsOrders: Readonly<Record<string, Order>> = {}): void {
  const named = (table: Table) => ({
    ...table,
    currentOrderId: table.currentOrderId === null ? null : id(table.currentOrderId),
  });
  backend.putOnly(tables, Object.fromEntries(all.map((table) => [table.id, named(table)])));
  const asking = Object.entries(byId(itsOrders)).map(([key, order]) => [key, withCallUntil(order)] as const);
  backend.putOnly(orders, Object.fromEntries(asking));
}
/** An order of a phone, with a round that waits for a captain. */
export const AT_DOOR: Order = {
  ...holdRound(anOrder(), id('p1')),
  state: 'waiting',
  expireAt: NOW + 3_600_000,
};
/** Stores a round that waits for a captain. */
export const waits = (order: string, more: Partial<PendingRound> = {}, round = 'p1'): void =>
  backend.put(pendingRounds, { orderId: id(order), roundId: id(round) }, { ...PENDING, ...more });
export const says = (profile: Partial<Profile>): void =>
  backend.put(profiles, {}, { ...PROFILE, ...profile });
/** The lines of an order that carry a mark now. */
export const marked = (mark: keyof Order['progress'], order = 'o1'): string[] =>
  Object.keys(backend.stored(orders, { orderId: id(order) })?.progress[mark] ?? {});
export const statusOf = (tableId: string) => backend.stored(tables, { tableId })?.status;
/** The server's answer to a round. */
export const TAKEN: RoundResult = {
  roundId: id('p1'),
  orderId: id('o1'),
  outcome: 'sent',
  kot: 1,
  lineIds: [],
};

/** The phone of the test, and the page's own view of what it keeps. */
export let phone: Device = aDevice();
let tab: OpenKeep = phone.tab();

export const page = (search = '', role: 'owner' | 'captain' = 'captain') =>
  atAddress(
    `${href('captain')}${search}`,
    <InRestaurant role={role} backend={backend}>
      <KeepContext value={tab}>
        <CaptainPage />
      </KeepContext>
    </InRestaurant>,
  );
export const open = (search = '', role: 'owner' | 'captain' = 'captain') => render(page(search, role));
export const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
/** Leaves the app, so that a round goes at once and not after the time in which the captain can take it back. */
export async function sendOff(): Promise<void> {
  await settle();
  leaveApp();
  await settle();
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const widen = (width: number, height: number): void =>
  (globalThis as unknown as { happyDOM: { setViewport: (to: object) => void } }).happyDOM.setViewport({
    width,
    height,
  });

/** Each test has a phone on the evening of the fixtures, and a small restaurant. */
export function eachCaptain(): void {
  // So that no test has to wait for it.
  beforeAll(loadLater);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    phone = aDevice();
    tab = phone.tab();
    widen(390, 844);
    backend.put(menus, {}, MENU);
    backend.put(profiles, {}, PROFILE);
    shows(aFloor());
  });
  afterEach(() => {
    cleanup();
    backend.clear();
    vi.useRealTimers();
  });
}

/** Tests read what is shown: the floor stays in the page behind a table, but nobody reads it there. */
export const readShown = (): void =>
  configure({ defaultIgnore: 'script, style, [style*="display: none"] *' });
/** Adds a Masala Chai with one tap. */
export const chai = () => press(/^Vegetarian Masala Chai/);
