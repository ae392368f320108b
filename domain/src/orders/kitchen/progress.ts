import { FIRST_LANGUAGE } from '../../catalogue/languages.ts';
import { nameIn } from '../../catalogue/names.ts';
import { weightText } from '../../menu/sale/weight.ts';
import { sum, times } from '../../money/money.ts';
import type { Language } from '../../catalogue/languages.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order, Progress } from '../shape/order.schema.ts';

export const STAGES = ['queued', 'cooking', 'ready', 'served'] as const;
export type Stage = (typeof STAGES)[number];

/** Returns the stage of a line. Cancelled overrides every other stage. */
export function stageOf({ progress }: Pick<Order, 'progress'>, lineId: string): Stage | 'cancelled' {
  const has = (stage: keyof Progress) => Object.hasOwn(progress[stage], lineId);
  if (has('cancelled')) return 'cancelled';
  if (has('served')) return 'served';
  if (has('ready')) return 'ready';
  return has('cooking') ? 'cooking' : 'queued';
}

/**
 * Returns the time (epoch ms) at which a line reached a stage. Null when it has not reached it, and when the time is unknown
 * (stored as 0), because the order bills a void document again.
 */
export function reachedAt(
  { progress }: Pick<Order, 'progress'>,
  lineId: string,
  stage: 'cooking' | 'ready' | 'served',
): number | null {
  const at = Object.hasOwn(progress[stage], lineId) ? progress[stage][lineId] : undefined;
  return at === undefined || at === 0 ? null : at;
}

/** The progress of an order without a started dish. */
export const NO_PROGRESS: Progress = { cooking: {}, ready: {}, served: {}, cancelled: {}, cancelSeen: {} };

/** Returns the progress with new line ids; lines for which `idOf` returns undefined are left out. */
export function renameLines(progress: Progress, idOf: (id: string) => string | undefined): Progress {
  const renamed = <T>(byId: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(byId).flatMap(([id, value]) => {
        const next = idOf(id);
        return next === undefined ? [] : [[next, value]];
      }),
    );
  return {
    cooking: renamed(progress.cooking),
    ready: renamed(progress.ready),
    served: renamed(progress.served),
    cancelled: renamed(progress.cancelled),
    cancelSeen: renamed(progress.cancelSeen),
  };
}

/** Joins the progress of two orders. Their line ids must differ. */
export const joinProgress = (a: Progress, b: Progress): Progress => ({
  cooking: { ...a.cooking, ...b.cooking },
  ready: { ...a.ready, ...b.ready },
  served: { ...a.served, ...b.served },
  cancelled: { ...a.cancelled, ...b.cancelled },
  cancelSeen: { ...a.cancelSeen, ...b.cancelSeen },
});

/**
 * Returns an order's lines in the order in which they were ordered. Ids are `round-line`, both counted from 1;
 * Firestore sorts keys as text, `1-10` before `1-2`.
 */
export function linesInOrder(lines: Order['lines']): [id: string, line: OrderLine][] {
  const place = (id: string): [round: number, line: number] => {
    const [round = '', line = ''] = id.split('-');
    return [Number(round), Number(line)];
  };
  return Object.entries(lines).toSorted(([a], [b]) => {
    const [roundA, lineA] = place(a);
    const [roundB, lineB] = place(b);
    return roundA - roundB || lineA - lineB;
  });
}

/** Returns the number of a line's round in its order. */
export const roundOf = (lineId: string): number => Number(lineId.split('-')[0]);

/**
 * Returns the round number for the next round's line ids: above the numbers of all lines, including merged lines, and
 * above the number of rounds, because lines may have moved away.
 */
export const nextRound = ({ lines, rounds }: Pick<Order, 'lines' | 'rounds'>): number =>
  Math.max(Object.keys(rounds).length, ...Object.keys(lines).map(roundOf)) + 1;

/** Returns the lines that are not cancelled, in the order in which they were ordered. */
export const liveLines = (order: Pick<Order, 'lines' | 'progress'>): [id: string, line: OrderLine][] =>
  linesInOrder(order.lines).filter(([id]) => !Object.hasOwn(order.progress.cancelled, id));

export const lineAmount = (line: Pick<OrderLine, 'unitPaise' | 'quantity'>): Paise =>
  times(line.unitPaise, line.quantity);

export const subtotalOf = (order: Pick<Order, 'lines' | 'progress'>): Paise =>
  sum(liveLines(order).map(([, line]) => lineAmount(line)));

