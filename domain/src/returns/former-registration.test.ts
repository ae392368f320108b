import { describe, expect, it } from 'vitest';
import { aReturn } from '../fixtures/returns.ts';
import { finalReturnBy, formersOf, isNil } from './registration.ts';

const OLD = '27AAACK7390H1ZB';
const present = { gstin: aReturn().gstin };
const old = (month: string, endedOn?: string) => ({
  ...aReturn(),
  gstin: OLD,
  month,
  entered: { ...aReturn().entered, ...(endedOn !== undefined && { endedOn }) },
});

describe('a former GSTIN', () => {
  it('owes a return while nobody says that it ended', () => {
    expect(formersOf(present, [old('2026-10'), { ...aReturn(), month: '2026-10' }], '2026-11')).toEqual([
      { gstin: OLD, isComposition: false, endedOn: null },
    ]);
  });

  it('owes its last one for the month in which it ended, and none afterwards', () => {
    const ended = [old('2026-09'), old('2026-10', '2026-11-15')];
    expect(formersOf(present, ended, '2026-11')).toMatchObject([{ endedOn: '2026-11-15' }]);
    expect(formersOf(present, ended, '2026-12')).toEqual([]);
  });

  it('owes the CMP-08 of the quarter in which it ended, by whichever month that is asked for', () => {
    const last = { ...old('2026-09', '2026-10-15'), isComposition: true };
    expect(formersOf(present, [last], '2026-12')).toMatchObject([{ endedOn: '2026-10-15' }]);
    expect(formersOf(present, [last], '2027-01')).toEqual([]);
  });

  it('is none of the present one, under whatever scheme', () => {
    expect(formersOf(present, [{ ...aReturn(), isComposition: true }], '2026-11')).toEqual([]);
  });

  it('has a final return three months after it ended, but not under the composition scheme', () => {
    const last = { ...old('2026-11', '2026-11-30'), from: '2026-11-01', until: '2026-12-01' };
    expect(finalReturnBy(last)).toBe('2027-02-28');
    expect(finalReturnBy({ ...last, isComposition: true })).toBe(null);
    expect(finalReturnBy({ ...last, from: '2026-12-01', until: '2027-01-01' })).toBe(null);
  });
});

it('a return is nil where nothing was issued, handed over, received or owed', () => {
  const { tables } = aReturn();
  expect(isNil({ tables })).toBe(false);
  expect(isNil({ tables: { ...tables, issued: [], operators: [] } })).toBe(true);
});
