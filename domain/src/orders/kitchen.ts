import { MINUTE } from '../time/ist.ts';
import { detailOf } from './progress.ts';
import type { Order } from './order.schema.ts';
import type { Stage, Ticket } from './progress.ts';

/** A ticket asks for attention after this long, and is overdue after twice as long. */
const LATE_AFTER = 10 * MINUTE;
const OVERDUE_AFTER = 20 * MINUTE;

export type TicketAge = 'fresh' | 'late' | 'overdue';

/** How urgent something sent at an instant is by now; both epoch ms. */
export function ageOf(sentAt: number, now: number): TicketAge {
  const age = now - sentAt;
  if (age >= OVERDUE_AFTER) return 'overdue';
  return age >= LATE_AFTER ? 'late' : 'fresh';
}

/** Whole minutes of so many ms; never negative, for a device's clock may be behind. */
export const minutesOf = (ms: number): number => Math.max(0, Math.floor(ms / MINUTE));

/** Whole minutes since an instant; both epoch ms. */
export const minutesSince = (at: number, now: number): number => minutesOf(now - at);

const inStage = (ticket: Ticket, stage: Stage): string[] =>
  ticket.lines.filter((line) => line.stage === stage).map((line) => line.id);

/** Whether the kitchen still has something to do with an order, or may have: its screens show it until then. */
export const isForKitchen = ({ kitchenUntil }: Pick<Order, 'kitchenUntil'>, now: number): boolean =>
  kitchenUntil !== null && kitchenUntil > now;

/** Cancelled lines that the kitchen has not taken note of yet. */
export const unconfirmed = (ticket: Pick<Ticket, 'lines'>): string[] =>
  ticket.lines.filter((line) => line.stage === 'cancelled' && !line.isConfirmed).map((line) => line.id);

/**
 * Where a ticket belongs: on the board while something is to cook or a cancelled line unconfirmed, on the pass until
 * served, then nowhere.
 */
export function placeOf(ticket: Ticket): 'board' | 'pass' | 'gone' {
  const has = (stage: Stage) => inStage(ticket, stage).length > 0;
  if (has('queued') || has('cooking') || unconfirmed(ticket).length > 0) return 'board';
  return has('ready') ? 'pass' : 'gone';
}

/**
 * What the kitchen hands over the counter: the ready lines of an order that is paid. To a table a captain carries them,
 * and says so.
 */
export const toHandOver = (ticket: Ticket): string[] => (ticket.isPaid ? inStage(ticket, 'ready') : []);

/** What the kitchen's next tap on one line does to it; null where nothing is left to cook. */
export function nextOfLine(stage: Stage | 'cancelled'): 'cooking' | 'ready' | null {
  if (stage === 'queued') return 'cooking';
  return stage === 'cooking' ? 'ready' : null;
}

/** What a recall takes back: the lines at the furthest stage that the kitchen may still undo. */
export function lastBump(ticket: Ticket): { stage: 'cooking' | 'ready'; lineIds: string[] } | null {
  for (const stage of ['ready', 'cooking'] as const) {
    const lineIds = inStage(ticket, stage);
    if (lineIds.length > 0) return { stage, lineIds };
  }
  return null;
}

/** A dish and how many portions of it are still to be made, over all tickets. */
export interface AllDay {
  readonly dish: string;
  readonly quantity: number;
}

/** What is still to cook, per dish and size, the most wanted first. */
export function allDayOf(tickets: readonly Ticket[]): AllDay[] {
  const totals = new Map<string, number>();
  for (const { line, stage } of tickets.flatMap((ticket) => ticket.lines)) {
    if (stage !== 'queued' && stage !== 'cooking') continue;
    const size = detailOf({ variant: line.variant, addOns: [] });
    const dish = size === '' ? line.name : `${line.name}, ${size}`;
    totals.set(dish, (totals.get(dish) ?? 0) + line.quantity);
  }
  return [...totals]
    .map(([dish, quantity]) => ({ dish, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || (a.dish < b.dish ? -1 : 1));
}
