import { audit } from '@bhoj/domain/audit/audit.collection';
import { creditNotes } from '@bhoj/domain/billing/documents/document.collection';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { HOUR } from '@bhoj/domain/time/ist';
import type { Random } from '../../demo/random.ts';
import { db } from '../../tests/support/mount.ts';
import { tell } from './instances.ts';
import type { Ledger } from './ledger.ts';

/** An event of the platform: a trigger that hears of a document. */
interface Event {
  readonly trigger: string;
  readonly params: Readonly<Record<string, string>>;
  /** The document, for triggers that read it from the event. */
  readonly data?: unknown;
}

const keyOf = ({ trigger, params }: Event): string => `${trigger} ${Object.values(params).join(' ')}`;

/** The acts in the audit that use stock. */
const OF_STOCK = [handOver.name, cancelLines.name, cancelOrder.name];

/** The triggers that follow the stock's levels. They read the present documents when they run, so they may run at any time. */
const FOLLOWERS = ['stopSale', 'followCosts'] as const;

const levelsOf = (restaurantId: string) => ({ restaurantId, document: 'levels' });

/** Returns an event for each trigger and each document that was written so far. */
async function readEvents(restaurantId: string, { issued, goodsBills, voided }: Ledger): Promise<Event[]> {
  const [notes, acts] = await Promise.all([
    db.collection(creditNotes.parent({ restaurantId })).listDocuments(),
    db.collection(audit.parent({ restaurantId })).where('action', 'in', OF_STOCK).get(),
  ]);
  const of = (triggers: readonly string[], param: string, ids: readonly string[]): Event[] =>
    ids.flatMap((id) => triggers.map((trigger) => ({ trigger, params: { restaurantId, [param]: id } })));
  return [
    ...of(['countOrderedTogether', 'useStockOfBill'], 'invoiceId', [...issued.keys(), ...goodsBills]),
    ...of(['takeBackOrderedTogether', 'returnStockOfVoid'], 'invoiceId', [...voided]),
    ...of(['returnStockOfNote'], 'creditNoteId', notes.map(({ id }) => id).toSorted()),
    ...acts.docs.map((data) => ({
      trigger: 'useStockOfAct',
      params: { restaurantId, entryId: data.id },
      data,
    })),
  ];
}

/** When events are delivered: now, and the next time at `next`. */
interface When {
  readonly now: number;
  readonly next: number;
  /** True when none waits. */
  readonly all: boolean;
}

/**
 * Plays the triggers on documents as the platform does: some twice, in any order, and late, but within the hour in
 * which the platform repeats an event.
 */
export class Events {
  /** When each event was first there. */
  readonly #since = new Map<string, number>();
  #waiting: Event[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Delivers the events of new writes. It holds back about half of them, but none for too long. */
  async deliver(restaurantId: string, ledger: Ledger, { now, next, all }: When): Promise<void> {
    const known = await readEvents(restaurantId, ledger);
    const due = [...this.#waiting, ...known.filter((event) => !this.#since.has(keyOf(event)))];
    for (const event of due) this.#since.set(keyOf(event), this.#since.get(keyOf(event)) ?? now);
    const isLast = (event: Event) => next - (this.#since.get(keyOf(event)) ?? now) >= HOUR;
    const told = new Set(due.filter((event) => this.#random.int(0, 1) === 1 || all || isLast(event)));
    this.#waiting = due.filter((event) => !told.has(event));
    const again = [...told].filter(() => this.#random.int(0, 3) === 0);
    const followers = FOLLOWERS.filter(() => this.#random.chance(0.3));
    const mixed = [
      ...told,
      ...again,
      ...followers.map((trigger): Event => ({ trigger, params: levelsOf(restaurantId) })),
    ].map((event) => ({ event, at: this.#random.float() }));
    await Promise.all(
      mixed
        .toSorted((a, b) => a.at - b.at)
        .map(({ event: { trigger, params, data } }, n) => tell(n % 2, trigger, params, data)),
    );
  }
}

/** Runs what follows the levels, until nothing is left to do. */
export async function followStock(restaurantId: string): Promise<void> {
  await Promise.all(FOLLOWERS.map((trigger, n) => tell(n, trigger, levelsOf(restaurantId))));
}
