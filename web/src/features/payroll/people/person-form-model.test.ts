import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { aPerson, papersTyped, personTyped, someTerms } from '@bhoj/domain/fixtures/payroll';
import { emptyPerson, fieldsOf, personForm, typedOf } from './person-form-model.ts';

const TODAY = '2026-11-20';
const fields = fieldsOf(aPerson({ memberId: null }), TODAY);

it('a person who is opened and saved is as before; papers stay as they are', () => {
  expect(personForm.parse(fields)).toEqual(fields);
  expect(typedOf(fields, false)).toEqual({ person: personTyped(), papers: papersTyped() });
});

it('opens the terms that hold today, and begins a new person’s on the day they joined', () => {
  const terms = [someTerms(), someTerms({ from: '2026-11-15', designation: 'Head captain' })];
  expect(fieldsOf(aPerson({ terms }), TODAY)).toMatchObject({
    from: '2026-11-15',
    designation: 'Head captain',
  });
  const joined = { ...emptyPerson(TODAY), name: 'Sunita', joinedOn: '2026-11-03', basic: '600' };
  expect(typedOf(joined, true).person.terms.from).toBe('2026-11-03');
});

it('a dash takes a number off', () => {
  expect(typedOf({ ...fields, pan: '-' }, false).papers).toEqual(papersTyped({ pan: '-' }));
});

it.each([
  ['name', ' '],
  ['mobile', '12'],
  ['joinedOn', ''],
  ['basic', 'ten'],
  ['dayHours', '13'],
  ['overtimeTimes', '1.5'],
  ['PL', '0.3'],
  ['aadhaar', '123'],
  ['upi', 'ravi'],
])('refuses the %s %s', (field, value) => {
  expect(
    personForm.safeParse({ ...fields, [field]: value }).error?.issues.map(({ path }) => path[0]),
  ).toEqual([field]);
});

it('a new person begins with a month’s pay by 26 days, eight hours, and nothing else', () => {
  expect(emptyPerson(TODAY)).toEqual({
    name: '',
    mobile: '',
    memberId: '',
    sex: '',
    hasDisability: false,
    bornOn: '',
    fundSince: '',
    joinedFundAboveCeiling: false,
    joinedOn: TODAY,
    from: TODAY,
    designation: '',
    skill: '',
    by: 'month',
    basic: '',
    allowances: [],
    divisor: '26',
    weeklyOff: '',
    dayHours: '8',
    overtimeTimes: '2',
    providentFund: false,
    stateInsurance: false,
    upi: '',
    ifsc: '',
    aadhaar: '',
    pan: '',
    uan: '',
    esi: '',
    account: '',
    PL: '0',
    CL: '0',
    SL: '0',
  });
});

describe('a person as a form', () => {
  const terms = [
    someTerms({
      skill: 'skilled',
      weeklyOff: 'monday',
      dayMinutes: 510,
      overtimeTimes: 250,
      allowances: [{ name: 'Rent', amountPaise: rupees(1_200.5), isWages: true }],
    }),
  ];
  const known = () =>
    aPerson({
      memberId: 'm'.repeat(28),
      sex: 'female',
      bornOn: '1990-01-31',
      fundSince: '2016-03-01',
      terms,
      leaveHalves: { PL: 25, CL: 14, SL: 3 },
    });
  const none = () =>
    aPerson({
      memberId: null,
      sex: null,
      bornOn: null,
      fundSince: null,
      terms: [someTerms({ skill: null, weeklyOff: null, allowances: [] })],
    });

  it('shows hours, times and days as people say them, and nothing where nothing is known', () => {
    expect(fieldsOf(known(), TODAY)).toMatchObject({
      memberId: 'm'.repeat(28),
      sex: 'female',
      bornOn: '1990-01-31',
      fundSince: '2016-03-01',
      skill: 'skilled',
      weeklyOff: 'monday',
      dayHours: '8.5',
      overtimeTimes: '2.5',
      allowances: [{ name: 'Rent', amount: '1200.50', isWages: true }],
      PL: '12.5',
      CL: '7',
      SL: '1.5',
    });
    expect(fieldsOf(none(), TODAY)).toMatchObject({
      memberId: '',
      sex: '',
      bornOn: '',
      fundSince: '',
      skill: '',
      weeklyOff: '',
      allowances: [],
    });
  });

  it('is the same after it was shown and typed again', () => {
    for (const person of [known(), none()]) {
      const { terms: held, memberId, sex, bornOn, fundSince, leaveHalves } = person;
      const typed = typedOf(fieldsOf(person, TODAY), false).person;
      expect(typed).toMatchObject({ memberId, sex, bornOn, fundSince, leaveHalves });
      expect(typed.terms).toEqual(held[0]);
    }
  });

  const takes = (field: string, value: string) =>
    personForm.safeParse({ ...fieldsOf(none(), TODAY), [field]: value }).success;

  it.each([
    ['dayHours', ['1', '8.25', '12'], ['', ' ', '0.75', '12.25', '8.1', 'x']],
    ['overtimeTimes', ['2', '2.25', '5'], ['', '1.75', '5.25', '2.1']],
    ['PL', ['0', '12.5', '200'], ['', '-0.5', '200.5', '1.25']],
    ['bornOn', ['', '1990-01-31'], ['1990-02-30', 'soon']],
    ['fundSince', ['', '2016-03-01'], ['2016']],
  ])('takes of %s %j, and not %j', (field, right, wrong) => {
    expect(right.map((value) => takes(field, value))).toEqual(right.map(() => true));
    expect(wrong.map((value) => takes(field, value))).toEqual(wrong.map(() => false));
  });
});
