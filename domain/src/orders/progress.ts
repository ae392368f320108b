import { FIRST_LANGUAGE } from '../catalogue/languages.ts';
import { nameIn } from '../catalogue/names.ts';
import { sum, times } from '../money/money.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Paise } from '../money/money.ts';
import type { Order, OrderLine, Progress } from './order.schema.ts';

export const STAGES = ['queued', 'cooking', 'ready', 'served'] as const;
export type Stage = (typeof STAGES)[number];

/** How far a line has come; cancelled wins over everything. */
export function stageOf({ progress }: Pick<Order, 'progress'>, lineId: string): Stage | 'cancelled' {
  const has = (stage: keyof Progress) => Object.hasOwn(progress[stage], lineId);
  if (has('cancelled')) return 'cancelled';
  if (has('served')) return 'served';
  if (has('ready')) return 'ready';
  return has('cooking') ? 'cooking' : 'queued';
}

/** When a line reached a stage, epoch ms; null where it has not, or where no time was kept. */
function reachedAt(
  { progress }: Pick<Order, 'progress'>,
  lineId: string,
  stage: 'cooking' | 'ready' | 'served',
): number | null {
  const at = Object.hasOwn(progress[stage], lineId) ? progress[stage][lineId] : undefined;
  return at === undefined || at === 0 ? null : at;
}

/** The progress of an order of which nothing is begun. */
export const NO_PROGRESS: Progress = { cooking: {}, ready: {}, served: {}, cancelled: {}, cancelSeen: {} };

/** The progress with other line ids; a line for which there is no id is left out. */
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

/** The progress of the lines of two orders together; their line ids differ. */
export const joinProgress = (a: Progress, b: Progress): Progress => ({
  cooking: { ...a.cooking, ...b.cooking },
  ready: { ...a.ready, ...b.ready },
  served: { ...a.served, ...b.served },
  cancelled: { ...a.cancelled, ...b.cancelled },
  cancelSeen: { ...a.cancelSeen, ...b.cancelSeen },
});

/**
 * An order's lines as they were ordered. Ids are `round-line`, both counted from 1; Firestore hands out a map's keys in
 * the order of text, `1-10` before `1-2`.
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

/**
 * The first half of the ids that the next round's lines get: above all there are, also of rounds that came from another
 * order, and above those whose lines were moved away.
 */
export const nextRound = ({ lines, rounds }: Pick<Order, 'lines' | 'rounds'>): number =>
  Math.max(Object.keys(rounds).length, ...Object.keys(lines).map((id) => Number(id.split('-')[0]))) + 1;

/** Lines that are cooked and charged, as they were ordered. */
export const liveLines = (order: Pick<Order, 'lines' | 'progress'>): [id: string, line: OrderLine][] =>
  linesInOrder(order.lines).filter(([id]) => !Object.hasOwn(order.progress.cancelled, id));

export const lineAmount = (line: Pick<OrderLine, 'unitPaise' | 'quantity'>): Paise =>
  times(line.unitPaise, line.quantity);

export const subtotalOf = (order: Pick<Order, 'lines' | 'progress'>): Paise =>
  sum(liveLines(order).map(([, line]) => lineAmount(line)));

/** The word of an order's badge (STATE-7, P-STATE-2): Pending until something cooks, then In Progress. */
export function badgeOf(
  order: Pick<Order, 'state' | 'lines' | 'progress'>,
): 'Pending' | 'In Progress' | 'Completed' | 'Cancelled' {
  if (order.state === 'Completed' || order.state === 'Cancelled') return order.state;
  const started = Object.keys(order.lines).some((id) =>
    ['cooking', 'ready', 'served'].includes(stageOf(order, id)),
  );
  return started ? 'In Progress' : 'Pending';
}

/** A line as its ticket shows it. */
export interface TicketLine {
  readonly id: string;
  readonly line: OrderLine;
  readonly stage: Stage | 'cancelled';
  /** Why it was cancelled; null unless it was. */
  readonly reason: string | null;
  /** Cancelled, and the kitchen has taken note of it. */
  readonly isConfirmed: boolean;
  /** When it was ready, epoch ms; null before, and where no time was kept. */
  readonly readyAt: number | null;
}

/** A kitchen order ticket: the lines of one round, as they go to the kitchen (or some of its stations). */
export interface Ticket {
  readonly orderId: string;
  readonly tableId: string | null;
  readonly type: Order['type'];
  /** What the order is called where no table names it. */
  readonly label: string | null;
  /** The order is settled: whatever is ready can be handed over. */
  readonly isPaid: boolean;
  readonly kot: number;
  readonly roundId: string;
  readonly at: number;
  readonly by: Order['rounds'][string]['by'];
  /** A later round of an order that already had one. */
  readonly isAddition: boolean;
  readonly lines: readonly TicketLine[];
}

/** The tickets of an order in the order they were sent; with stations, only their lines. */
export function ticketsOf(orderId: string, order: Order, stations: readonly string[] = []): Ticket[] {
  const isShown = ({ station }: OrderLine) => stations.length === 0 || stations.includes(station);
  const lines = linesInOrder(order.lines).filter(([, line]) => isShown(line));
  return Object.entries(order.rounds)
    .toSorted(([, a], [, b]) => a.at - b.at || a.kot - b.kot)
    .map(([roundId, round], index) => ({
      orderId,
      tableId: order.tableId,
      type: order.type,
      label: order.label,
      isPaid: order.state === 'Completed',
      kot: round.kot,
      roundId,
      at: round.at,
      by: round.by,
      isAddition: index > 0,
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

/** What the kitchen's next tap on a ticket does to it; null where nothing is left to cook. */
export function nextBump(ticket: Ticket): { stage: 'cooking' | 'ready'; lineIds: string[] } | null {
  const at = (stage: Stage) => ticket.lines.filter((l) => l.stage === stage).map((l) => l.id);
  const queued = at('queued');
  if (queued.length > 0) return { stage: 'cooking', lineIds: queued };
  const cooking = at('cooking');
  if (cooking.length > 0) return { stage: 'ready', lineIds: cooking };
  return null;
}

/** Variant and add-ons of a line in words, in the reader's language where they have a name in it. */
export const detailOf = (
  line: Pick<OrderLine, 'variant' | 'addOns'>,
  language: Language = FIRST_LANGUAGE,
): string =>
  [line.variant, ...line.addOns]
    .flatMap((choice) => (choice === null ? [] : [nameIn(language, choice)]))
    .join(', ');
