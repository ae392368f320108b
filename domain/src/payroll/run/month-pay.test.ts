import { describe, expect, it } from 'vitest';
import { aPayRun } from '../../fixtures/pay.ts';
import { aPerson, someTerms } from '../../fixtures/payroll.ts';
import { rupees } from '../../money/money.ts';
import { PAY_RUN_STATES } from '../shape/pay-run.schema.ts';
import { hasRun, monthPayOf } from './month-pay.ts';
import { wagesLeftOf } from './wages-left.ts';
import type { Person } from '../shape/person.schema.ts';

const month = '2026-11';
const END = '2026-11-30';
const team = (...people: Partial<Person>[]) =>
  people.map((person, n) => ({ id: `p${n}`, value: aPerson(person) }));
const pay = (run: ReturnType<typeof aPayRun> | null, people = team({}), today = END) =>
  monthPayOf(month, run, people, today);

describe('a month’s pay in profit and loss', () => {
  it('is that of its run, named a draft until the run is approved', () => {
    const all = PAY_RUN_STATES.map((state) => pay(aPayRun({ state }), []));
    expect(all.map(({ payPaise }) => payPaise)).toEqual(PAY_RUN_STATES.map(() => rupees(18_863)));
    expect(all.map(({ payFrom }) => payFrom)).toEqual(['draft', 'draft', 'run', 'run']);
  });

  it('is known whenever the home page says that wages of a run are due', () => {
    // 16,000 − 1,800 fund − 113 insurance − 200 profession tax are due; the month costs 18,863 with the shares.
    const run = aPayRun();
    expect(wagesLeftOf({ month, isOverdue: true }, run, [])).toBe(rupees(13_887));
    expect(pay(run, [])).toEqual({ payPaise: rupees(18_863), payFrom: 'draft' });
  });

  it('is an estimate by the terms where there is no run, or one without people', () => {
    // 16,000 + fund 1,800 + EDLI 75 + administration 500 + insurance 487.50, up to 488.
    const estimate = { payPaise: rupees(18_863), payFrom: 'estimate' };
    expect(pay(null)).toEqual(estimate);
    expect([hasRun(null), hasRun(aPayRun({ rows: {} })), hasRun(aPayRun())]).toEqual([false, false, true]);
    expect(pay(aPayRun({ rows: {} }))).toEqual(estimate);
  });

  it('is by day for a month that runs and for who came within it', () => {
    const daily = {
      by: 'day' as const,
      basicPaise: rupees(800),
      allowances: [],
      weeklyOff: 'sunday' as const,
    };
    const terms = [someTerms({ ...daily, providentFund: false, stateInsurance: false })];
    // Sundays of November 2026: 1, 8, 15, 22, 29.
    expect(pay(null, team({ terms })).payPaise).toBe(rupees(25 * 800));
    expect(pay(null, team({ terms }), '2026-11-10').payPaise).toBe(rupees(8 * 800));
    // The first is a Sunday; a day off of daily pay costs nothing, and is known.
    expect(pay(null, team({ terms }), '2026-11-01')).toEqual({ payPaise: 0, payFrom: 'estimate' });
    expect(pay(null, team({ terms }), '2026-11-02').payPaise).toBe(rupees(800));
    expect(pay(null, team({ terms, joinedOn: '2026-11-23' })).payPaise).toBe(rupees(7 * 800));
  });

  it('is not known where nobody works here, nor of a month that has not begun', () => {
    const unknown = { payPaise: null, payFrom: null };
    expect(pay(null, [])).toEqual(unknown);
    expect(pay(null, team({ leftOn: '2026-10-31' }))).toEqual(unknown);
    expect(pay(null, team({}), '2026-10-31')).toEqual(unknown);
  });
});
