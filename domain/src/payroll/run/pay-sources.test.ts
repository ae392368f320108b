import { expect, it } from 'vitest';
import { NOTHING_FOR_ALL } from './entered.ts';
import { payLawOf } from '../law/law.ts';
import { slipsOf } from './pay-run.ts';
import { paySourcesOf } from './pay-sources.ts';
import { aRow } from '../../fixtures/pay.ts';
import { aCell, aMuster, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import type { Muster } from '../shape/muster.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

const month = '2026-11';
const daysOf = (muster: Muster | null): Slip['days'] | undefined => {
  const people = [{ id: PERSON_ID, value: aPerson() }];
  const sources = paySourcesOf({ month, people, muster, advances: [], entered: {}, arrears: {} });
  return slipsOf(sources, payLawOf(month, '27'), NOTHING_FOR_ALL)[0]?.days;
};

it('days off of the week are those of the grid while nobody has marked the month', () => {
  const days = daysOf(null);
  expect(days?.byMark).toEqual({ WO: 4 });
  expect(days?.unmarked).toHaveLength(26);
});

it('a stored month is taken as it is: a day off that the owner cleared is named', () => {
  const row = { ...aRow(month, {}, ['03', '10', '17', '24']), '10': aCell({ mark: null }) };
  const days = daysOf(aMuster({ people: { [PERSON_ID]: row } }));
  expect(days?.byMark).toEqual({ WO: 3, P: 26 });
  expect(days?.unmarked).toEqual(['2026-11-10']);
});
