import { expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { overtakenOf, withoutOvertaken } from './overtaken.ts';
import type { CellRead, CellTyped } from './cell-typed.ts';
import type { Cell } from '../shape/muster.schema.ts';

const DAY = '2026-11-20';
const known = new Map([[PERSON_ID, aPerson()]]);
const blank: CellRead = { mark: null, overtimeMinutes: 0, claimed: null };
const says = (read: CellRead | undefined, mark: CellTyped['mark'] = 'P', overtimeMinutes = 0): CellTyped => ({
  personId: PERSON_ID,
  day: DAY,
  mark,
  overtimeMinutes,
  ...(read === undefined ? {} : { read }),
});
const stands = (cell: Partial<Cell>) => aMuster({ people: { [PERSON_ID]: { '20': aCell(cell) } } });

it.each([
  ['what was read', { mark: null }, says(blank), false],
  ['another mark', { mark: 'A' }, says(blank), true],
  ['the mark that is typed', { mark: 'P' }, says(blank), false],
  ['the mark that is typed with other overtime', { mark: 'P', overtimeMinutes: 30 }, says(blank), true],
  ['other overtime than was read', { overtimeMinutes: 60 }, says({ ...blank, mark: 'P' }, 'HD'), true],
  ['a dispute that was not read', { mark: 'A', claimed: 'SL' }, says({ ...blank, mark: 'A' }, 'P'), true],
  ['a suggestion of what is typed', { mark: null, claimed: 'P' }, says(blank), false],
  [
    'the dispute that was read',
    { mark: 'A', claimed: 'P' },
    says({ ...blank, mark: 'A', claimed: 'P' }, 'A'),
    false,
  ],
  [
    'overtime claimed that was not read',
    { claimed: 'P', claimedOvertime: 90 },
    says({ ...blank, mark: 'P' }, 'A'),
    true,
  ],
  [
    'more overtime claimed than was read',
    { claimed: 'P', claimedOvertime: 90 },
    says({ ...blank, mark: 'P', claimed: 'P', claimedOvertime: 60 }, 'P', 60),
    true,
  ],
  [
    'the overtime claimed that is typed',
    { claimed: 'P', claimedOvertime: 90 },
    says({ ...blank, mark: 'P' }, 'P', 90),
    false,
  ],
  ['no dispute any more', { mark: 'A' }, says({ ...blank, mark: 'A', claimed: 'P' }, 'P'), false],
  ['another mark, and a page that does not say what it read', { mark: 'A' }, says(undefined), false],
] as const)('a cell with %s is overtaken as the case says', (_, cell, typed, isOvertaken) => {
  const muster = stands(cell);
  const overtaken = overtakenOf(muster, known, [typed]);
  expect(overtaken).toEqual(
    isOvertaken ? [{ personId: PERSON_ID, day: DAY, stands: muster.people[PERSON_ID]?.['20'] }] : [],
  );
  expect(withoutOvertaken([typed], overtaken)).toEqual(isOvertaken ? [] : [typed]);
});

it('compares with the weekly day off of a month that nobody has marked', () => {
  const nothing = aMuster({ people: {} });
  const of = (read: CellRead) => overtakenOf(nothing, known, [{ ...says(read), day: '2026-11-17' }]);
  expect(of({ ...blank, mark: 'WO' })).toEqual([]);
  expect(of(blank)).toMatchObject([{ day: '2026-11-17', stands: { mark: 'WO' } }]);
});

it('leaves somebody unknown to the marking', () => {
  expect(overtakenOf(aMuster(), new Map(), [says(blank)])).toEqual([]);
});

it('takes the other cells of the same person and the same day', () => {
  const other = { ...says(blank), personId: 'PersonBBBBBBBBBBBBB1' };
  const next = { ...says(blank), day: '2026-11-21' };
  const overtaken = overtakenOf(stands({ mark: 'A' }), known, [says(blank)]);
  expect(withoutOvertaken([says(blank), other, next], overtaken)).toEqual([other, next]);
});
