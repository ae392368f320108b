import { describe, expect, it } from 'vitest';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder, withStages } from '../fixtures/orders.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import { ticketsOf } from './progress.ts';
import { EMPTY_LOG, logged, waitsOf } from './waiting.ts';
import type { Stages } from '../fixtures/orders.ts';
import type { KitchenLog } from './waiting.ts';

const at = Date.parse('2026-10-05T20:00+05:30');

const order = anOrder({
  at,
  lines: [lineOf('dal', 100, { station: 'Main' }), lineOf('naan', 100, { station: 'Tandoor' })],
});
const both = ['1-1', '1-2'];

/** The log after looks at the order, each so many minutes after it was sent. */
const after = (...looks: { minute: number; order?: Stages; isLive?: boolean }[]): KitchenLog =>
  looks.reduce(
    (log, { minute, order: stages = {}, isLive = true }) =>
      logged(log, ticketsOf('o1', withStages(order, stages)), { now: at + minute * MINUTE, isLive }),
    EMPTY_LOG,
  );
const cooking = { cooking: both };
const readied = { cooking: both, ready: both };

describe('logged', () => {
  it('notes when a line became ready, whoever said so', () => {
    const log = after({ minute: 8, order: cooking }, { minute: 9, order: { ...cooking, ready: ['1-2'] } });
    expect(log.done).toEqual([{ id: 'o1/1-2', station: 'Tandoor', sentAt: at, readyAt: at + 9 * MINUTE }]);
    expect(log.open).toEqual(['o1/1-1']);
  });

  it('notes each line once', () => {
    const log = after(
      { minute: 8 },
      { minute: 8.5, order: readied },
      { minute: 9, order: { ...readied, served: both } },
    );
    expect(log.done.map(({ readyAt }) => readyAt)).toEqual([at + 8.5 * MINUTE, at + 8.5 * MINUTE]);
  });

  it('says nothing of what it did not see: ready before it looked, or while it looked away', () => {
    expect(after({ minute: 9, order: readied }).done).toEqual([]);
    expect(after({ minute: 3 }, { minute: 20, order: readied }).done).toEqual([]);
  });

  it('knows the time of a tap made without a network, and not of what others did meanwhile', () => {
    const own = { minute: 12, order: { ...cooking, ready: ['1-1'] }, isLive: false };
    const log = after({ minute: 3, order: cooking }, own, { minute: 30, order: readied });
    expect(log.done.map(({ id, readyAt }) => [id, readyAt])).toEqual([['o1/1-1', at + 12 * MINUTE]]);
  });

  it('forgets what was recalled, until it is ready again', () => {
    const recalled = after({ minute: 8 }, { minute: 9, order: readied }, { minute: 9.5, order: cooking });
    expect(recalled.done).toEqual([]);
    const again = logged(recalled, ticketsOf('o1', { ...order, ...readied }), {
      now: at + 10 * MINUTE,
      isLive: true,
    });
    expect(again.done).toHaveLength(2);
  });

  it('counts no cancelled line', () => {
    expect(after({ minute: 8 }, { minute: 9, order: { cancelled: both } }).done).toEqual([]);
  });

  it('lets go of what is older than an hour', () => {
    const log = after({ minute: 8 }, { minute: 9, order: readied }, { minute: 69, order: readied });
    expect(log.done).toEqual([]);
  });
});

describe('waitsOf', () => {
  const log = after(
    { minute: 9 },
    { minute: 10, order: { ...cooking, ready: ['1-1'] } },
    { minute: 11 },
    { minute: 11.5 },
    { minute: 12, order: readied },
  );

  it('is the mean and the worst, of all stations or some', () => {
    const two = {
      done: [...log.done.slice(0, 1), { id: 'x', station: 'Bar', sentAt: at, readyAt: at + 4 * MINUTE }],
    };
    expect(waitsOf(two, [], at + 12 * MINUTE)).toEqual({ average: 8 * MINUTE, worst: 12 * MINUTE });
    expect(waitsOf(two, ['Bar'], at + 12 * MINUTE)).toEqual({ average: 4 * MINUTE, worst: 4 * MINUTE });
    expect(waitsOf(two, ['Grill'], at + 12 * MINUTE)).toBeNull();
  });

  it('is of the last hour only, and never below nought', () => {
    expect(waitsOf(log, [], at + 12 * MINUTE + HOUR)).toBeNull();
    const early = { done: [{ id: 'x', station: 'Bar', sentAt: at + MINUTE, readyAt: at }] };
    expect(waitsOf(early, [], at)).toEqual({ average: 0, worst: 0 });
  });
});
