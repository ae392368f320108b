import { expect, it } from 'vitest';
import { aCell, PERSON_ID } from '../../fixtures/payroll.ts';
import { cellTypedSchema } from './cell-typed.ts';
import { claimsOf } from './claims.ts';

it('lists disputes first and then suggestions by day, with what accepts and what keeps', () => {
  const people = {
    [PERSON_ID]: {
      '20': aCell({ mark: null, claimed: 'P' }),
      '19': aCell({ mark: null, claimed: 'P' }),
      '21': aCell({ mark: 'A', overtimeMinutes: 30, claimed: 'P', isDisputed: true }),
      '22': aCell(),
    },
  };
  const claims = claimsOf({ month: '2026-11', people });
  expect(claims.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-19', '2026-11-20']);
  const kept = {
    personId: PERSON_ID,
    day: '2026-11-21',
    mark: 'A',
    overtimeMinutes: 30,
    read: { mark: 'A', claimed: 'P' },
  };
  expect(claims[0]).toMatchObject({ claimed: 'P', isDisputed: true, kept, accepted: { ...kept, mark: 'P' } });
});

it('lists the suggestions of everybody in the order of days, as entries that can be saved', () => {
  const claimed = (...days: string[]) =>
    Object.fromEntries(days.map((day) => [day, aCell({ mark: null, claimed: 'P' })]));
  const people = { [PERSON_ID]: claimed('07', '05', '09'), Meera: claimed('08', '06') };
  const claims = claimsOf({ month: '2026-11', people });
  expect(claims.map(({ day }) => day.slice(8))).toEqual(['05', '06', '07', '08', '09']);
  expect(cellTypedSchema.safeParse(claims[0]?.accepted).data).toEqual({
    personId: PERSON_ID,
    day: '2026-11-05',
    mark: 'P',
    overtimeMinutes: 0,
    read: { mark: null, overtimeMinutes: 0, claimed: 'P' },
  });
});

it('accepts the overtime that is claimed, and keeps what is marked', () => {
  const cell = aCell({ overtimeMinutes: 30, claimed: 'P', claimedOvertime: 90, isDisputed: true });
  const [claim] = claimsOf({ month: '2026-11', people: { [PERSON_ID]: { '20': cell } } });
  expect(claim).toMatchObject({
    claimedOvertime: 90,
    accepted: { mark: 'P', overtimeMinutes: 90 },
    kept: { mark: 'P', overtimeMinutes: 30 },
  });
  expect(cellTypedSchema.safeParse(claim?.accepted).data?.read).toEqual({
    mark: 'P',
    overtimeMinutes: 30,
    claimed: 'P',
    claimedOvertime: 90,
  });
});
