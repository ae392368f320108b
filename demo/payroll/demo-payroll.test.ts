import { describe, expect, it } from 'vitest';
import { recoveredOf } from '@bhoj/domain/payroll/run/pay-run-acts';
import { ownPaysOf } from '@bhoj/domain/payroll/my-work/my-work';
import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { slipsOf } from '@bhoj/domain/payroll/run/pay-run';
import { advances, musters, people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { watchOf } from '@bhoj/domain/roster/suggestions';
import { daysOfWeek } from '@bhoj/domain/roster/week';
import { personTypedSchema } from '@bhoj/domain/payroll/people/person-typed';
import { idSchema } from '@bhoj/domain/kernel/ids.schema';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import { DEMO_SEED, demoRestaurant, signedUpAt } from '../demo-settings.ts';
import { payHistoryOf } from './pay-history.ts';
import { payWrites } from './write-pay.ts';

const UIDS = {
  captain: 'uidOfSureshAnnapurna1',
  secondCaptain: 'uidOfAnitaAnnapurna01',
  kitchen: 'uidOfGaneshAnnapurna1',
};

const on = (day: string, hour = 19) => {
  const now = startOf(day) + hour * HOUR;
  const restaurant = demoRestaurant({ uid: 'owner', email: 'owner@annapurna.example', at: signedUpAt(now) });
  return payHistoryOf({ uids: UIDS, restaurant, seed: DEMO_SEED, now });
};

const pay = on('2026-11-22');
const [paid, draft] = pay.runs;

describe('the attendance of the demo', () => {
  const now = startOf('2026-11-22') + 19 * HOUR;

  it('has a roster of three weeks, and punches of a week that are over', () => {
    expect(pay.rosters.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
    for (const roster of pay.rosters) {
      expect(rosters.decode(rosters.encode(roster))).toEqual(roster);
      expect(Object.keys(roster.people)).toHaveLength(pay.staff.length);
      expect(Object.values(roster.people).every((plan) => plan.some((day) => day?.isOff === true))).toBe(
        true,
      );
    }
    expect(pay.punches).toHaveLength(7);
    for (const day of pay.punches) expect(punches.decode(punches.encode(day))).toEqual(day);
    const all = pay.punches.flatMap(({ people }) => Object.values(people).flat());
    expect(all.every(({ at }) => at <= now)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has somebody late in the week', () => {
    const attended = { rosters: pay.rosters, punches: pay.punches, now, cutoff: '04:00' };
    const staff = pay.staff.map(({ id, person }) => ({ id, value: person }));
    const late = daysOfWeek('2026-11-16').flatMap((day) => watchOf(attended, staff, null, day).late);
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(20);
  });
});

describe('the pay of the demo', () => {
  it('has the month before the last one paid and the last one as a draft, with nothing left to enter', () => {
    expect(pay.runs.map(({ run }) => [run.month, run.state])).toEqual([
      ['2026-09', 'paid'],
      ['2026-10', 'draft'],
    ]);
    for (const { slips: all } of pay.runs) {
      expect(all).toHaveLength(pay.staff.length);
      expect(all.flatMap(({ problems }) => problems)).toEqual([]);
    }
    expect(paid?.slips.every(({ payment }) => payment !== null)).toBe(true);
    expect(draft?.slips.every(({ payment }) => payment === null)).toBe(true);
  });

  it('comes to what its slips come to, computed anew from their sources', () => {
    for (const { run, slips: all } of pay.runs) {
      const again = slipsOf(
        all.map(({ personId, source }) => [personId, source] as const),
        run.law,
        NOTHING_FOR_ALL,
      );
      expect(all.map((slip) => ({ ...slip, payment: null }))).toEqual(again);
      expect(run.totals.netPaise).toBe(all.reduce((sum, { netPaise }) => sum + netPaise, 0));
      const cost = all.reduce((sum, { grossPaise, employer }) => sum + grossPaise + employer.totalPaise, 0);
      expect(run.totals.costPaise).toBe(cost);
    }
    expect(paid?.run.totals.costPaise).toBeGreaterThan(120_000_00);
    expect([paid?.run.state, draft?.run.state]).toEqual(['paid', 'draft']);
  });

  it('has a muster of the two months and of the one that runs, up to yesterday', () => {
    expect(pay.musters.map(({ month, lockedAt }) => [month, lockedAt !== null])).toEqual([
      ['2026-09', true],
      ['2026-10', false],
      ['2026-11', false],
    ]);
    for (const { id } of pay.staff) {
      const marked = pay.musters.map(({ month, people: rows }) =>
        Object.keys(rows[id] ?? {}).filter((key) => `${month}-${key}` < '2026-11-22'),
      );
      expect(marked.map((days) => days.length)).toEqual([30, 31, 21]);
    }
    const cells = pay.musters.flatMap(({ people: rows }) => Object.values(rows).flatMap(Object.values));
    expect(new Set(cells.map(({ mark }) => mark))).toEqual(new Set(['P', 'A', 'HD', 'WO', 'PH', 'CL', 'SL']));
    expect(cells.filter(({ isDisputed }) => isDisputed)).toHaveLength(1);
  });

  it('takes an advance back month by month', () => {
    const [advance] = pay.advances;
    expect(advance?.value).toMatchObject({ amountPaise: 6_000_00, leftPaise: 4_000_00 });
    for (const { slips: all } of pay.runs)
      expect(recoveredOf(all)).toEqual([{ advanceId: advance?.id, amountPaise: 2_000_00 }]);
  });

  it('shows each person who signs in their own slip of the paid month', () => {
    const linked = pay.staff.filter(({ person }) => person.memberId !== null);
    expect(linked.map(({ person }) => person.memberId)).toEqual(Object.values(UIDS));
    for (const { id } of linked) {
      const own = ownPaysOf(
        pay.runs.map(({ run }) => run),
        id,
      );
      expect(own.map(({ month, isPaid }) => [month, isPaid])).toEqual([['2026-09', true]]);
    }
  });

  it('leaves a month whose law is not known as a draft', () => {
    const { runs, advances: given } = on('2026-03-10');
    expect(runs.map(({ run }) => [run.month, run.state])).toEqual([
      ['2026-01', 'draft'],
      ['2026-02', 'draft'],
    ]);
    expect(given[0]?.value.leftPaise).toBe(6_000_00);
  });

  it.each(['2026-10-01', '2026-12-01', '2027-01-31', '2027-03-31'])('is as it should be on %s', (day) => {
    const { runs, musters: marks } = on(day, 5);
    expect(runs.map(({ run }) => run.state)).toEqual(['paid', 'draft']);
    const months = [...runs.map(({ run }) => run.month), day.slice(0, 7)];
    expect(marks.map(({ month }) => month)).toEqual(day.endsWith('-01') ? months.slice(0, 2) : months);
  });

  it('fits its collections, with people as the owner could type them', () => {
    for (const { id, person, papers } of pay.staff) {
      expect(idSchema.safeParse(id).success).toBe(true);
      expect(people.decode(people.encode(person))).toEqual(person);
      expect(personPapers.decode(personPapers.encode(papers))).toEqual(papers);
      const { payTo, terms } = person;
      expect(personTypedSchema.safeParse({ ...person, ...payTo, terms: terms[0] }).error).toBeUndefined();
    }
    for (const { id, value } of pay.advances) {
      expect(idSchema.safeParse(id).success).toBe(true);
      expect(advances.decode(advances.encode(value))).toEqual(value);
    }
    for (const muster of pay.musters) expect(musters.decode(musters.encode(muster))).toEqual(muster);
    for (const { run, slips: all } of pay.runs) {
      expect(payRuns.decode(payRuns.encode(run))).toEqual(run);
      for (const slip of all) expect(slips.decode(slips.encode(slip))).toEqual(slip);
    }
    const paths = [...payWrites('owner@annapurna.example', pay)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(2 * pay.staff.length + 1 + 3 + 2 + 2 * pay.staff.length + 3 + 7);
    expect(paths).toHaveLength(new Set(paths).size);
  });
});
