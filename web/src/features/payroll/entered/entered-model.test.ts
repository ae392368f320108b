import { aPaySource } from '@bhoj/domain/fixtures/pay';
import { rupees } from '@bhoj/domain/money/money';
import { NO_PAY_ENTRIES } from '@bhoj/domain/payroll/run/entered';
import { describe, expect, it } from 'vitest';
import { askedOf, enteredForm, fieldsOf, TOGETHER, typedOf } from './entered-model.ts';
import type { Entered } from '@bhoj/domain/payroll/shape/entered.schema';
import type { EnteredFields } from './entered-model.ts';

const ALL: Entered = {
  extras: [{ kind: 'once', name: 'Festival', amountPaise: rupees(500.5), isWages: true }],
  takenBack: [{ name: 'Paid twice', amountPaise: rupees(120) }],
  tipsPaise: rupees(300),
  wagesPaise: rupees(13_000),
  professionTaxPaise: rupees(200),
  providentFund: {
    employeePaise: rupees(1_560),
    employerPaise: rupees(477),
    pensionPaise: rupees(1_083),
    insurancePaise: rupees(65),
    administrationPaise: rupees(500),
  },
  stateInsurance: { employeePaise: rupees(98), employerPaise: rupees(423) },
  labourWelfare: { employeePaise: rupees(12), employerPaise: rupees(36) },
};
const none = fieldsOf(NO_PAY_ENTRIES);
const faults = (over: Partial<EnteredFields>): string[] => {
  const read = enteredForm.safeParse({ ...none, ...over });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

describe('the entries for a person’s month', () => {
  it('are the same after they were shown and typed again, all of them or none', () => {
    expect(typedOf(fieldsOf(ALL))).toEqual(ALL);
    expect(typedOf(none)).toEqual(NO_PAY_ENTRIES);
  });

  it('are shown as typed rupees, and as nothing where an amount is not known', () => {
    expect(none).toMatchObject({
      tips: '0',
      wages: '',
      professionTax: '',
      fundEmployee: '',
      welfareEmployer: '',
    });
    expect(fieldsOf(ALL)).toMatchObject({
      extras: [{ kind: 'once', name: 'Festival', amount: '500.50', isWages: true }],
      takenBack: [{ name: 'Paid twice', amount: '120' }],
      wages: '13000',
      fundEmployee: '1560',
      fundEmployer: '477',
      fundPension: '1083',
      fundInsurance: '65',
      fundAdministration: '500',
      esiEmployee: '98',
      esiEmployer: '423',
      welfareEmployee: '12',
      welfareEmployer: '36',
    });
  });

  it('keep an unknown amount of the law unknown: nothing typed is never zero', () => {
    expect(typedOf({ ...none, wages: ' ', professionTax: '' })).toMatchObject({
      wagesPaise: null,
      professionTaxPaise: null,
    });
    expect(typedOf({ ...none, professionTax: '0' }).professionTaxPaise).toBe(0);
    const fund = { fundEmployee: '1', fundEmployer: '2', fundPension: '3', fundInsurance: '4' };
    expect(typedOf({ ...none, ...fund }).providentFund).toBeNull();
    expect(typedOf({ ...none, ...fund, fundAdministration: '5' }).providentFund).not.toBeNull();
    expect(typedOf({ ...none, esiEmployee: '1' }).stateInsurance).toBeNull();
    expect(typedOf({ ...none, welfareEmployer: '1' }).labourWelfare).toBeNull();
  });
});

describe('a form of entries', () => {
  it('takes all entries, and none', () => {
    expect(faults({})).toEqual([]);
    expect(faults(fieldsOf(ALL))).toEqual([]);
  });

  it('marks what is no amount, and names without text', () => {
    expect(faults({ tips: '' })).toEqual(['tips']);
    expect(faults({ wages: 'x', professionTax: '-1' })).toEqual(['wages', 'professionTax']);
    expect(faults({ wages: '  ' })).toEqual([]);
    const extra = { kind: 'once' as const, name: 'Festival', amount: '1', isWages: false };
    expect(
      faults({
        extras: [
          { ...extra, name: ' ' },
          { ...extra, amount: '' },
        ],
      }),
    ).toEqual(['extras.0.name', 'extras.1.amount']);
    expect(faults({ takenBack: [{ name: '', amount: '1' }] })).toEqual(['takenBack.0.name']);
  });

  it('takes eight of each kind', () => {
    const extra = { kind: 'arrears' as const, name: 'October', amount: '1', isWages: false };
    expect(faults({ extras: Array(8).fill(extra) })).toEqual([]);
    expect(faults({ extras: Array(9).fill(extra) })).toEqual(['extras']);
    const back = { name: 'Twice', amount: '1' };
    expect(faults({ takenBack: Array(8).fill(back) })).toEqual([]);
    expect(faults({ takenBack: Array(9).fill(back) })).toEqual(['takenBack']);
  });

  it.each(Object.entries(TOGETHER))(
    'has all amounts of %s or none, and marks those that lack',
    (_, group) => {
      const [first, ...others] = group;
      expect(faults({ [first]: '1' })).toEqual(others);
      expect(faults(Object.fromEntries(group.map((name) => [name, '1'])))).toEqual([]);
    },
  );
});

it('asks for what is not known, and for what was entered while it was not', () => {
  const nothing = { wages: false, professionTax: false, fund: false, insurance: false };
  const asked = (unknown: readonly string[], entered: Entered = NO_PAY_ENTRIES) =>
    askedOf({ unknown: unknown as never, source: aPaySource({ entered }) });
  expect(asked([])).toEqual(nothing);
  expect(asked(['wages'])).toEqual({ ...nothing, wages: true });
  expect(asked(['professionTax'])).toEqual({ ...nothing, professionTax: true });
  expect(asked(['providentFund'])).toEqual({ ...nothing, fund: true });
  expect(asked(['stateInsurance'])).toEqual({ ...nothing, insurance: true });
  expect(asked([], ALL)).toEqual({ wages: true, professionTax: true, fund: true, insurance: true });
});
