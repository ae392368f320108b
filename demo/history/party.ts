import { seatGuest } from '@bhoj/domain/orders/door/joining';
import { assertOffersType, newOrder } from '@bhoj/domain/orders/rounds/round';
import { MINUTE } from '@bhoj/domain/time/ist';
import { appetiteOf } from './appetite.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Captains } from '../demo-settings.ts';
import type { Random } from '../random.ts';
import type { Regular } from './regulars.ts';
import type { Visit } from './rhythm.ts';

/** The facts of the restaurant that serving a day needs. */
export interface House {
  readonly menu: Menu;
  /** Null for a restaurant without price lists. */
  readonly prices: Prices | null;
  readonly profile: Profile;
  readonly regulars: readonly Regular[];
  readonly captains: Captains;
}

export interface PlannedRound {
  readonly roundId: string;
  readonly at: number;
  readonly by: Author;
  readonly selections: readonly Selection[];
}

/** A visit with all its orders. */
export interface Party {
  readonly visit: Visit;
  readonly orderId: string;
  /** The order at its start, with its guests. */
  readonly order: Order;
  readonly rounds: readonly PlannedRound[];
  readonly customer: Regular | null;
  /** The captain of that floor. */
  readonly captain: Author;
}

const LEFT_A_NUMBER = 0.2;
const BY_PHONE = 0.45;

/** Makes a party: its order, its guests, and whether they order by phone or through a captain. */
export function partyOf(visit: Visit, house: House, random: Random): Party {
  const { profile, regulars, menu, captains } = house;
  const captain = visit.tableId?.startsWith('F2-') ? captains.secondCaptain : captains.captain;
  const customer = random.chance(LEFT_A_NUMBER) ? random.weighted(regulars, (r) => r.weight) : null;
  assertOffersType(profile, visit.type);
  let order: Order = {
    ...newOrder({
      type: visit.type,
      tableId: visit.tableId,
      code: random.text(4, '0123456789'),
      trusted: true,
      partySize: visit.type === 'dine-in' ? visit.heads : null,
      profile,
      at: visit.arrivesAt,
    }),
    customer: customer && { id: customer.id, name: customer.name },
  };
  const phones = customer !== null || random.chance(BY_PHONE) ? random.int(1, Math.min(2, visit.heads)) : 0;
  for (let phone = 0; phone < phones; phone += 1) {
    const name = phone === 0 ? (customer?.name?.split(' ')[0] ?? null) : null;
    order = seatGuest(
      order,
      `${random.id()}${random.text(8, 'abcdefghjkmnpqrstuvwxyz')}`,
      name,
      random.float(),
    );
  }
  const rounds = roundsOf(visit, authorsOf(order, captain, random), { menu, random });
  return { visit, orderId: random.id(), order, rounds, customer, captain };
}

/** Returns who may send its rounds: the guests with phones, or the captain of that floor. */
function authorsOf({ joining }: Order, captain: Author, random: Random): readonly Author[] {
  const guests = Object.values(joining.guests).map(({ label }): Author => ({
    kind: 'guest',
    label,
    id: null,
  }));
  return guests.length > 0 && random.chance(0.85) ? guests : [captain];
}

function roundsOf(
  visit: Visit,
  authors: readonly Author[],
  { menu, random }: { menu: Menu; random: Random },
): PlannedRound[] {
  const courses = appetiteOf(visit, { menu, random });
  const first = visit.arrivesAt + Math.floor((1.5 + random.float() * 4) * MINUTE);
  const span = visit.paysAt - 8 * MINUTE - first;
  return courses.flatMap((course, i) => {
    const at = Math.floor(first + (span * i) / courses.length + (i === 0 ? 0 : random.float() * 4 * MINUTE));
    const selections = course(at);
    if (selections.length === 0) return [];
    return [{ roundId: random.id(), at, by: random.pick(authors), selections }];
  });
}
