import {
  ADVANCE_ID,
  aMuster,
  anAdvance,
  aPerson,
  PERSON_ID,
  somePapers,
} from '@bhoj/domain/fixtures/payroll';
import { RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { aPayRun, aSlip } from '@bhoj/domain/fixtures/pay';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { advances, musters, people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { aPunchDay, aRoster } from '@bhoj/domain/fixtures/roster';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { table } from '../table.ts';

const r = { restaurantId: RESTAURANT };
const nobodyWrites = { create: '', update: '', delete: '' };

export const payrollTables = [
  table({
    collection: people,
    path: people.path({ ...r, personId: PERSON_ID }),
    document: aPerson(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
  }),
  table({
    collection: personPapers,
    path: personPapers.path({ ...r, personId: PERSON_ID }),
    document: somePapers(),
    get: '',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: musters,
    path: musters.path({ ...r, month: '2026-11' }),
    document: aMuster(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: musters.queries.between('2026-04', '2027-03'),
  }),
  // The captain persona is in both: they get their own from a callable, not from here.
  table({
    collection: rosters,
    path: rosters.path({ ...r, week: '2026-11-16' }),
    document: aRoster(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: rosters.queries.between('2026-10-26', '2026-11-30'),
  }),
  table({
    collection: punches,
    path: punches.path({ ...r, day: '2026-11-20' }),
    document: aPunchDay(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: punches.queries.between('2026-11-01', '2026-11-30'),
  }),
  table({
    collection: advances,
    path: advances.path({ ...r, advanceId: ADVANCE_ID }),
    document: anAdvance(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: advances.queries.ofPerson(PERSON_ID),
  }),
  table({
    collection: payRuns,
    path: payRuns.path({ ...r, month: '2026-11' }),
    document: aPayRun(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: payRuns.queries.between('2026-04', '2027-03'),
  }),
  // The captain persona is the person of this slip: they get it from a callable, not from here.
  table({
    collection: slips,
    path: slips.path({ ...r, month: '2026-11', personId: PERSON_ID }),
    document: aSlip(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: slips.queries.all(),
  }),
];
