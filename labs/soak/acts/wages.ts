import { NO_PAY_ENTRIES, NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import {
  approvePayRun,
  draftPayRun,
  payPayRun,
  reopenPayRun,
  reviewPayRun,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { giveAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { paise, rupees } from '@bhoj/domain/money/money';
import { businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import type { PayRunState } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { calling } from '../act.ts';
import { PAY_MONTH, PEOPLE } from '../staff.ts';
import { oneOf } from '../world.ts';
import type { Plan } from '../act.ts';
import type { World } from '../world.ts';

const month = PAY_MONTH;

/** True where the pay run is in one of these states; by a small chance in any, because a screen may be behind. */
const isAt = ({ payRun }: World, random: Parameters<Plan>[1], ...states: readonly PayRunState[]): boolean =>
  (payRun !== null && states.includes(payRun.state)) || random.chance(0.05);

/** Drafts the month, now and then with one more amount for somebody. */
export const draft: Plan = (world, random) => {
  if (world.payRun !== null && !isAt(world, random, 'draft')) return null;
  const festival = {
    kind: 'once',
    name: 'Festival',
    amountPaise: paise(random.int(1, 500_00)),
    isWages: false,
  } as const;
  return calling(draftPayRun, world.place.owner, {
    month,
    stateCode: '27',
    forAll: {
      ...NOTHING_FOR_ALL,
      professionTaxPaise: rupees(200),
      minimumWagePaise: rupees(12_000),
    },
    ...(random.chance(0.3) && {
      people: { [random.pick(PEOPLE)]: { ...NO_PAY_ENTRIES, extras: [festival] } },
    }),
  });
};

export const review: Plan = (world, random) =>
  isAt(world, random, 'draft') ? calling(reviewPayRun, world.place.owner, { month }) : null;

/** Makes a reviewed run a draft again, seldom enough that most months are paid. */
export const reopen: Plan = (world, random) =>
  random.chance(0.5) && isAt(world, random, 'reviewed')
    ? calling(reopenPayRun, world.place.owner, { month })
    : null;

export const approve: Plan = (world, random) =>
  isAt(world, random, 'reviewed') ? calling(approvePayRun, world.place.owner, { month }) : null;

/** Notes the payment of some people, who may be paid already. */
export const pay: Plan = (world, random) => {
  if (!isAt(world, random, 'approved', 'paid')) return null;
  const method = random.pick(['cash', 'upi'] as const);
  const reference = method === 'cash' ? '' : String(random.int(100_000, 999_999));
  const chosen = PEOPLE.filter(() => random.chance(0.6));
  if (chosen.length === 0) return null;
  const payments = chosen.map((personId) => ({ personId, method, reference, paidOn: dateOf(world.now) }));
  return calling(
    payPayRun,
    world.place.owner,
    { month, payments },
    {
      learn: ({ wages }) => {
        for (const { personId, ...how } of payments) if (!wages.has(personId)) wages.set(personId, how);
      },
    },
  );
};

/** Gives an advance out of the drawer, which an open session pays; no month that is run here recovers it. */
export const giveInAdvance: Plan = ({ place, now, sessions }, random) => {
  const advanceId = newId();
  const amountPaise = rupees(random.int(1, 50) * 10);
  const advance = {
    personId: random.pick(PEOPLE),
    givenOn: businessDayOf(now, '04:00'),
    amountPaise,
    instalmentPaise: amountPaise,
    firstMonth: '2027-12',
    reason: 'School fees',
    method: random.pick(['drawer', 'drawer', 'upi'] as const),
  };
  const open = [...sessions].filter(([, { state }]) => state === 'open').map(([id]) => id);
  const chosen = random.chance(0.5) ? oneOf(random, open) : null;
  return calling(
    giveAdvance,
    place.owner,
    { advanceId, advance, ...(chosen !== null && { cashSession: chosen }) },
    { learn: ({ paidOut }) => void paidOut.set(advanceId, { amountPaise, allowedIn: null }) },
  );
};
