import { describe, expect, it } from 'vitest';
import type { Ticket, TicketLine } from '@bhoj/domain/orders/kitchen/progress';
import { dueSlips, isPrinted, slipOf, withPrinted } from './kot-slip-model.ts';
import { aTicket, aTicketLine } from './kot.fixtures.ts';

const AT = Date.parse('2026-11-20T20:00+05:30');
const line = (id: string, over: Partial<TicketLine> = {}) => aTicketLine({ id, ...over });
const ids = (slips: readonly { kind: string; ticket: Ticket }[]) =>
  slips.map(({ kind, ticket }) => [kind, ticket.lines.map(({ id }) => id)]);
const printedOf = (...tickets: Ticket[]) =>
  tickets.reduce((all, ticket) => withPrinted(all, slipOf(ticket, false), AT), {});

describe('dueSlips', () => {
  const one = aTicket({ roundId: 'r1', at: AT, lines: [line('1-1'), line('1-2')] });
  const two = aTicket({ roundId: 'r2', at: AT + 1, isAddition: true, lines: [line('2-1')] });

  it('prints each new KOT once, an addition marked as one', () => {
    expect(ids(dueSlips([one, two], {}, AT))).toEqual([
      ['order', ['1-1', '1-2']],
      ['addition', ['2-1']],
    ]);
    expect(dueSlips([one, two], printedOf(one, two), AT)).toEqual([]);
  });

  it('leaves out what was sent before printing was switched on, and what is already cooked', () => {
    expect(ids(dueSlips([one, two], {}, AT + 1))).toEqual([['addition', ['2-1']]]);
    expect(dueSlips([{ ...one, lines: [line('1-1', { stage: 'ready' })] }], {}, AT)).toEqual([]);
  });

  it('prints the cancellation of what it has printed, once, and no other cancellation', () => {
    const less = { ...one, lines: [line('1-1'), line('1-2', { stage: 'cancelled', reason: 'Guest left' })] };
    const out = printedOf(one);
    const due = dueSlips([less], out, AT);
    expect(ids(due)).toEqual([['cancellation', ['1-2']]]);
    const [cancellation] = due;
    expect(cancellation && dueSlips([less], withPrinted(out, cancellation, AT), AT)).toEqual([]);
    expect(ids(dueSlips([less], {}, AT))).toEqual([['order', ['1-1']]]);
  });

  it('does not print again what was moved to another table or order', () => {
    const moved = { ...one, orderId: 'o2', tableId: 'F1-T09', lines: [line('7-1'), line('7-2')] };
    expect(dueSlips([moved], printedOf(one), AT)).toEqual([]);
  });

  it('prints for a station that is added to the screen later', () => {
    const tandoor = aTicketLine({ id: '1-2', line: { ...line('1-2').line, station: 'Tandoor' } });
    expect(ids(dueSlips([{ ...one, lines: [line('1-1'), tandoor] }], printedOf(one), AT))).toEqual([
      ['order', ['1-2']],
    ]);
  });
});

it('remembers what it has printed for a day and a half', () => {
  const ticket = aTicket({ roundId: 'r1', lines: [line('1-1')] });
  const printed = printedOf(ticket);
  expect(isPrinted(ticket, printed)).toBe(true);
  expect(isPrinted({ ...ticket, roundId: 'r2' }, printed)).toBe(false);
  const later = withPrinted(printed, slipOf({ ...ticket, roundId: 'r9' }, false), AT + 40 * 3_600_000);
  expect(isPrinted(ticket, later)).toBe(false);
});

it('a slip tells the kitchen to cook, or to cook as well', () => {
  const ticket = aTicket({ roundId: 'r1', lines: [line('1-1')] });
  expect(slipOf({ ...ticket, isAddition: false }, true)).toMatchObject({ kind: 'order', isDuplicate: true });
  expect(slipOf({ ...ticket, isAddition: true }, false)).toMatchObject({
    kind: 'addition',
    isDuplicate: false,
  });
});

it('a KOT with one printed dish is printed, and a dish that cooks is still to print', () => {
  const one = aTicket({ roundId: 'r1', at: AT, lines: [line('1-1')] });
  const tandoor = aTicketLine({ id: '1-2', line: { ...line('1-2').line, station: 'Tandoor' } });
  expect(isPrinted({ ...one, lines: [tandoor, line('1-1')] }, printedOf(one))).toBe(true);
  const cooking = { ...one, roundId: 'r3', lines: [line('3-1', { stage: 'cooking' })] };
  expect(ids(dueSlips([cooking], {}, AT))).toEqual([['order', ['3-1']]]);
});

it('each cancelled dish is printed by itself', () => {
  const one = aTicket({ roundId: 'r1', at: AT, lines: [line('1-1'), line('1-2')] });
  const gone = (id: string) => line(id, { stage: 'cancelled', reason: 'Guest left' });
  const out = printedOf(one);
  const [first] = dueSlips([{ ...one, lines: [gone('1-1'), line('1-2')] }], out, AT);
  if (first === undefined) throw new Error('a cancellation is due');
  const both = { ...one, lines: [gone('1-1'), gone('1-2')] };
  expect(ids(dueSlips([both], withPrinted(out, first, AT), AT))).toEqual([['cancellation', ['1-2']]]);
});
