import { expect, it } from 'vitest';
import { aCell, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import type { CellRead, CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import { answered, typedOver } from './first-read.ts';

const blank: CellRead = { mark: null, overtimeMinutes: 0, claimed: null };
const typed = (mark: Mark, read: CellRead = blank, day = '2026-11-20'): CellTyped => ({
  personId: PERSON_ID,
  day,
  mark,
  overtimeMinutes: 0,
  read,
});
const stands = aCell({ mark: 'A' });
const refused = [{ personId: PERSON_ID, day: '2026-11-20', stands }];

it('a cell that is typed again keeps what was read at first, others what they read', () => {
  const other = typed('P', blank, '2026-11-19');
  expect(typedOver([typed('P'), other], [typed('HD', { ...blank, mark: 'P' })])).toEqual([
    other,
    typed('HD'),
  ]);
  const next = typed('SL', { ...blank, mark: 'WO' }, '2026-11-17');
  expect(typedOver([other], [next])).toEqual([other, next]);
});

it('a cell that was typed again while it was sent is typed over what was stored', () => {
  const sent = typed('P');
  const again = typed('HD');
  const after = answered([again], [sent], []);
  expect(after).toEqual({
    stored: [sent],
    notStored: [],
    clashes: [],
    waiting: [typed('HD', { ...blank, mark: 'P' })],
  });
  expect(answered([sent], [sent], []).waiting).toEqual([]);
});

it('a cell that is not stored waits no more and is a clash', () => {
  const [sent, other] = [typed('P'), typed('P', blank, '2026-11-19')];
  expect(answered([sent, other], [sent, other], refused)).toEqual({
    stored: [other],
    notStored: [sent],
    clashes: [{ typed: sent, stands }],
    waiting: [],
  });
});

it('a cell that is not stored and was typed again is asked anew, as it was read', () => {
  expect(answered([typed('HD')], [typed('P')], refused)).toMatchObject({
    clashes: [],
    waiting: [typed('HD')],
  });
});
