import { describe, expect, test } from 'vitest';
import { aPayRun } from '../../fixtures/pay.ts';
import { PERSON_ID } from '../../fixtures/payroll.ts';
import { finalPaysDue, leftSince } from './final-pay-due.ts';

const who = (leftOn: string | null) => [{ id: PERSON_ID, value: { name: 'Ravi', leftOn } }];
const NO_RUNS = new Map();

describe('a final pay is told of (P-NOTICE-10)', () => {
  test.each([
    ['while they work here', null, false],
    ['before the last day has come', '2026-11-21', false],
    ['on the last day', '2026-11-20', true],
    ['a week later', '2026-11-13', true],
    ['not for ever', '2026-11-12', false],
  ])('%s: %s', (_, leftOn, told) => {
    expect(finalPaysDue(who(leftOn), NO_RUNS, '2026-11-20')).toHaveLength(told ? 1 : 0);
    expect(leftSince('2026-11-20')).toBe('2026-11-13');
  });

  test('by the second working day, which a Sunday is not', () => {
    expect(finalPaysDue(who('2026-11-20'), NO_RUNS, '2026-11-20')).toEqual([
      { personId: PERSON_ID, name: 'Ravi', leftOn: '2026-11-20', by: '2026-11-23' },
    ]);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('until it is paid: %s', (isPaid, count) => {
    const { rows } = aPayRun();
    const runs = new Map([
      [
        '2026-11',
        { rows: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, isPaid }])) },
      ],
    ]);
    expect(finalPaysDue(who('2026-11-20'), runs, '2026-11-22')).toHaveLength(count);
  });
});
