import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { aBusyOrder, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, anAvailability, dishOf } from '@bhoj/domain/fixtures/menu';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { members } from '@bhoj/domain/members/member.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { showOrder } from '@bhoj/domain/orders/rounds/round';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { AskedOfMe } from '../../features/captain/later.ts';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { expectStart, renderedBy } from '../../ui/shared/rendered.fixtures.ts';
import type { Most, Rendered } from '../../ui/shared/rendered.fixtures.ts';
import { FloorArea } from '../routing/floor-area.tsx';
import { loadServiceScreen } from '../routing/service-screens.ts';
import { App } from './app.tsx';

const backend = inMemory();
backend.serveApp();

const ITEMS = Array.from({ length: 66 }, (_, n) => dishOf(`Dish ${n}`, 100 + n, { id: `d${n}` }));
const MENU = aMenu({ items: ITEMS });

type Screen = 'captain' | 'kitchen';

/** An evening as `npm run bench -- taps` has it, with names of the owner's for its places. */
function aBusyEvening(screen: Screen): void {
  const all = busyTables().map((tableId, n) => {
    const [floor = '1', nth = '1'] = tableId.slice(1).split('-T');
    const order = aBusyOrder(ITEMS, { tableId, n, at: NOW });
    return { order, table: showOrder(aTable({ floor: Number(floor), n: Number(nth) }), `o${n}`, order) };
  });
  backend.put(menus, {}, MENU);
  backend.put(availabilities, {}, anAvailability({}));
  backend.put(profiles, {}, aProfile({ placeNames: { F1: 'Terrace' } }));
  backend.put(members, { uid: 'suresh' }, aMember({ role: screen }));
  backend.putAll(tables, Object.fromEntries(all.map(({ table }) => [table.id, table])));
  backend.putAll(orders, Object.fromEntries(all.map(({ order }, n) => [`o${n}`, order])));
  backend.auth.signIn({
    uid: 'suresh',
    displayName: 'Suresh',
    claims: { role: screen, restaurant: RESTAURANT },
  });
}

/** Starts the program at a screen, each of its listeners answered by itself. */
async function started(screen: Screen, { isKept }: { readonly isKept: boolean }): Promise<Rendered> {
  history.replaceState(null, '', href(screen));
  aBusyEvening(screen);
  backend.answersInTurn({ isKept });
  const container = document.body.appendChild(document.createElement('div'));
  const begin = () =>
    void render(
      <App>
        <FloorArea />
      </App>,
      { container },
    );
  const hasContent = () =>
    container.querySelector('h1') !== null && container.querySelector('[aria-busy="true"]') === null;
  return renderedBy(container, begin, hasContent, async () => {
    await act(async () => {});
    await backend.giveAnswers();
  });
}

beforeAll(async () => {
  await Promise.all([loadServiceScreen('captain'), loadServiceScreen('kitchen'), AskedOfMe.loadAhead()]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  backend.clear();
  vi.useRealTimers();
});

/** The parts that the first screen has many of: each is drawn once. */
const MANY = { captain: ['TableTile', 60], kitchen: ['TicketLine', 160] } as const;

it.each<[Screen, string, boolean, Most]>([
  ['captain', 'cold', false, { components: [360, 50], commits: [8, 2] }],
  ['captain', 'again', true, { components: [360, 95], commits: [7, 5] }],
  ['kitchen', 'cold', false, { components: [800, 15], commits: [6, 1] }],
  ['kitchen', 'again', true, { components: [800, 50], commits: [6, 4] }],
])('draws the first screen of the %s, opened %s, once', async (screen, _, isKept, most) => {
  const start = await started(screen, { isKept });
  expectStart(start, most);
  const [name, count] = MANY[screen];
  expect(new Map(start.names).get(name)).toBe(count);
});
