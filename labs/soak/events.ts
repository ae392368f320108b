import type { Random } from '../../demo/random.ts';
import { tell } from './instances.ts';
import type { Ledger } from './ledger.ts';

/** Plays the triggers on bills and voids as the platform does: late, twice, and in any order. */
export class Events {
  readonly #told = new Set<string>();
  #waiting: string[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Tells of what was issued and declared void since. Half of it waits, unless `all` is told. */
  async deliver(restaurantId: string, { issued, goodsBills, voided }: Ledger, all: boolean): Promise<void> {
    const known = [
      ...[...issued.keys(), ...goodsBills].map((invoiceId) => `countOrderedTogether ${invoiceId}`),
      ...[...voided].map((invoiceId) => `takeBackOrderedTogether ${invoiceId}`),
    ];
    const due = [...this.#waiting, ...known.filter((event) => !this.#told.has(event))];
    for (const event of due) this.#told.add(event);
    const now = due.filter(() => all || this.#random.int(0, 1) === 1);
    this.#waiting = due.filter((event) => !now.includes(event));
    const again = now.filter(() => this.#random.int(0, 3) === 0);
    const mixed = [...now, ...again].map((event) => ({ event, at: this.#random.float() }));
    await Promise.all(
      mixed
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }, n) => {
          const [trigger = '', invoiceId = ''] = event.split(' ');
          return tell(n % 2, trigger, { restaurantId, invoiceId });
        }),
    );
  }
}
