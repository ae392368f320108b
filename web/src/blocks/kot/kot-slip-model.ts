import type { Ticket, TicketLine } from '@bhoj/domain/orders/kitchen/progress';

/** A KOT on paper. */
export interface Slip {
  readonly ticket: Ticket;
  /** The kitchen's instruction: cook these, cook these as well, or stop these. */
  readonly kind: 'order' | 'addition' | 'cancellation';
  readonly isDuplicate: boolean;
}

/** Returns the slip of a ticket in its current state, with cancelled lines struck out. */
export const slipOf = (ticket: Ticket, isDuplicate: boolean): Slip => ({
  ticket,
  kind: ticket.isAddition ? 'addition' : 'order',
  isDuplicate,
});

/** The slips that a device has printed, and when (epoch ms): by round and station, and by cancelled line. */
export type Printed = Readonly<Record<string, number>>;

/** A round keeps its id when its table, its order or its line ids change, so its dishes are not printed again. */
const roundKey = ({ roundId }: Ticket, { line }: TicketLine): string => `${roundId} ${line.station}`;
const cancelKey = ({ roundId }: Ticket, { id }: TicketLine): string => `${roundId} x ${id}`;

export const isPrinted = (ticket: Ticket, printed: Printed): boolean =>
  ticket.lines.some((line) => Object.hasOwn(printed, roundKey(ticket, line)));

const keysOf = ({ ticket, kind }: Slip): string[] =>
  ticket.lines.map((line) => (kind === 'cancellation' ? cancelKey(ticket, line) : roundKey(ticket, line)));

/** ms for which a device remembers printed slips; nobody reprints an older KOT. */
const KEPT = 36 * 3_600_000;

export function withPrinted(printed: Printed, slip: Slip, now: number): Printed {
  const kept = Object.entries(printed).filter(([, at]) => at > now - KEPT);
  return Object.fromEntries([...kept, ...keysOf(slip).map((key) => [key, now] as const)]);
}

/**
 * Returns the slips that a screen with automatic printing has still to print: each KOT sent since `from` (epoch ms)
 * with dishes still to cook, and the cancellation of each dish whose KOT it has printed.
 */
export function dueSlips(tickets: readonly Ticket[], printed: Printed, from: number): Slip[] {
  return tickets.flatMap((ticket) => {
    const some = (lines: readonly TicketLine[], kind: Slip['kind']): Slip[] =>
      lines.length === 0 ? [] : [{ ticket: { ...ticket, lines }, kind, isDuplicate: false }];
    const isOut = (line: TicketLine) => Object.hasOwn(printed, roundKey(ticket, line));
    const isToCook = ({ stage }: TicketLine) => stage === 'queued' || stage === 'cooking';
    const isGone = (line: TicketLine) =>
      line.stage === 'cancelled' && !line.isConfirmed && !Object.hasOwn(printed, cancelKey(ticket, line));
    const fresh = ticket.at < from ? [] : ticket.lines.filter((line) => isToCook(line) && !isOut(line));
    const gone = ticket.lines.filter((line) => isGone(line) && isOut(line));
    return [...some(fresh, ticket.isAddition ? 'addition' : 'order'), ...some(gone, 'cancellation')];
  });
}
