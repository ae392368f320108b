import { describe, expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { emptyMuster } from './muster.ts';
import { withConsent, withDispute, withPresence } from './own-days.ts';
import type { Cell } from '../shape/muster.schema.ts';

const TODAY = '2026-11-20';
const me = { id: PERSON_ID, value: aPerson() };
const nothing = emptyMuster('2026-11', 0);
const holding = (cell: Partial<Cell>) => aMuster({ people: { [PERSON_ID]: { '20': aCell(cell) } } });
const locked = { ...holding({ claimed: 'P', isDisputed: true }), lockedAt: 1 };

describe('being present by signing in', () => {
  it('is suggested for a day without a mark, and once', () => {
    const once = withPresence(nothing, me, TODAY);
    expect(once.people[PERSON_ID]?.['20']).toEqual(aCell({ mark: null, claimed: 'P' }));
    expect(withPresence(once, me, TODAY)).toBe(once);
  });

  it('is suggested beside a day off, not beside any other mark', () => {
    expect(withPresence(nothing, me, '2026-11-17').people[PERSON_ID]?.['17']).toMatchObject({
      mark: 'WO',
      claimed: 'P',
    });
    const absent = holding({ mark: 'A' });
    expect(withPresence(absent, me, TODAY)).toBe(absent);
  });

  it('is not suggested after the last day or in a month that is approved', () => {
    const gone = { ...me, value: aPerson({ leftOn: '2026-11-19' }) };
    expect(withPresence(nothing, gone, TODAY)).toBe(nothing);
    const approved = { ...nothing, lockedAt: 1 };
    expect(withPresence(approved, me, TODAY)).toBe(approved);
  });
});

describe('a dispute', () => {
  const dispute = (muster = nothing, claimed: 'P' | 'A' = 'P', day = TODAY) =>
    withDispute(muster, me, { day, claimed }, TODAY);

  it('leaves the mark and the overtime, and says what the person did', () => {
    const cell = dispute(holding({ mark: 'A', overtimeMinutes: 30 })).people[PERSON_ID]?.['20'];
    expect(cell).toEqual({ mark: 'A', overtimeMinutes: 30, claimed: 'P', isDisputed: true });
  });

  it('is settled by saying what is marked', () => {
    const disputed = holding({ mark: 'A', claimed: 'P', isDisputed: true });
    expect(dispute(disputed, 'A').people[PERSON_ID]?.['20']).toEqual(aCell({ mark: 'A' }));
  });

  it('is refused in an approved month, for a day to come, and before the first day', () => {
    expect(reasonOf(() => dispute(locked))).toBe('muster-locked');
    expect(reasonOf(() => dispute(nothing, 'P', '2026-11-21'))).toBe('mark-too-early');
    expect(reasonOf(() => withDispute(nothing, me, { day: '2026-03-31', claimed: 'P' }, TODAY))).toBe(
      'day-not-worked',
    );
  });
});

describe('agreeing', () => {
  it('takes back what the person said', () => {
    const disputed = holding({ mark: 'A', claimed: 'P', isDisputed: true });
    expect(withConsent(disputed, me, TODAY).people[PERSON_ID]?.['20']).toEqual(aCell({ mark: 'A' }));
    expect(reasonOf(() => withConsent(locked, me, TODAY))).toBe('muster-locked');
    const paid = { ...me, value: { ...me.value, settledMonths: ['2026-11'] } };
    expect(reasonOf(() => withConsent(disputed, paid, TODAY))).toBe('final-pay-stands');
    expect(withPresence(aMuster(), paid, TODAY)).toEqual(aMuster());
  });

  it('changes nothing where nothing was said, whatever the month', () => {
    const agreed = { ...holding({}), lockedAt: 1 };
    expect(withConsent(agreed, me, TODAY)).toBe(agreed);
  });
});
