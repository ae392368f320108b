import { setTimeout as sleep } from 'node:timers/promises';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { joining, ordering } from '../../tests/support/arrange.ts';
import { signInGuest } from '../../tests/support/auth.ts';
import { db, tryCall } from '../../tests/support/mount.ts';
import type { House } from '../../tests/support/arrange.ts';
import type { Person } from '../../tests/support/auth.ts';
import { CAPTAINS_TABLES, MARK } from './plan.ts';

/** The captains' work: each of them sends rounds to a table of their own. Returns how long each round took, in ms. */
export class Captains {
  readonly house: House;
  readonly people: readonly Person[];
  readonly at = CAPTAINS_TABLES.map((tableId) => ({ tableId, orderId: newId() }));
  refused = 0;

  constructor(house: House, people: readonly Person[]) {
    this.house = house;
    this.people = people;
  }

  async send(rounds: number): Promise<number[]> {
    const took: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      const place = this.at[i % this.at.length] ?? { tableId: null, orderId: newId() };
      const began = performance.now();
      const answer = await tryCall(
        placeRound,
        ordering(this.house, place),
        this.people[i % this.people.length],
      );
      took.push(performance.now() - began);
      if ('reason' in answer) this.refused += 1;
      await sleep(20);
    }
    return took;
  }
}

/** Calls as a guest's phone does, and repeats the call while the server says that it may succeed soon. */
export async function asPhone<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  guest: Person,
): Promise<OutputOf<C> | string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await tryCall(contract, input, guest);
    if ('output' in answer) return answer.output;
    const reason = answer.reason ?? 'unexpected';
    if (outcomeOf(reason) !== 'later' || tries === 5) return reason;
    await sleep(500);
  }
}

/** Scans the printed code of a free table and sends a round. Returns why it did not reach the kitchen, or null. */
export async function scanAndOrder(house: House, tableId: string): Promise<string | null> {
  const guest = await signInGuest();
  const joined = await asPhone(joinTable, joining(house, { tableId }), guest);
  if (typeof joined === 'string') return `${tableId}: joining was refused (${joined})`;
  const round = ordering(house, { orderId: joined.orderId, tableId });
  const sent = await asPhone(placeRound, round, guest);
  if (typeof sent === 'string') return `${tableId}: the round was refused (${sent})`;
  return sent.outcome === 'sent' ? null : `${tableId}: the round is ${sent.outcome}`;
}

/** Counts the lines of the flood among everything that the kitchen's screens show. */
export async function floodInKitchen({ restaurantId }: House): Promise<number> {
  const [field, op, since] = ['kitchen.until', '>', new Date()] as const;
  const shown = await db.collection(orders.parent({ restaurantId })).where(field, op, since).get();
  const lines = shown.docs.flatMap((doc) => Object.values(orders.decode(doc.data()).lines));
  if (lines.length === 0) throw new Error('The kitchen shows nothing at all: the captains have not worked.');
  return lines.filter(({ note }) => note.includes(MARK)).length;
}
