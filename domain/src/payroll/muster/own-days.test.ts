import { describe, expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { emptyMuster } from './muster.ts';
import { marked } from './muster.ts';
import { withMusterAnswer, withConsent, withDispute, withPresence } from './own-days.ts';
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

  it('is of overtime too, with the mark as it is or another', () => {
    const of = (claimed: 'P' | 'A', overtimeMinutes?: number, muster = holding({ overtimeMinutes: 30 })) =>
      withDispute(muster, me, { day: TODAY, claimed, overtimeMinutes }, TODAY);
    const dayIn = (muster: typeof nothing) => muster.people[PERSON_ID]?.['20'];
    const marked30 = { overtimeMinutes: 30 };
    const more = of('P', 90);
    const disputed = { ...marked30, claimed: 'P', claimedOvertime: 90, isDisputed: true } as const;
    expect(dayIn(more)).toEqual(aCell(disputed));
    expect(dayIn(of('P', 0))).toMatchObject({ claimedOvertime: 0, isDisputed: true });
    expect(dayIn(of('A'))).toEqual(aCell({ ...marked30, claimed: 'A', isDisputed: true }));
    // A claim that equals the mark settles the dispute, and so do agreeing and the owner's mark.
    expect(dayIn(of('P', 30, more))).toEqual(aCell(marked30));
    const confirmed = { by: 'uid', at: 5 };
    expect(dayIn(withConsent(more, me, TODAY, confirmed))).toEqual(aCell({ ...marked30, confirmed }));
    const cell = { personId: PERSON_ID, day: TODAY, mark: 'P', overtimeMinutes: 90 } as const;
    const after = marked(more, new Map([[PERSON_ID, me.value]]), [cell], TODAY);
    expect(dayIn(after)).toEqual(aCell({ overtimeMinutes: 90 }));
    const answered = withMusterAnswer({ ...more, lockedAt: 1 }, me, { day: TODAY, isAccepted: false }, 7);
    expect(dayIn(answered)).toEqual(
      aCell({ ...marked30, answered: { claimed: 'P', overtimeMinutes: 90, isAccepted: false, at: 7 } }),
    );
  });

  it('names the day or the month that is refused', () => {
    const because = (reason: string, details: object) => expect.objectContaining({ reason, details });
    expect(() => dispute(nothing, 'P', '2026-11-21')).toThrow(
      because('mark-too-early', { day: '2026-11-21' }),
    );
    expect(() => dispute(locked)).toThrow(because('muster-locked', { month: '2026-11' }));
    const cells = [{ personId: PERSON_ID, day: '2026-03-31', mark: 'P', overtimeMinutes: 0 }] as const;
    expect(() => marked(nothing, new Map([[PERSON_ID, me.value]]), cells, TODAY)).toThrow(
      because('day-not-worked', { day: '2026-03-31' }),
    );
  });

  it('of overtime on a day to come is refused, also on a day that may be marked ahead', () => {
    const ahead = (overtimeMinutes?: number) =>
      withDispute(nothing, me, { day: '2026-11-21', claimed: 'PL', overtimeMinutes }, TODAY);
    expect(reasonOf(() => ahead(30))).toBe('mark-too-early');
    expect(ahead().people[PERSON_ID]?.['21']).toMatchObject({ claimed: 'PL', isDisputed: true });
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
  const confirmed = { by: 'uid', at: 5 };
  const agree = (muster: typeof nothing, person = me) => withConsent(muster, person, TODAY, confirmed);
  const dayIn = (muster: typeof nothing) => muster.people[PERSON_ID]?.['20'];

  it('takes back what the person said, and keeps who agreed and when', () => {
    const disputed = holding({ mark: 'A', claimed: 'P', isDisputed: true });
    expect(dayIn(agree(disputed))).toEqual(aCell({ mark: 'A', confirmed }));
    expect(reasonOf(() => agree(locked))).toBe('muster-locked');
    const paid = { ...me, value: { ...me.value, settledMonths: ['2026-11'] } };
    expect(reasonOf(() => agree(disputed, paid))).toBe('final-pay-stands');
    expect(withPresence(aMuster(), paid, TODAY)).toEqual(aMuster());
  });

  it('takes back a suggestion of a day without a mark, and confirms nothing by it', () => {
    const suggested = holding({ mark: null, claimed: 'P' });
    expect(dayIn(agree(suggested))).toEqual(aCell({ mark: null }));
    const beside = holding({ mark: 'WO', claimed: 'P' });
    expect(dayIn(agree(beside))).toEqual(aCell({ mark: 'WO', confirmed }));
    // Statements from after their agreement are taken back, too.
    const again = holding({ mark: 'WO', claimed: 'P', confirmed: { by: 'uid', at: 1 } });
    expect(dayIn(agree(again))).toEqual(aCell({ mark: 'WO', confirmed }));
  });

  it('confirms a mark that nobody disputes, once; a day without a mark has none', () => {
    const once = agree(holding({ mark: 'P' }));
    expect(dayIn(once)).toEqual(aCell({ mark: 'P', confirmed }));
    expect(withConsent(once, me, TODAY, { by: 'uid', at: 9 })).toBe(once);
    expect(agree(nothing)).toBe(nothing);
    expect(reasonOf(() => agree({ ...holding({ mark: 'P' }), lockedAt: 1 }))).toBe('muster-locked');
  });

  it('stands until the mark or its minutes change, or the person disputes it', () => {
    const once = agree(holding({ mark: 'P' }));
    const people = new Map([[PERSON_ID, me.value]]);
    const mark = (mark: 'P' | 'A', overtimeMinutes = 0) =>
      dayIn(marked(once, people, [{ personId: PERSON_ID, day: TODAY, mark, overtimeMinutes }], TODAY));
    expect(mark('P')?.confirmed).toEqual(confirmed);
    expect(mark('A')).not.toHaveProperty('confirmed');
    expect(mark('P', 30)).not.toHaveProperty('confirmed');
    const dispute = (claimed: 'P' | 'A') => dayIn(withDispute(once, me, { day: TODAY, claimed }, TODAY));
    expect(dispute('A')).toEqual(aCell({ mark: 'P', claimed: 'A', isDisputed: true }));
    expect(dispute('P')?.confirmed).toEqual(confirmed);
  });
});

describe('an answer after the approval', () => {
  const answer = (muster: typeof nothing, isAccepted = true, person = me) =>
    withMusterAnswer(muster, person, { day: TODAY, isAccepted }, 7);

  it.each([true, false])('keeps the mark, and what was said and answered: %s', (isAccepted) => {
    expect(answer(locked, isAccepted).people[PERSON_ID]?.['20']).toEqual(
      aCell({ answered: { claimed: 'P', isAccepted, at: 7 } }),
    );
  });

  it('is to a dispute, not to a mere suggestion', () => {
    const suggested = { ...holding({ mark: 'WO', claimed: 'P' }), lockedAt: 1 };
    expect(answer(suggested)).toBe(suggested);
  });

  it('is given once, after the approval of the month or of a final pay', () => {
    const once = answer(locked);
    expect(answer(once)).toBe(once);
    const open = { ...locked, lockedAt: null };
    expect(reasonOf(() => answer(open))).toBe('muster-not-locked');
    const left = { ...me, value: { ...me.value, settledMonths: ['2026-11'] } };
    expect(answer(open, true, left)).not.toBe(open);
  });
});
