import { aRow } from '@bhoj/domain/fixtures/pay';
import { aMuster, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { approvePayRun, draftPayRun, reviewPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { leavePerson } from '@bhoj/domain/payroll/people/person.contract';
import { aHouse, put } from './arrange.ts';
import { call } from './mount.ts';
import type { House } from './arrange.ts';

/** A past month with known numbers of the law; July 2026 begins on a Wednesday. */
export const PAY_MONTH = '2026-07';

/** A restaurant of Maharashtra with Ravi on its staff, who was present on every day of July 2026. */
export async function aPaidHouse(): Promise<House> {
  const house = await aHouse({ gstin: '27AAPFU0939F1ZV' }, { tableCount: 0 });
  const { restaurantId } = house;
  await put(people, { restaurantId, personId: PERSON_ID }, aPerson());
  const row = aRow(PAY_MONTH, {}, ['07', '14', '21', '28']);
  const muster = aMuster({ month: PAY_MONTH, people: { [PERSON_ID]: row } });
  await put(musters, { restaurantId, month: PAY_MONTH }, muster);
  return house;
}

/** July drafted, once Ravi has left on its 15th. */
export async function aLeaverDrafted(): Promise<House> {
  const house = await aPaidHouse();
  await call(leavePerson, { personId: PERSON_ID, lastDay: '2026-07-15' }, house.owner);
  await call(draftPayRun, { month: PAY_MONTH }, house.owner);
  return house;
}

const STEPS = [draftPayRun, reviewPayRun, approvePayRun] as const;

/** Takes the run of July to a step: 0 none, 1 draft, 2 reviewed, 3 approved. */
export async function runTo(house: House, steps: 0 | 1 | 2 | 3): Promise<void> {
  for (const step of STEPS.slice(0, steps)) await call(step, { month: PAY_MONTH }, house.owner);
}
