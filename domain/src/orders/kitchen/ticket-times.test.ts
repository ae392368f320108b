import { describe, expect, it } from 'vitest';
import { NOW as AT } from '../../fixtures/ids.ts';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { ticketsOf } from './progress.ts';
import { noteTicketTimes, ticketTimeOf } from './ticket-times.ts';

const order = anOrder({ at: AT });
const readyAt = (at: number, ids = ['1-1']) => ticketsOf('o1', withStages(order, { ready: ids }, at));

describe('noteWaits', () => {
  it('uses the times kept in the order, whichever screen set them', () => {
    expect(noteTicketTimes([], readyAt(AT + 9 * MINUTE), AT + 20 * MINUTE)).toEqual([
      { id: 'o1/1-1', station: 'Main kitchen', sentAt: AT, readyAt: AT + 9 * MINUTE },
    ]);
  });

  it('keeps the waits of orders that have left the kitchen for an hour', () => {
    const seen = noteTicketTimes([], readyAt(AT + 9 * MINUTE), AT + 10 * MINUTE);
    expect(noteTicketTimes(seen, [], AT + 30 * MINUTE)).toEqual(seen);
    expect(noteTicketTimes(seen, [], AT + 9 * MINUTE + HOUR)).toEqual([]);
  });

  it('drops the wait of a recalled dish until it is ready again', () => {
    const seen = noteTicketTimes([], readyAt(AT + 9 * MINUTE), AT + 10 * MINUTE);
    expect(noteTicketTimes(seen, ticketsOf('o1', order), AT + 11 * MINUTE)).toEqual([]);
    expect(noteTicketTimes(seen, readyAt(AT + 15 * MINUTE), AT + 16 * MINUTE)).toMatchObject([
      { readyAt: AT + 15 * MINUTE },
    ]);
  });

  it('has no wait for a line without a kept time', () => {
    expect(noteTicketTimes([], readyAt(0), AT)).toEqual([]);
  });
});

describe('waitsOf', () => {
  const wait = (minutes: number, station: string) => ({
    id: `o/${minutes}`,
    station,
    sentAt: AT,
    readyAt: AT + minutes * MINUTE,
  });
  const all = [wait(4, 'Tandoor'), wait(8, 'Tandoor'), wait(30, 'Bar')];

  it('averages the last hour, for some stations or all', () => {
    const now = AT + 31 * MINUTE;
    expect(ticketTimeOf(all, ['Tandoor'], now)).toEqual({ average: 6 * MINUTE, worst: 8 * MINUTE });
    expect(ticketTimeOf(all, [], now)).toEqual({ average: 14 * MINUTE, worst: 30 * MINUTE });
  });

  it('returns null when no dish became ready', () => {
    expect(ticketTimeOf(all, ['Grill'], AT + 31 * MINUTE)).toBeNull();
    expect(ticketTimeOf(all, [], AT + 31 * MINUTE + HOUR)).toBeNull();
  });
});
