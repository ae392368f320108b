import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import type { PunchDay } from '@bhoj/domain/roster/punch.schema';
import type { Roster } from '@bhoj/domain/roster/roster.schema';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Live } from '../../../firebase/live.ts';

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

/** Everybody who is or was paid, by name. */
export const usePeople = (): Live<readonly Entry<Person>[]> =>
  useLiveList(people, { restaurantId: useRestaurantId() }, people.queries.all());

/** The muster of a month; `missing` until somebody marks it. */
export const useMuster = (month: string): Live<Muster> =>
  useLiveDoc(musters, { restaurantId: useRestaurantId(), month });

export const usePerson = (personId: string): Live<Person> =>
  useLiveDoc(people, { restaurantId: useRestaurantId(), personId });

/** The month until which leave may be marked ahead. */
export const LAST_MUSTER = '2099-12';

/** The musters of months, one read each. */
export const useMusters = (from: string, to: string): Live<readonly Entry<Muster>[]> =>
  whole(useLiveList(musters, { restaurantId: useRestaurantId() }, musters.queries.between(from, to)));

export const useAdvances = (): Live<readonly Entry<Advance>[]> =>
  useLiveList(advances, { restaurantId: useRestaurantId() }, advances.queries.latest());

/** The pay run of a month; `missing` until it is drafted. */
export const usePayRun = (month: string): Live<PayRun> =>
  useLiveDoc(payRuns, { restaurantId: useRestaurantId(), month });

/** All slips of a run: one read for each person, so use it only where all are needed. */
export const useSlips = (month: string): Live<readonly Entry<Slip>[]> =>
  whole(useLiveList(slips, { restaurantId: useRestaurantId(), month }, slips.queries.all()));

export const useSlip = (month: string, personId: string): Live<Slip> =>
  useLiveDoc(slips, { restaurantId: useRestaurantId(), month, personId });

/** Returns the current business day. */
export const useToday = (): string => businessDayOf(useNow(TICK), useServiceSettings().dayCutoff);

/** The roster of a week, by its Monday; `missing` until somebody plans it. */
export const useRoster = (week: string): Live<Roster> =>
  useLiveDoc(rosters, { restaurantId: useRestaurantId(), week });

/** The rosters of weeks, one read each. */
export const useRosters = (from: string, to: string): Live<readonly Entry<Roster>[]> =>
  whole(useLiveList(rosters, { restaurantId: useRestaurantId() }, rosters.queries.between(from, to)));

/** The punches of days, one read a day. */
export const usePunches = (from: string, to: string): Live<readonly Entry<PunchDay>[]> =>
  whole(useLiveList(punches, { restaurantId: useRestaurantId() }, punches.queries.between(from, to)));
