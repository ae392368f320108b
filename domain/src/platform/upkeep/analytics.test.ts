import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aFault, aPlatformMonth, aTenant } from '../../fixtures/platform.ts';
import { paise } from '../../money/money.ts';
import { cohortsOf, retentionOf } from '../sums/cohorts.ts';
import { faultAgain, faultId } from './faults.ts';
import { funnelOf, groupsOf } from '../sums/growth.ts';
import { addTallies, boundsOf, EMPTY_TALLY, SHARD_ENDS, SHARDS, tallyOf } from './sweep.ts';

const paying = (n: number) => ({ paying: n, mrrPaise: paise(n * 99900) });

it('a cohort keeps how many of a month’s sign-ups paid at the end of each month since', () => {
  const cohorts = cohortsOf([
    aPlatformMonth({
      month: '2026-09',
      signUps: 4,
      byCohort: { '2026-09': paying(2), '2026-01': paying(9) },
    }),
    aPlatformMonth({ month: '2026-10', signUps: 0, byCohort: { '2026-09': paying(1) } }),
    aPlatformMonth({
      month: '2026-11',
      signUps: 1,
      byCohort: { '2026-09': paying(-2), '2026-11': paying(1) },
    }),
  ]);
  expect(cohorts.map((cohort) => cohort.paying)).toEqual([[2, 3, 1], [0, 0], [1]]);
  const [first, empty] = cohorts as [(typeof cohorts)[0] & object, (typeof cohorts)[0] & object];
  expect([retentionOf(first, 1), retentionOf(first, 3), retentionOf(empty, 0)]).toEqual([0.75, null, null]);
});

it('the funnel gives shares of the sign-ups, and none without them', () => {
  const sum = aPlatformMonth({ signUps: 4, onboarded: 3, activated: 2, paid: 1 });
  expect(funnelOf(sum).map(({ count, share }) => [count, share])).toEqual([
    [4, 1],
    [3, 0.75],
    [2, 0.5],
    [1, 0.25],
  ]);
  expect(funnelOf(aPlatformMonth()).every(({ share }) => share === null)).toBe(true);
});

it('groups of several months are added up, most sign-ups first', () => {
  const group = (signUps: number) => ({ signUps, activated: 1, paid: 1, trialsEnded: 2, converted: 1 });
  const groups = groupsOf([{ Pune: group(1), Agra: group(2) }, { Pune: group(3) }]);
  expect(groups).toEqual([
    { key: 'Pune', signUps: 4, activated: 2, paid: 2, trialsEnded: 4, converted: 2 },
    { key: 'Agra', ...group(2) },
  ]);
});

it('a fault is counted by day, kind and what, in a name without slashes', () => {
  expect(faultId('browser', '/super/staff/:staffId', NOW)).toBe('2026-11-20_browser_~super~staff~:staffId');
  const again = { kind: 'callable', what: 'settleBill', requestId: 'b', at: NOW } as const;
  expect(faultAgain(null, again)).toEqual(aFault({ requestId: 'b' }));
  expect(faultAgain(aFault({ count: 3 }), again).count).toBe(4);
});

it('the parts of a sweep have every handle once', () => {
  const part = (handle: string) =>
    SHARDS.filter((n) => handle > boundsOf(n).after && handle <= boundsOf(n).until);
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
    expect(part(sign.repeat(20))).toHaveLength(1);
  }
  expect(new Set(['0', 'G', 'a', 'z'].flatMap((sign) => part(sign.repeat(20)))).size).toBe(SHARD_ENDS.length);
});

it('a tally counts each restaurant by its plan and its use', () => {
  const today = '2026-11-22';
  const silent = aTenant({ activatedOn: '2026-09-01', lastBillDay: '2026-09-30', mrrPaise: paise(99900) });
  const active = aTenant({ lastBillDay: today, suspended: true, membership: 'premium' });
  const tallies = [silent, active].map((tenant) => tallyOf(tenant, NOW, today));
  expect(addTallies(tallies)).toEqual({
    ...EMPTY_TALLY,
    restaurants: 2,
    active: 1,
    activated: 1,
    silent: 1,
    trialing: 1,
    premium: 1,
    suspended: 1,
    mrrPaise: 99900,
  });
});