/** Returns the order's badge (STATE-7, P-STATE-2): Pending until a dish is cooking, then In Progress. */
export function badgeOf(
  order: Pick<Order, 'state' | 'lines' | 'progress'>,
): 'Pending' | 'In Progress' | 'Completed' | 'Cancelled' {
  if (order.state === 'Completed' || order.state === 'Cancelled') return order.state;
  const started = Object.keys(order.lines).some((id) =>
    ['cooking', 'ready', 'served'].includes(stageOf(order, id)),
  );
  return started ? 'In Progress' : 'Pending';
}

/** A line as shown on a kitchen ticket. */
export interface TicketLine {
  readonly id: string;
  readonly line: OrderLine;
  readonly stage: Stage | 'cancelled';
  /** Why it was cancelled; null unless it was. */
  readonly reason: string | null;
  /** True when it is cancelled and the kitchen has confirmed that. */
  readonly isConfirmed: boolean;
  /** The time (epoch ms) at which it was ready; null before, and where unknown. */
  readonly readyAt: number | null;
}

/** A KOT: the lines of one round, for the whole kitchen or for some stations. */
export interface Ticket {
  readonly orderId: string;
  readonly tableId: string | null;
  /** The further tables of an order over joined tables; missing for one. */
  readonly joinedTableIds?: readonly string[] | undefined;
  readonly type: Order['type'];
  /** The name of an order without a table. */
  readonly label: string | null;
  /** The number by which a takeaway is called; null for any other order. */
  readonly token: number | null;
  /** True when the order is paid: ready dishes can be handed over. */
  readonly isPaid: boolean;
  readonly kot: number;
  readonly roundId: string;
  readonly at: number;
  readonly by: Order['rounds'][string]['by'];
  /** True for every round after the order's first. */
  readonly isAddition: boolean;
  /** How many people the order's party has; null where nobody said. */
  readonly partySize: number | null;
  readonly lines: readonly TicketLine[];
}

/** True when all lines of a ticket that are not cancelled are served. */
export const isServed = ({ lines }: Pick<Ticket, 'lines'>): boolean =>
  lines.some(({ stage }) => stage === 'served') &&
  lines.every(({ stage }) => stage === 'served' || stage === 'cancelled');

/** Returns the tickets of an order, earliest first. With `stations`, only the lines of these stations. */
export function ticketsOf(orderId: string, order: Order, stations: readonly string[] = []): Ticket[] {
  const isShown = ({ station }: OrderLine) => stations.length === 0 || stations.includes(station);
  const lines = linesInOrder(order.lines).filter(([, line]) => isShown(line));
  return Object.entries(order.rounds)
    .toSorted(([, a], [, b]) => a.at - b.at || a.kot - b.kot)
    .map(([roundId, round], index) => ({
      orderId,
      tableId: order.tableId,
      joinedTableIds: order.joinedTableIds,
      type: order.type,
      label: order.label,
      token: order.token ?? null,
      isPaid: order.state === 'Completed',
      kot: round.kot,
      roundId,
      at: round.at,
      by: round.by,
      isAddition: index > 0,
      partySize: order.partySize,
      lines: lines
        .filter(([, line]) => line.roundId === roundId)
        .map(([id, line]) => ({
          id,
          line,
          stage: stageOf(order, id),
          reason: order.progress.cancelled[id]?.reason ?? null,
          isConfirmed: Object.hasOwn(order.progress.cancelSeen, id),
          readyAt: reachedAt(order, id, 'ready'),
        })),
    }))
    .filter((ticket) => ticket.lines.length > 0);
}

/** Returns the change that the kitchen's next tap makes to a ticket; null when nothing is left to cook. */
export function nextBump(ticket: Ticket): { stage: 'cooking' | 'ready'; lineIds: string[] } | null {
  const at = (stage: Stage) => ticket.lines.filter((l) => l.stage === stage).map((l) => l.id);
  const queued = at('queued');
  if (queued.length > 0) return { stage: 'cooking', lineIds: queued };
  const cooking = at('cooking');
  if (cooking.length > 0) return { stage: 'ready', lineIds: cooking };
  return null;
}

/** Returns the variant, weight and add-ons of a line as text, in the given language where they have a name in it. */
export function detailOf(
  { variant, addOns, weight }: Pick<OrderLine, 'variant' | 'addOns' | 'weight'>,
  language: Language = FIRST_LANGUAGE,
): string {
  const extras = addOns.map((choice) => nameIn(language, choice));
  const often = (name: string) => extras.filter((other) => other === name).length;
  const counted = [...new Set(extras)].map((name) => (often(name) > 1 ? `${often(name)} × ${name}` : name));
  const own = [
    ...(variant ? [nameIn(language, variant)] : []),
    ...(weight ? [weightText(weight.grams)] : []),
  ];
  return [...own, ...counted].join(', ');
}
