import { advances, musters, people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import type { Write } from '../write-batches.ts';
import type { PayHistory } from './pay-history.ts';

/** The documents of a restaurant's people and their pay, encoded by their collections. */
export function* payWrites(restaurantId: string, pay: PayHistory): Generator<Write, undefined> {
  for (const { id: personId, person, papers } of pay.staff) {
    const of = { restaurantId, personId };
    yield { path: people.path(of), data: people.encode(person) };
    yield { path: personPapers.path(of), data: personPapers.encode(papers) };
  }
  for (const { id: advanceId, value } of pay.advances) {
    yield { path: advances.path({ restaurantId, advanceId }), data: advances.encode(value) };
  }
  for (const muster of pay.musters) {
    yield { path: musters.path({ restaurantId, month: muster.month }), data: musters.encode(muster) };
  }
  for (const roster of pay.rosters)
    yield { path: rosters.path({ restaurantId, week: roster.week }), data: rosters.encode(roster) };
  for (const punched of pay.punches)
    yield { path: punches.path({ restaurantId, day: punched.day }), data: punches.encode(punched) };
  for (const { run, slips: all } of pay.runs) {
    const of = { restaurantId, month: run.month };
    yield { path: payRuns.path(of), data: payRuns.encode(run) };
    for (const slip of all) {
      const { personId } = slip;
      yield { path: slips.path({ ...of, personId }), data: slips.encode(slip) };
    }
  }
}
