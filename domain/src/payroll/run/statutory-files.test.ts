import { describe, expect, it } from 'vitest';
import { plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { rupees } from '../../money/money.ts';
import { payLawOf } from '../law/law.ts';
import { portalNameOf } from './one-number.ts';
import { ecrOf, esicOf, leaversOf, unpaidDays } from './statutory-files.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';
import type { Leaver, OtherRecord } from './one-number.ts';

const both = { providentFund: true, stateInsurance: true, divisor: 'calendar' } as const;
const named = (slip: Slip, personId: string, name: string): Slip => ({ ...slip, personId, name });
const numbers = {
  ravi: { uan: '100123456789', esi: '3101234567' },
  meera: { uan: '', esi: '' },
  anil: { uan: '100987654321', esi: '3109876543' },
};

const law = payLawOf('2026-11', '27');
const nobody = { rows: [], without: [], notKnown: [], unwritable: [], sharing: [], aboveCeiling: [] };
const leaverOf = (slip: Slip, person: { leftOn: string | null }): Leaver | null =>
  leaversOf([{ slip, person }], {})[0] ?? null;

// 18,000 of 30 days, two of them and a half without pay: 27.5 / 30 = 16,500. The rent is no wages.
const rent = { name: 'Rent', amountPaise: rupees(3_000), isWages: false };
const ravi = named(
  workedSlip({
    terms: [plainTerms(18_000, { ...both, allowances: [rent] })],
    marks: { '04': 'A', '05': 'A', '06': 'HD' },
  }),
  'ravi',
  'Ravi',
);
const meera = named(workedSlip({ terms: [plainTerms(12_000, both)] }), 'meera', 'Meera');
// Above the ceiling of the fund and of the insurance, older than 58, and left on the 15th: half of 60,000.
const anil = named(
  workedSlip({
    terms: [plainTerms(60_000, both)],
    person: { bornOn: '1960-01-01', leftOn: '2026-11-15' },
  }),
  'anil',
  'Anil',
);

it('the ECR has gross, wages of the fund, of the pension and of EDLI, the three shares, and days without pay', () => {
  const file = ecrOf([ravi, meera, anil], numbers, law);
  // 12 % of 16,500 = 1,980; 8.33 % = 1,374.45; 606. Gross 16,500 + 2,750. Anil: 25,000, no pension.
  expect(file.rows).toEqual([
    '100123456789#~#RAVI#~#19250#~#16500#~#16500#~#16500#~#1980#~#1374#~#606#~#2#~#0',
    '100987654321#~#ANIL#~#30000#~#25000#~#0#~#25000#~#3000#~#0#~#3000#~#0#~#0',
  ]);
  expect([file.without, file.notKnown, file.unwritable]).toEqual([['Meera'], [], []]);
  expect(unpaidDays(ravi)).toBe(2);
});

it('the ESIC file has the insured, days rounded up, and why there are none', () => {
  const absent = Array.from({ length: 15 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
  const left = named(
    workedSlip({
      terms: [plainTerms(15_000, both)],
      person: { leftOn: '2026-11-15' },
      marks: Object.fromEntries(absent),
    }),
    'anil',
    'Anil',
  );
  const file = esicOf([ravi, meera, left, anil], numbers, []);
  expect(file.rows).toEqual([
    ['3101234567', 'RAVI', 28, 16_500, 0, ''],
    ['3109876543', 'ANIL', 0, 0, 2, '15/11/2026'],
  ]);
  expect(file.without).toEqual(['Meera']);
  // Somebody who left after days with pay has no last working day in that month.
  const paidAndLeft = named(
    workedSlip({ terms: [plainTerms(15_000, both)], person: { leftOn: '2026-11-15' } }),
    'anil',
    'Anil',
  );
  expect(esicOf([paidAndLeft], numbers, []).rows).toEqual([['3109876543', 'ANIL', 15, 7_500, 0, '']]);
});

it('has whoever left in the month before after days with pay, with no day, the reason and the last working day', () => {
  const person = { leftOn: '2026-11-15' };
  const left = named(workedSlip({ terms: [plainTerms(15_000, both)], person }), 'anil', 'Anil');
  const leaver = leaverOf(left, person);
  expect(leaver).toEqual({ personId: 'anil', name: 'Anil', leftOn: '2026-11-15' });
  const december = esicOf([ravi], numbers, leaver === null ? [] : [leaver]);
  expect(december.rows.at(-1)).toEqual(['3109876543', 'ANIL', 0, 0, 2, '15/11/2026']);
  // Somebody with a slip of the month has one row.
  expect(esicOf([left], numbers, leaver === null ? [] : [leaver]).rows).toHaveLength(1);
  const others = [
    { personId: 'meera', name: 'Meera', leftOn: '2026-11-20' },
    { personId: 'anil', name: 'सुनीता देवी', leftOn: '2026-11-20' },
  ];
  expect(esicOf([], numbers, others)).toEqual({ ...nobody, without: ['Meera'], unwritable: ['सुनीता देवी'] });
});

it('has the number of somebody who came back under another record once', () => {
  const terms = [plainTerms(15_000, both)];
  const again = named(workedSlip({ terms }), 'anil again', 'Anil');
  const known = { ...numbers, 'anil again': numbers.anil, other: { uan: '', esi: '' } };
  const left = { personId: 'anil', name: 'Anil', leftOn: '2026-10-15' };
  const works = ['3109876543', 'ANIL', 30, 15_000, 0, ''];
  expect(esicOf([again], known, [left]).rows).toEqual([works]);
  // Somebody who is not insured any more left the insurance.
  const uninsured = named(workedSlip({ terms: [plainTerms(30_000)] }), 'anil again', 'Anil');
  const gone = (day: string) => ['3109876543', 'ANIL', 0, 0, 2, day];
  expect(esicOf([uninsured], known, [left]).rows).toEqual([gone('15/10/2026')]);
  const twice = { ...left, personId: 'anil again', leftOn: '2026-10-28' };
  expect(esicOf([], known, [left, twice]).rows).toEqual([gone('28/10/2026')]);
  expect(esicOf([], known, [twice, { ...left, leftOn: twice.leftOn }]).rows).toEqual([gone('28/10/2026')]);
  // Two people without a number are two.
  const unnumbered = { personId: 'other', name: 'Other', leftOn: '2026-10-20' };
  const without = [{ ...left, personId: 'meera', name: 'Meera' }, unnumbered];
  expect(esicOf([meera], known, [unnumbered]).without).toEqual(['Meera', 'Other']);
  expect(esicOf([again], known, without).without).toEqual(['Meera', 'Other']);
});

it('asks nothing more of who has the last working day already, is not insured, or is here', () => {
  const days = Array.from({ length: 15 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
  const person = { leftOn: '2026-11-15' };
  const terms = [plainTerms(15_000, both)];
  expect(leaverOf(workedSlip({ terms, person, marks: Object.fromEntries(days) }), person)).toBeNull();
  expect(leaverOf(anil, person)).toBeNull();
  expect(leaverOf(ravi, { leftOn: null })).toBeNull();
  expect(leaverOf(ravi, { leftOn: '2026-12-04' })).toBeNull();
});

it('asks the last day that stands now, where it was entered or corrected after the approval', () => {
  const terms = [plainTerms(15_000, both)];
  const slip = (leftOn: string | null, marks: Record<string, 'A'> = {}) =>
    named(workedSlip({ terms, person: { leftOn }, marks }), 'anil', 'Anil');
  expect(leaverOf(slip(null), { leftOn: '2026-11-30' })).toEqual({
    personId: 'anil',
    name: 'Anil',
    leftOn: '2026-11-30',
  });
  expect(leaverOf(slip('2026-11-25'), { leftOn: '2026-11-28' })?.leftOn).toBe('2026-11-28');
  expect(leaverOf(slip('2026-11-25'), { leftOn: null })).toBeNull();
  // Absent all month before anybody knew that he had left: that month's file had no last working day.
  const absent = Array.from({ length: 30 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
  expect(leaverOf(slip(null, Object.fromEntries(absent)), { leftOn: '2026-10-31' })?.leftOn).toBe(
    '2026-10-31',
  );
});

it('names people whose shares were entered, for their wages are not known', () => {
  const entered = { ...ravi, fund: { ...ravi.fund, basis: 'entered' } as Slip['fund'] };
  expect(ecrOf([entered], numbers, law)).toEqual({ ...nobody, notKnown: ['Ravi'] });
});

it.each([
  ['Dr. Ravi  Kumar-Rao', 'DR. RAVI KUMAR RAO', 'DR RAVI KUMAR RAO'],
  ['José O’Brien', 'JOSE OBRIEN', 'JOSE OBRIEN'],
  ['R. 2nd', 'R. ND', 'R ND'],
  ['(Ravi)', 'RAVI', 'RAVI'],
  ['सुनीता देवी', null, null],
  ['Sunita देवी', null, null],
  ['...', null, null],
])('the name %s is %s for the fund and %s for the insurance', (name, fund, insurance) => {
  expect([portalNameOf(name, '.'), portalNameOf(name, '')]).toEqual([fund, insurance]);
});

it('names people whose names have other letters, in no file', () => {
  const sunita = { ...ravi, name: 'सुनीता देवी' };
  expect(ecrOf([sunita], numbers, law)).toEqual({ ...nobody, unwritable: ['सुनीता देवी'] });
});

it('keeps the full stop of a name for the fund, and leaves it out for the insurance', () => {
  const doctor = { ...ravi, name: 'Dr. Ravi' };
  expect(ecrOf([doctor], numbers, law).rows[0]?.split('#~#')[1]).toBe('DR. RAVI');
  expect(esicOf([doctor], numbers, []).rows[0]?.[1]).toBe('DR RAVI');
});

it('says that nobody left who was absent all month, also where they leave in a later one', () => {
  const absent = Array.from({ length: 30 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
  const row = (leftOn: string | null) => {
    const of = { terms: [plainTerms(15_000, both)], person: { leftOn }, marks: Object.fromEntries(absent) };
    return esicOf([named(workedSlip(of), 'anil', 'Anil')], numbers, []).rows[0];
  };
  expect(row(null)).toEqual(['3109876543', 'ANIL', 0, 0, 0, '']);
  expect(row('2026-12-15')).toEqual(['3109876543', 'ANIL', 0, 0, 0, '']);
  expect(row('2026-11-30')).toEqual(['3109876543', 'ANIL', 0, 0, 2, '30/11/2026']);
});

it('leaves out whoever is in neither the fund nor the insurance, and names people without numbers', () => {
  const plain = named(workedSlip({ terms: [plainTerms(30_000)] }), 'ravi', 'Ravi');
  expect([ecrOf([plain], numbers, law), esicOf([plain], numbers, [])]).toEqual([nobody, nobody]);
  expect([ecrOf([ravi], {}, law).without, esicOf([ravi], {}, []).without]).toEqual([['Ravi'], ['Ravi']]);
});

describe('somebody who left and came back in the same month under another record', () => {
  const again = { ...numbers, 'anil again': numbers.anil };
  const absentOn = (from: number, until: number) =>
    Object.fromEntries(
      Array.from({ length: until - from + 1 }, (_, n) => [String(from + n).padStart(2, '0'), 'A' as const]),
    );
  const record = (
    personId: string,
    person: { joinedOn?: string; leftOn?: string | null },
    { basic = 15_000, name = 'Anil', marks = {} as Record<string, 'A' | 'HD'> } = {},
  ) => named(workedSlip({ terms: [plainTerms(basic, both)], person, marks }), personId, name);
  // 1–10 November with half a day off, and 21–30 with another: 9.5 + 9.5 days, 4,750 + 4,750.
  const first = record('anil', { leftOn: '2026-11-10' }, { marks: { '05': 'HD' } });
  const second = record('anil again', { joinedOn: '2026-11-21' }, { marks: { '25': 'HD' } });

  it('has one row for the insurance: days and wages are added, and then rounded', () => {
    expect(esicOf([first, second], again, []).rows).toEqual([['3109876543', 'ANIL', 19, 9_500, 0, '']]);
    expect(esicOf([second, ravi, first], again, []).rows.map(([number]) => number)).toEqual([
      '3109876543',
      '3101234567',
    ]);
  });

  it('has one line for the fund: amounts and days without pay are added', () => {
    // 12 % of 4,750 = 570, twice; 8.33 % of 9,500 = 791.35; 1,140 − 791. Two half days without pay are one day.
    expect(ecrOf([first, second], again, law).rows).toEqual([
      '100987654321#~#ANIL#~#9500#~#9500#~#9500#~#9500#~#1140#~#791#~#349#~#1#~#0',
    ]);
  });

  it('has the sum of the pension shares where their wages or their rate is not known', () => {
    const sharesOf = (slips: Slip[], of: Pick<PayLaw, 'fund' | 'fundCeilings'>) =>
      ecrOf(slips, again, of).rows[0]?.split('#~#').slice(6, 9);
    // 8.33 % of 4,750 = 395.68, twice 396.
    const before = { ...second, fund: second.fund && { ...second.fund, pensionWagesPaise: null } };
    expect(sharesOf([first, before], law)).toEqual(['1140', '792', '348']);
    expect(sharesOf([first, second], { ...law, fund: null })).toEqual(['1140', '792', '348']);
  });

  it('has no more days than the month, where both records have the day', () => {
    const until = record('anil', { leftOn: '2026-11-15' });
    const from = record('anil again', { joinedOn: '2026-11-15' });
    expect(esicOf([until, from], again, []).rows[0]?.[2]).toBe(30);
  });

  it('says by the last record whether they are here, where nothing was paid', () => {
    const gone = record('anil', { leftOn: '2026-11-10' }, { marks: absentOn(1, 10) });
    const back = (leftOn: string | null) =>
      record('anil again', { joinedOn: '2026-11-21', leftOn }, { marks: absentOn(21, 30) });
    const rowOf = (...slips: Slip[]) => esicOf(slips, again, []).rows;
    expect(rowOf(back(null), gone)).toEqual([['3109876543', 'ANIL', 0, 0, 0, '']]);
    expect(rowOf(back('2026-11-25'), gone)).toEqual([['3109876543', 'ANIL', 0, 0, 2, '25/11/2026']]);
    // The record that is open counts, also where a closed one began later.
    const open = record('anil', { joinedOn: '2025-04-01' }, { marks: absentOn(1, 30) });
    expect(rowOf(open, back('2026-11-25'))).toEqual([['3109876543', 'ANIL', 0, 0, 0, '']]);
    // One of the two begins on the day on which the other ends.
    const same = record('anil again', { leftOn: null }, { marks: absentOn(1, 30) });
    expect(rowOf(same, gone)).toEqual([['3109876543', 'ANIL', 0, 0, 0, '']]);
  });

  it('has the last working day in the next month, where the days with pay of the other record kept it out', () => {
    const [firstDay, lastDay] = [{ leftOn: '2026-11-10' }, { leftOn: '2026-11-25' }];
    const unpaid = record('anil again', { joinedOn: '2026-11-21', ...lastDay }, { marks: absentOn(21, 25) });
    const gone = [
      { slip: first, person: firstDay },
      { slip: unpaid, person: lastDay },
    ];
    const left = leaversOf(gone, again);
    expect(esicOf([], again, left).rows).toEqual([['3109876543', 'ANIL', 0, 0, 2, '25/11/2026']]);
    // Without days with pay that month's file had it.
    const never = record('anil', firstDay, { marks: absentOn(1, 10) });
    expect(leaversOf([{ slip: never, person: firstDay }, ...gone.slice(1)], again)).toEqual([]);
  });

  it('is named in the next month too under two names, because neither had a row', () => {
    const [firstDay, lastDay] = [{ leftOn: '2026-11-10' }, { leftOn: '2026-11-25' }];
    const unpaid = (leftOn: string | null) =>
      record('anil again', { joinedOn: '2026-11-21', leftOn }, { marks: absentOn(21, 30), name: 'Sunil' });
    const decemberOf = (one: { leftOn: string | null }, other: { leftOn: string | null }) => {
      const gone = [
        { slip: first, person: one },
        { slip: unpaid(other.leftOn), person: other },
      ];
      return esicOf([], again, leaversOf(gone, again));
    };
    const bothNamed = { ...nobody, sharing: [['Anil', 'Sunil']] };
    // By himself Sunil would have had the last working day in November's file.
    expect(decemberOf(firstDay, lastDay)).toEqual(bothNamed);
    // The last day of one was taken out, or moved, after December was approved.
    expect(decemberOf(firstDay, { leftOn: null })).toEqual(bothNamed);
    expect(decemberOf({ leftOn: '2026-12-04' }, lastDay)).toEqual(bothNamed);
    expect(decemberOf({ leftOn: null }, { leftOn: null })).toEqual(nobody);
  });

  it('is in neither file under two names, and both are named', () => {
    const other = { ...second, name: 'Sunil' };
    const both = { ...nobody, sharing: [['Anil', 'Sunil']] };
    expect([esicOf([first, other], again, []), ecrOf([first, other], again, law)]).toEqual([both, both]);
    const left = [{ personId: 'anil', name: 'Anil', leftOn: '2026-10-15' }];
    expect(esicOf([other], again, left).sharing).toEqual([['Sunil', 'Anil']]);
    // A portal cannot tell these two apart.
    expect(esicOf([first, { ...second, name: 'ANIL.' }], again, []).sharing).toEqual([]);
  });

  it('is named once where one of the two has shares that were entered, or letters that a portal does not take', () => {
    const entered = { ...second, fund: { ...second.fund, basis: 'entered' } as Slip['fund'] };
    expect(ecrOf([first, entered], again, law)).toEqual({ ...nobody, notKnown: ['Anil'] });
    const hindi = [first, second].map((slip) => ({ ...slip, name: 'सुनीता' }));
    expect(esicOf(hindi, again, [])).toEqual({ ...nobody, unwritable: ['सुनीता'] });
  });

  it('is named for the fund where both records together are above the ceiling, and in the file at it', () => {
    // 60,000 for 10 days each: 20,000 + 20,000, above the ceiling of 25,000.
    const high = (basic: number) => [
      record('anil', { leftOn: '2026-11-10' }, { basic }),
      record('anil again', { joinedOn: '2026-11-21' }, { basic }),
    ];
    const aboveCeiling = [{ name: 'Anil', ceilingPaise: rupees(25_000) }];
    expect(ecrOf(high(60_000), again, law)).toEqual({ ...nobody, aboveCeiling });
    expect(ecrOf(high(37_500), again, law).rows[0]?.split('#~#')[3]).toBe('25000');
  });

  it('is named in September 2026 above the ceiling of their days with pay', () => {
    const september = payLawOf('2026-09', '27');
    const of = (personId: string, basic: number, person: { joinedOn?: string; leftOn?: string | null }) =>
      named(workedSlip({ month: '2026-09', terms: [plainTerms(basic, both)], person }), personId, 'Anil');
    const wagesOf = (...slips: Slip[]) => {
      const { rows, aboveCeiling } = ecrOf(slips, again, september);
      return { wages: rows.map((row) => row.split('#~#')[3]), aboveCeiling };
    };
    const above = (ceiling: number) => ({
      wages: [],
      aboveCeiling: [{ name: 'Anil', ceilingPaise: rupees(ceiling) }],
    });
    // 1–5 and 11–15: of 60,000 it is 10,000 each time, of 45,000 it is 7,500. The ceiling is 15,000.
    const early = (basic: number) => [
      of('anil', basic, { leftOn: '2026-09-05' }),
      of('anil again', basic, { joinedOn: '2026-09-11', leftOn: '2026-09-15' }),
    ];
    expect(wagesOf(...early(60_000))).toEqual(above(15_000));
    expect(wagesOf(...early(45_000))).toEqual({ wages: ['15000'], aboveCeiling: [] });
    // 7–16 and 17–26: 7,500 of 15,000 and 12,500 of 25,000 for equal days. 10,000 each time is at it, a rupee more is above.
    const across = (basic: number) => [
      of('anil', basic, { joinedOn: '2026-09-07', leftOn: '2026-09-16' }),
      of('anil again', basic, { joinedOn: '2026-09-17', leftOn: '2026-09-26' }),
    ];
    expect(wagesOf(...across(30_000))).toEqual({ wages: ['20000'], aboveCeiling: [] });
    expect(wagesOf(...across(30_003))).toEqual(above(20_000));
  });
});

describe('somebody who is here, and one who left under the same number', () => {
  const terms = [plainTerms(15_000, both)];
  const here = named(workedSlip({ terms }), 'ravi', 'Ravi');
  const other = (name: string, of: Partial<OtherRecord> = {}): OtherRecord => ({
    personId: 'sunil',
    name,
    uan: '100123456789',
    esi: '3101234567',
    ...of,
  });
  const filesOf = (...others: OtherRecord[]) => [
    ecrOf([here], numbers, law, others),
    esicOf([here], numbers, [], others),
  ];
  const bothNamed = { ...nobody, sharing: [['Ravi', 'Sunil']] };

  it('are named in each file under different names, and have no row', () => {
    expect(filesOf(other('Sunil'))).toEqual([bothNamed, bothNamed]);
    expect(filesOf(other('Sunil', { uan: '' }))).toEqual([filesOf()[0], bothNamed]);
  });

  it('have their row where both are one name, or the number is no row’s', () => {
    expect(filesOf(other('RAVI.'))).toEqual(filesOf());
    expect(filesOf(other('Sunil', { uan: '', esi: '3109999999' }))).toEqual(filesOf());
    expect(filesOf(other('Sunil', { uan: '', esi: '' }))).toEqual(filesOf());
  });

  it('are named where the other one’s last day has its row in this file', () => {
    const left = [{ personId: 'anil', name: 'Anil', leftOn: '2026-10-15' }];
    const sunil = other('Sunil', { esi: numbers.anil.esi });
    expect(esicOf([], numbers, left, [sunil]).sharing).toEqual([['Anil', 'Sunil']]);
    // The record of the leaver, who has another name by now, is not another one.
    const renamed = other('Anil Kumar', { personId: 'anil', esi: numbers.anil.esi });
    expect(esicOf([], numbers, left, [renamed]).rows).toHaveLength(1);
  });

  it('are named where the other one is in the run, but not in the fund or the insurance', () => {
    const plain = named(workedSlip({ terms: [plainTerms(30_000)] }), 'sunil', 'Sunil');
    const shared = { ...numbers, sunil: numbers.ravi };
    expect([ecrOf([here, plain], shared, law), esicOf([here, plain], shared, [])]).toEqual([
      bothNamed,
      bothNamed,
    ]);
  });
});
