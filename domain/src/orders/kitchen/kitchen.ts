import { FIRST_LANGUAGE } from '../../catalogue/languages.ts';
import { nameIn } from '../../catalogue/names.ts';
import { MINUTE } from '../../time/ist.ts';
import { detailOf } from './progress.ts';
import type { Language } from '../../catalogue/languages.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Stage, Ticket } from './progress.ts';

/** A ticket is late after 10 minutes and overdue after 20. */
const LATE_AFTER = 10 * MINUTE;
const OVERDUE_AFTER = 20 * MINUTE;

export type TicketAge = 'fresh' | 'late' | 'overdue';

/** Returns how urgent a ticket is; both times are epoch ms. */
export function ageOf(sentAt: number, now: number): TicketAge {
  const age = now - sentAt;
  if (age >= OVERDUE_AFTER) return 'overdue';
  return age >= LATE_AFTER ? 'late' : 'fresh';
}

/** Returns the whole minutes in `ms`. Never negative, because a device's clock may be slow. */
export const wholeMinutes = (ms: number): number => Math.max(0, Math.floor(ms / MINUTE));

/** Whole minutes since an instant; both epoch ms. */
export const minutesSince = (at: number, now: number): number => wholeMinutes(now - at);

const inStage = (ticket: Ticket, stage: Stage): string[] =>
  ticket.lines.filter((line) => line.stage === stage).map((line) => line.id);

/** True while the kitchen's screens must show an order: it has work left, or work may come. */
export const isForKitchen = ({ kitchen }: Pick<Order, 'kitchen'>, now: number): boolean =>
  kitchen.until !== null && kitchen.until > now;

/** Returns the ids of cancelled lines that the kitchen has not confirmed. */
export const unconfirmed = (ticket: Pick<Ticket, 'lines'>): string[] =>
  ticket.lines.filter((line) => line.stage === 'cancelled' && !line.isConfirmed).map((line) => line.id);

/**
 * Returns the screen of a ticket: the board while it has dishes to cook or cancellations to confirm, then the pass
 * until it is served.
 */
export function screenOf(ticket: Ticket): 'board' | 'pass' | 'gone' {
  const has = (stage: Stage) => inStage(ticket, stage).length > 0;
  if (has('queued') || has('cooking') || unconfirmed(ticket).length > 0) return 'board';
  return has('ready') ? 'pass' : 'gone';
}

/**
 * Returns the ready lines that the kitchen itself hands over: the lines of paid orders. Captains carry all other dishes
 * to the tables and mark them as served.
 */
export const toHandOver = (ticket: Ticket): string[] => (ticket.isPaid ? inStage(ticket, 'ready') : []);

/** Returns the stage that the kitchen's next tap gives a line; null when nothing is left to cook. */
export function nextOfLine(stage: Stage | 'cancelled'): 'cooking' | 'ready' | null {
  if (stage === 'queued') return 'cooking';
  return stage === 'cooking' ? 'ready' : null;
}

/** Returns the lines that a recall moves back: the lines in the furthest stage that the kitchen may undo. */
export function lastBump(ticket: Ticket): { stage: 'cooking' | 'ready'; lineIds: string[] } | null {
  for (const stage of ['ready', 'cooking'] as const) {
    const lineIds = inStage(ticket, stage);
    if (lineIds.length > 0) return { stage, lineIds };
  }
  return null;
}

/** A dish and its portions still to cook, over all tickets. */
export interface AllDay {
  readonly dish: string;
  readonly quantity: number;
}

/** Returns the portions still to cook, per dish and size in the reader's language, largest number first. */
export function allDayOf(tickets: readonly Ticket[], language: Language = FIRST_LANGUAGE): AllDay[] {
  const totals = new Map<string, number>();
  for (const { line, stage } of tickets.flatMap((ticket) => ticket.lines)) {
    if (stage !== 'queued' && stage !== 'cooking') continue;
    const size = detailOf({ ...line, addOns: [] }, language);
    const dish = [nameIn(language, line), size].filter(Boolean).join(', ');
    totals.set(dish, (totals.get(dish) ?? 0) + line.quantity);
  }
  return [...totals]
    .map(([dish, quantity]) => ({ dish, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || (a.dish < b.dish ? -1 : 1));
}
