import { describe, expect, it } from 'vitest';
import { aPayRun, aSlip } from '@bhoj/domain/fixtures/pay';
import { rupees } from '@bhoj/domain/money/money';
import { NO_PAY_ENTRIES } from '@bhoj/domain/payroll/run/entered';
import type { Entered } from '@bhoj/domain/payroll/shape/entered.schema';
import { bankFileOf } from './bank-file.ts';
import { askedOf, enteredForm, fieldsOf, typedOf } from '../entered/entered-model.ts';

const everything: Entered = {
  extras: [{ kind: 'arrears', name: 'October', amountPaise: rupees(300), isWages: true }],
  takenBack: [{ name: 'Too much', amountPaise: rupees(50.5) }],
  tipsPaise: rupees(120),
  wagesPaise: rupees(9_000),
  providentFund: {
    employeePaise: rupees(1_080),
    employerPaise: rupees(330),
    pensionPaise: rupees(750),
    insurancePaise: rupees(45),
    administrationPaise: rupees(0),
  },
  stateInsurance: { employeePaise: rupees(68), employerPaise: rupees(293) },
  professionTaxPaise: rupees(0),
  labourWelfare: { employeePaise: rupees(12), employerPaise: rupees(36) },
};

describe('what is entered for a month', () => {
  it.each([[NO_PAY_ENTRIES], [everything]])('is shown and sent as it is stored', (entered) => {
    const fields = fieldsOf(entered);
    expect(enteredForm.safeParse(fields).success).toBe(true);
    expect(typedOf(fields)).toEqual(entered);
  });

  it('an empty amount of the law stays unknown, and 0 is an amount', () => {
    expect(typedOf({ ...fieldsOf(everything), professionTax: '' }).professionTaxPaise).toBeNull();
    expect(typedOf({ ...fieldsOf(NO_PAY_ENTRIES), professionTax: '0' }).professionTaxPaise).toBe(0);
  });

  it('shares are entered together or not at all', () => {
    const half = enteredForm.safeParse({ ...fieldsOf(NO_PAY_ENTRIES), esiEmployee: '68' });
    expect(half.error?.issues.map(({ path }) => path)).toEqual([['esiEmployer']]);
  });

  it('is asked for where it is not known, and stays where it was entered', () => {
    const none = { wages: false, professionTax: false, fund: false, insurance: false };
    expect(askedOf(aSlip())).toEqual(none);
    expect(askedOf(aSlip({ unknown: ['professionTax', 'providentFund'] }))).toEqual({
      ...none,
      professionTax: true,
      fund: true,
    });
    const source = { ...aSlip().source, entered: everything };
    expect(Object.values(askedOf(aSlip({ source })))).toEqual([true, true, true, true]);
  });
});

it('the bank’s file has who is to be paid and has an account; the others are named', () => {
  const row = { netPaise: rupees(13_887), problems: [], notes: [], isSettled: false, isPaid: false };
  const run = aPayRun({
    rows: {
      a: { ...row, name: 'Ravi' },
      b: { ...row, name: 'Meera' },
      c: { ...row, name: 'Asha', isPaid: true },
    },
  });
  const to = { account: '30001234321', ifsc: 'SBIN0001234' };
  const file = bankFileOf(run, { a: to, b: { ...to, ifsc: '' }, c: to, d: to }, 'Pay November 2026');
  expect(file.rows).toEqual([['Ravi', '30001234321', 'SBIN0001234', 13_887, 'Pay November 2026']]);
  expect(file.without).toEqual(['Meera']);
});
