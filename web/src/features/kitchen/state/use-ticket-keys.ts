import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { ticketKey } from './kitchen-model.ts';
import { elementOf } from './ticket-element.ts';

export interface TicketActs {
  /** Moves a ticket to its next stage. */
  readonly bump: (ticket: Ticket) => void;
  readonly recall: (ticket: Ticket) => void;
  readonly print: (ticket: Ticket) => void;
  readonly help: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isWithin = (selector: string): boolean => (document.activeElement?.closest(selector) ?? null) !== null;

/** True when the focused element uses the keys itself: a text field, a scrolling list or a dialog. */
const isTaken = (): boolean => isWithin('input, textarea, select, dialog, [role="dialog"], ul[tabindex]');

/**
 * Controls tickets by keyboard, or by a bump bar that sends the same keys. The chosen ticket has the focus. Returns
 * true once somebody has used a key, so that the screen shows the tickets' numbers.
 */
export function useTicketKeys(tickets: readonly Ticket[], acts: TicketActs): boolean {
  const [isUsed, setUsed] = useState(false);
  // The position of the ticket chosen last: when it leaves the board, the ticket now at that position is chosen next.
  const place = useRef<number | null>(null);

  const choose = (index: number) => {
    const at = Math.min(Math.max(0, index), tickets.length - 1);
    const ticket = tickets[at];
    if (ticket === undefined) return;
    place.current = at;
    elementOf(ticket)?.focus();
    setUsed(true);
  };

  const chosen = (): number => {
    const key = document.activeElement?.closest<HTMLElement>('[data-ticket]')?.dataset['ticket'];
    return tickets.findIndex((ticket) => ticketKey(ticket) === key);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken()) return;
    const { key } = event;
    const index = chosen();
    const ticket = tickets[index];
    const step = STEPS[key];
    const onButton = isWithin('button, a');
    if (step !== undefined) choose(index === -1 ? 0 : index + step);
    else if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
    else if (key === '?') {
      setUsed(true);
      acts.help();
    } else if (ticket === undefined) return;
    else if (key === 'Enter' && !onButton) acts.bump(ticket);
    else if (key.toLowerCase() === 'r') acts.recall(ticket);
    else if (key.toLowerCase() === 'p') acts.print(ticket);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const goOn = useEffectEvent(() => {
    if (place.current !== null && document.activeElement === document.body) choose(place.current);
  });
  useEffect(() => goOn(), [tickets.length]);
  return isUsed;
}
