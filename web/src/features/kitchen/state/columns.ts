import { unconfirmed } from '@bhoj/domain/orders/kitchen/kitchen';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket, TicketLine } from '@bhoj/domain/orders/kitchen/progress';
import { ticketKey } from './kitchen-model.ts';

/** The places of the tickets on the board. */
export interface Deal {
  /** The keys of the tickets in each column, from the top. */
  readonly columns: readonly (readonly string[])[];
  /** The stations of the tickets. */
  readonly stations: string;
}

export const NOTHING_DEALT: Deal = { columns: [], stations: '' };

/** px at 1280 × 800; estimated, because measuring would hold up every tap. */
const HEAD = 70;
const FOOT = 52;
const GAP = 8;
const TEXT_ROW = 25;
const BLOCK = TEXT_ROW + 6;
/** Characters that fit into a row: of a dish's name, and of its note. */
const NAME_WIDTH = 17;
const NOTE_WIDTH = 20;

const rowsOf = (text: string, width: number): number => Math.ceil(text.length / width);

function heightOfLine({ line, stage, reason }: TicketLine): number {
  const detail = detailOf(line);
  const rows = rowsOf([line.name, detail].filter(Boolean).join(' '), NAME_WIDTH);
  // A cancelled line without a reason has a word that says so.
  if (stage === 'cancelled') return (rows + rowsOf(reason ?? 'x', NAME_WIDTH)) * TEXT_ROW + 4;
  const asked = (line.food ?? []).length === 0 ? 0 : BLOCK;
  const note = line.note === '' ? 0 : rowsOf(line.note, NOTE_WIDTH) * TEXT_ROW + 6;
  return Math.max(44, rows * TEXT_ROW + 4) + asked + note;
}

const heights = new WeakMap<Ticket, number>();

/** Returns the approximate height of a ticket with the gap below it. It is computed once for each ticket. */
function heightOf(ticket: Ticket): number {
  const known = heights.get(ticket);
  if (known !== undefined) return known;
  const lines = ticket.lines.filter(({ isConfirmed }) => !isConfirmed).map(heightOfLine);
  const changes = unconfirmed(ticket).length === 0 ? 0 : 2 * BLOCK;
  const height = lines.reduce((a, b) => a + b, HEAD + changes + FOOT + GAP);
  heights.set(ticket, height);
  return height;
}

interface Column {
  tickets: Ticket[];
}

const heightOfColumn = ({ tickets }: Column): number => tickets.reduce((sum, one) => sum + heightOf(one), 0);

const shortestOf = (columns: readonly Column[]): Column =>
  columns.reduce((a, b) => (heightOfColumn(b) < heightOfColumn(a) ? b : a));

const tallestOf = (columns: readonly Column[]): Column =>
  columns.reduce((a, b) => (heightOfColumn(b) > heightOfColumn(a) ? b : a));

/**
 * Moves the last ticket of the tallest column to the shortest, again and again, as long as the ticket rises by more
 * than half of its height. Otherwise tickets would be below the screen beside an empty column.
 */
function fillGaps(columns: readonly Column[]): void {
  for (;;) {
    const tallest = tallestOf(columns);
    const shortest = shortestOf(columns);
    const last = tallest.tickets.at(-1);
    if (last === undefined) return;
    const rise = heightOfColumn(tallest) - heightOf(last) - heightOfColumn(shortest);
    if (rise <= heightOf(last) / 2) return;
    tallest.tickets.pop();
    shortest.tickets.push(last);
  }
}

/**
 * Deals tickets to columns, the oldest first and each to the shortest column so far, so that the oldest are at the top
 * left. A ticket keeps its column when others come and go, or a cook would tap the wrong one. When the stations or the
 * number of columns change, it deals all of them again. Returns the earlier deal while it is still right.
 */
export function deal(
  before: Deal,
  tickets: readonly Ticket[],
  { count, stations }: { readonly count: number; readonly stations: string },
): Deal {
  const isAnew = before.stations !== stations || before.columns.length !== count;
  const byKey = new Map(tickets.map((ticket) => [ticketKey(ticket), ticket]));
  const known = new Set(isAnew ? [] : before.columns.flat());
  if (!isAnew && known.size === byKey.size && [...byKey.keys()].every((key) => known.has(key))) return before;

  const columns: Column[] = Array.from({ length: count }, (_, i) => ({
    tickets: (isAnew ? [] : (before.columns[i] ?? [])).flatMap((key) => byKey.get(key) ?? []),
  }));
  for (const [key, ticket] of byKey) if (!known.has(key)) shortestOf(columns).tickets.push(ticket);
  fillGaps(columns);

  const place = new Map(tickets.map((ticket, i) => [ticket, i]));
  const inTime = (a: Ticket, b: Ticket) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  return { stations, columns: columns.map((column) => column.tickets.toSorted(inTime).map(ticketKey)) };
}
