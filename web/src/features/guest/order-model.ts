import { lineAmount, liveLines, ticketsOf } from '@bhoj/domain/orders/progress';
import { runningBillOf } from '@bhoj/domain/billing/settlement';
import { sum } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill';
import type { Author, Order, OrderLine } from '@bhoj/domain/orders/order.schema';
import type { Ticket } from '@bhoj/domain/orders/progress';
import type { Paise } from '@bhoj/domain/money/money';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { guestLabel } from '../../blocks/guest-label.ts';
import { localDetail } from '../../blocks/local-name.ts';
import type { GuestWords } from '../../messages/guest/index.ts';
import type { Language } from '../../messages/language.ts';

/** Whether one may still order on it. A waiting order lapses by itself. */
export const isRunning = (order: Order, now: number): boolean =>
  order.state === 'open' || (order.state === 'waiting' && (order.expireAt === null || order.expireAt > now));

/** Who of the order this phone is. */
export interface Reader {
  readonly uid: string | null;
  readonly language: Language;
  readonly words: GuestWords;
}

/** Who added something, as this guest reads it: "You", a given name, a label, a waiter's name. */
export function personName(order: Order, by: Author, { uid, language, words }: Reader): string {
  if (by.kind !== 'guest') return words.order.waiter(by.label);
  if (uid !== null && order.joined[uid]?.label === by.label) return words.order.you;
  const named = Object.values(order.joined).find((guest) => guest.label === by.label);
  return named?.name ?? guestLabel(by.label, language);
}

/** The rounds of the order, newest first: that is what a guest looks for. */
export const roundsOf = (orderId: string, order: Order): Ticket[] => ticketsOf(orderId, order).toReversed();

/** How many portions are ordered. */
export const portionsOf = (order: Order): number =>
  liveLines(order).reduce((total, [, line]) => total + line.quantity, 0);

/** The bill as it would be issued now. */
export const runningBill = (order: Order, profile: Profile): Bill => runningBillOf(order, profile.tax);

export interface GuestShare {
  readonly by: Author;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameHi: string | null;
    readonly detail: string;
    readonly quantity: number;
    readonly unitPaise: Paise;
    readonly amountPaise: Paise;
  }[];
  readonly subtotalPaise: Paise;
}

const authorKey = (by: Author) => `${by.kind}/${by.label}`;

const shareLine = ([id, line]: [string, OrderLine], language: Language) => ({
  id,
  name: line.name,
  nameHi: line.nameHi,
  detail: localDetail(line, language),
  quantity: line.quantity,
  unitPaise: line.unitPaise,
  amountPaise: lineAmount(line),
});

/** What each person at the table added, in the order they began. */
export function sharesOf(order: Order, language: Language): GuestShare[] {
  const byAuthor = new Map<string, [string, OrderLine][]>();
  for (const entry of liveLines(order)) {
    const key = authorKey(entry[1].by);
    byAuthor.set(key, [...(byAuthor.get(key) ?? []), entry]);
  }
  return [...byAuthor.values()].flatMap((entries) => {
    const by = entries[0]?.[1].by;
    const lines = entries.map((entry) => shareLine(entry, language));
    return by ? [{ by, lines, subtotalPaise: sum(lines.map((line) => line.amountPaise)) }] : [];
  });
}

/** Whether the server's order knows of a round, whatever became of it. */
export const knowsRound = (order: Order, roundId: string): boolean =>
  Object.hasOwn(order.rounds, roundId) ||
  order.pendingRounds.includes(roundId) ||
  order.declinedRounds.includes(roundId);
