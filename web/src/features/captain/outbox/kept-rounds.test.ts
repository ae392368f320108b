import { expect, it } from 'vitest';
import { onlyInPage, readRounds, withUnwritten } from './kept-rounds.ts';
import { anOutRound } from './round.fixtures.ts';

const [a, b, c] = [1, 2, 3].map((turn) => anOutRound({ roundId: `Round00000000000000${turn}`, turn }));
if (a === undefined || b === undefined || c === undefined) throw new Error('no rounds');
const kept = (...rounds: readonly { readonly roundId: string }[]) =>
  rounds.map((record) => ({ roundId: record.roundId, record }));

it('reads record by record', () => {
  const records = [
    ...kept(a),
    { roundId: 'half', record: { ...b, selections: 'chai' } },
    { roundId: 'gone', record: null },
    { roundId: 'other', record: b },
    ...kept(c),
  ];
  expect(readRounds(records)).toEqual({
    rounds: new Map([
      [a.roundId, a],
      [c.roundId, c],
    ]),
    unreadable: ['half', 'gone', 'other'],
  });
});

it('shows what the page knows over what the device keeps, in the order of sending', () => {
  const read = readRounds(kept(c, b));
  const changed = { ...c, isUnknown: true };
  const unwritten = new Map([
    [b.roundId, null],
    [c.roundId, changed],
    [a.roundId, a],
  ]);
  expect(withUnwritten(read, unwritten)).toEqual([a, changed]);
  expect(withUnwritten(read, new Map())).toEqual([b, c]);
  expect([...onlyInPage(read, unwritten)]).toEqual([a.roundId]);
});
