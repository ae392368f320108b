import { describe, expect, it } from 'vitest';
import { aPerson, papersTyped, personTyped, somePapers, someTerms } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { rupees } from '../../money/money.ts';
import { heldTerms, isHereIn, isHereOn, withLastDay, withPapers, personWith } from './person.ts';
import { papersTypedSchema, personTypedSchema } from './person-typed.ts';

const papers = somePapers();
const raised = someTerms({ from: '2026-11-16', basicPaise: rupees(18_000) });

describe('what was typed', () => {
  it('makes a person whose papers show their ends', () => {
    const made = personWith(null, personTyped(), papers, 5);
    expect(made).toEqual(aPerson({ memberId: null, createdAt: 5, changedAt: 5 }));
  });

  it('adds terms from a day and keeps those before; the same day is replaced', () => {
    const once = personWith(aPerson(), personTyped({ terms: raised }), papers, 5);
    expect(once.terms).toEqual([someTerms(), raised]);
    const again = personWith(once, personTyped({ terms: { ...raised, divisor: '30' } }), papers, 6);
    expect(again.terms).toEqual([someTerms(), { ...raised, divisor: '30' }]);
    expect(again.createdAt).toBe(once.createdAt);
  });

  it('lets the first terms hold from the day they joined', () => {
    const later = personTyped({ joinedOn: '2026-04-10', terms: someTerms({ from: '2026-05-01' }) });
    expect(personWith(null, later, papers, 5).terms[0]?.from).toBe('2026-04-10');
  });

  it('puts terms of any day in the order of days, from the day they joined or before', () => {
    const terms = [someTerms(), raised];
    const from = (day: string, joinedOn = '2026-04-01') =>
      personWith(
        aPerson({ terms }),
        personTyped({ joinedOn, terms: someTerms({ from: day }) }),
        papers,
        5,
      ).terms.map((one) => one.from);
    expect(from('2026-08-01')).toEqual(['2026-04-01', '2026-08-01', '2026-11-16']);
    expect(from('2026-12-01')).toEqual(['2026-04-01', '2026-11-16', '2026-12-01']);
    expect(from('2026-03-01')).toEqual(['2026-03-01', '2026-04-01', '2026-11-16']);
    expect(from('2026-12-01', '2026-04-10')[0]).toBe('2026-04-01');
    expect(from('2026-12-01', '2026-03-10')[0]).toBe('2026-03-10');
  });

  it('lets who left on a day have joined on it', () => {
    const gone = aPerson({ leftOn: '2026-11-02' });
    expect(personWith(gone, personTyped({ joinedOn: '2026-11-02' }), papers, 5).joinedOn).toBe('2026-11-02');
  });

  it('refuses a forty-first change of terms, and joining after leaving', () => {
    const many = Array.from({ length: 40 }, (_, n) => someTerms({ from: `2026-04-${String(n + 1)}` }));
    expect(
      reasonOf(() => personWith(aPerson({ terms: many }), personTyped({ terms: raised }), papers, 5)),
    ).toBe('invalid-input');
    const gone = aPerson({ leftOn: '2026-11-01' });
    expect(reasonOf(() => personWith(gone, personTyped({ joinedOn: '2026-11-02' }), papers, 5))).toBe(
      'day-not-worked',
    );
  });
});

it('terms hold from their day until the next ones', () => {
  const person = aPerson({ terms: [someTerms(), raised] });
  expect(heldTerms(person, '2026-11-15')).toEqual(someTerms());
  expect(heldTerms(person, '2026-11-16')).toEqual(raised);
  expect(heldTerms(person, '2026-01-01')).toEqual(someTerms());
});

it('papers that are not typed stay; an empty text takes one off', () => {
  expect(withPapers(papers, papersTyped(), 9)).toBe(papers);
  expect(withPapers(papers, papersTyped({ pan: '' }), 9)).toEqual({ ...papers, pan: '', changedAt: 9 });
  expect(withPapers(null, papersTyped({ uan: '100200300400' }), 9)).toEqual({
    aadhaar: '',
    pan: '',
    uan: '100200300400',
    esi: '',
    account: '',
    changedAt: 9,
  });
  expect(withPapers(null, papersTyped(), 9).changedAt).toBe(9);
});

it.each([
  ['aadhaar', '1234 5678 9012', '123456789012'],
  ['pan', 'abcde1234f', 'ABCDE1234F'],
  ['aadhaar', '12345', null],
  ['pan', 'ABC', null],
  ['uan', '1', null],
  ['esi', '12345678901234567', '12345678901234567'],
  ['esi', '12345678901', null],
  ['account', '12345678', null],
])('%s %s is read as %s', (paper, text, read) => {
  const parsed = papersTypedSchema.safeParse({ ...papersTyped(), [paper]: text });
  expect(parsed.data?.[paper as 'pan'] ?? null).toBe(read);
});

it.each([
  ['upi', 'ravi'],
  ['ifsc', 'SBIN1'],
  ['mobile', '12'],
  ['joinedOn', '2026-02-29'],
])('refuses the %s %s', (field, value) => {
  expect(personTypedSchema.safeParse({ ...personTyped(), [field]: value }).success).toBe(false);
  expect(personTypedSchema.safeParse(personTyped({ upi: '', ifsc: '', mobile: '' })).success).toBe(true);
});

describe('leaving', () => {
  it('keeps the last day, and takes it back', () => {
    const gone = withLastDay(aPerson(), '2026-11-18', 7);
    expect([gone.leftOn, gone.changedAt]).toEqual(['2026-11-18', 7]);
    expect(withLastDay(gone, '2026-11-18', 9)).toBe(gone);
    expect(withLastDay(gone, null, 9).leftOn).toBeNull();
    expect(reasonOf(() => withLastDay(aPerson(), '2026-03-31', 7))).toBe('day-not-worked');
    expect(withLastDay(aPerson(), '2026-04-01', 7).leftOn).toBe('2026-04-01');
  });

  it('stands once a final pay is approved, as does the first day; the rest may be corrected', () => {
    const paid = aPerson({ leftOn: '2026-11-18', settledMonths: ['2026-11'] });
    expect(reasonOf(() => withLastDay(paid, null, 7))).toBe('final-pay-stands');
    expect(reasonOf(() => withLastDay(paid, '2026-11-19', 7))).toBe('final-pay-stands');
    expect(withLastDay(paid, '2026-11-18', 7)).toBe(paid);
    const typed = (joinedOn: string) => () => personWith(paid, { ...personTyped(), joinedOn }, papers, 7);
    expect(reasonOf(typed('2026-04-02'))).toBe('final-pay-stands');
    expect(typed(paid.joinedOn)().settledMonths).toEqual(['2026-11']);
    expect(personWith(null, personTyped(), papers, 7).settledMonths).toEqual([]);
  });

  it('ends what they are here for after the last day', () => {
    const brief = { joinedOn: '2026-11-10', leftOn: '2026-11-18' };
    expect(['09', '10', '18', '19'].map((day) => isHereOn(brief, `2026-11-${day}`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2026-10', '2026-11', '2026-12'].map((month) => isHereIn(brief, month))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isHereIn({ ...brief, leftOn: null }, '2027-01')).toBe(true);
    expect(isHereIn({ joinedOn: '2026-11-30', leftOn: null }, '2026-11')).toBe(true);
    expect(isHereIn({ joinedOn: '2026-04-01', leftOn: '2026-11-01' }, '2026-11')).toBe(true);
    expect(isHereIn({ joinedOn: '2026-04-01', leftOn: '2026-10-31' }, '2026-11')).toBe(false);
  });
});
