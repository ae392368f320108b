import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { payLawOf } from '@bhoj/domain/payroll/law/law';
import { approved, draftOf, recoveredOf, withPaid } from '@bhoj/domain/payroll/run/pay-run-acts';
import { minus, rupees, ZERO } from '@bhoj/domain/money/money';
import { DAY, HOUR, addMonths, businessDayOf, dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { PunchDay } from '@bhoj/domain/roster/punch.schema';
import type { Roster } from '@bhoj/domain/roster/roster.schema';
import type { Drafted } from '@bhoj/domain/payroll/run/pay-run-acts';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { signedUpAt } from '../demo-settings.ts';
import { attendanceOf } from './attendance.ts';
import { disputedBy, musterOf } from './marks.ts';
import { peopleOf } from './people.ts';
import type { Paid, MemberUids } from './people.ts';

/** The restaurant's people and their pay. */
export interface PayHistory {
  readonly staff: readonly Paid[];
  readonly advances: readonly Entry<Advance>[];
  /** The musters of the current month, up to yesterday, and of the two months before. */
  readonly musters: readonly Muster[];
  /** The month before the last one is paid, the last one is a draft. */
  readonly runs: readonly Drafted[];
  readonly rosters: readonly Roster[];
  readonly punches: readonly PunchDay[];
}

/** ₹6,000 to the kitchen's helper, taken back by ₹2,000 a month. */
const advanceTo = ({ id }: Paid, month: string): Entry<Advance> => ({
  id: 'demoLoanOfAnnapurna1',
  value: {
    personId: id,
    givenOn: `${month}-12`,
    amountPaise: rupees(6_000),
    instalmentPaise: rupees(2_000),
    firstMonth: month,
    leftPaise: rupees(6_000),
    isBeforeJoining: false,
    reason: 'School fees',
    method: 'upi',
    repayments: [],
    createdAt: startOf(`${month}-12`) + 11 * HOUR,
  },
});

/** Returns the rest of an advance after a run is approved. */
const lessRecovered = ({ id, value }: Entry<Advance>, { run, slips }: Drafted): Entry<Advance> => {
  if (run.approvedAt === null) return { id, value };
  const taken = recoveredOf(slips).find(({ advanceId }) => advanceId === id)?.amountPaise ?? ZERO;
  return { id, value: { ...value, leftPaise: minus(value.leftPaise, taken) } };
};

/**
 * Returns the run reviewed, approved, and paid on the 5th of the next month. A run stays a draft when the law of its
 * month is unknown.
 */
function paidOut({ run, slips }: Drafted): Drafted {
  if (slips.some(({ problems }) => problems.length > 0)) return { run, slips };
  const paidAt = addMonths(startOf(`${run.month}-05`), 1) + 11 * HOUR;
  const approvedAt = paidAt - DAY;
  const paidOn = dateOf(paidAt);
  const stands = approved({ ...run, state: 'reviewed', reviewedAt: approvedAt - HOUR }, approvedAt);
  return {
    run: withPaid(
      stands,
      slips.map(({ personId }) => personId),
      paidAt,
    ),
    slips: slips.map((slip, n) => {
      const isByBank = slip.source.person.payTo.ifsc !== '';
      const [method, reference] = isByBank
        ? (['bank', `NEFT${paidOn}-${n + 1}`] as const)
        : (['upi', ''] as const);
      return { ...slip, payment: { method, reference, paidOn, paidAt } };
    }),
  };
}

/** Returns people, muster and pay of the last months. The same seed, restaurant and `now` give the same result. */
export function payHistoryOf(from: {
  readonly uids: MemberUids;
  readonly restaurant: WholeRestaurant;
  readonly seed: string;
  /** Epoch ms. */
  readonly now: number;
}): PayHistory {
  const { uids, restaurant, seed, now } = from;
  const today = businessDayOf(now, restaurant.dayCutoff);
  const yesterday = dateOf(startOf(today) - DAY);
  const staff = peopleOf(uids, dateOf(signedUpAt(now)));
  const [older, last, running] = [-2, -1, 0].map((n) =>
    monthOf(addMonths(startOf(`${today.slice(0, 7)}-01`), n)),
  ) as [string, string, string];
  const helper = staff.find(({ person }) => person.terms[0]?.designation === 'Kitchen helper');
  const given = helper === undefined ? [] : [advanceTo(helper, older)];
  const draft = (muster: Muster, advances: readonly Entry<Advance>[]): Drafted => {
    const { month } = muster;
    const stateCode = restaurant.gstin.slice(0, 2);
    return draftOf(
      {
        month,
        people: staff.map(({ id, person }) => ({ id, value: person })),
        muster,
        advances,
        entered: {},
        arrears: {},
        stateCode,
        law: payLawOf(month, stateCode),
        forAll: NOTHING_FOR_ALL,
        tipsPaidOutPaise: ZERO,
        musterChangedAt: muster.changedAt,
        stored: [],
      },
      Math.min(now, addMonths(startOf(`${month}-01`), 1) + 10 * HOUR),
    );
  };
  const olderMuster = musterOf(older, staff, yesterday, seed);
  const paid = paidOut(draft(olderMuster, given));
  const advances = given.map((one) => lessRecovered(one, paid));
  const marks = musterOf(last, staff, yesterday, seed);
  const [, captain] = staff;
  const lastMuster = captain === undefined ? marks : disputedBy(marks, captain, yesterday);
  return {
    staff,
    advances,
    musters: [
      { ...olderMuster, lockedAt: paid.run.approvedAt },
      lastMuster,
      ...(running <= yesterday ? [musterOf(running, staff, yesterday, seed)] : []),
    ],
    runs: [paid, draft(lastMuster, advances)],
    ...attendanceOf({
      staff,
      seed,
      today,
      now,
      by: { uid: restaurant.uid, name: restaurant.ownerName },
    }),
  };
}
