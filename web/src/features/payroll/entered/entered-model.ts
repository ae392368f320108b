import { z } from 'zod';
import { requiredLine } from '@bhoj/domain/kernel/text';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import type { Entered } from '@bhoj/domain/payroll/shape/entered.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';

const isAmount = (text: string): boolean => rupeesText.safeParse(text).success;
const amount = z.string().refine(isAmount);
const optional = z.string().refine((text) => text.trim() === '' || isAmount(text));

/** Amounts that are either all known or all unknown. */
export const TOGETHER = {
  fund: ['fundEmployee', 'fundEmployer', 'fundPension', 'fundInsurance', 'fundAdministration'],
  insurance: ['esiEmployee', 'esiEmployer'],
  welfare: ['welfareEmployee', 'welfareEmployer'],
} as const;
type Group = (typeof TOGETHER)[keyof typeof TOGETHER];

/** The typed entries for one person's month. */
export const enteredForm = z
  .object({
    extras: z
      .array(
        z.object({ kind: z.enum(['once', 'arrears']), name: requiredLine(60), amount, isWages: z.boolean() }),
      )
      .max(8),
    takenBack: z.array(z.object({ name: requiredLine(60), amount })).max(8),
    tips: amount,
    wages: optional,
    professionTax: optional,
    fundEmployee: optional,
    fundEmployer: optional,
    fundPension: optional,
    fundInsurance: optional,
    fundAdministration: optional,
    esiEmployee: optional,
    esiEmployer: optional,
    welfareEmployee: optional,
    welfareEmployer: optional,
  })
  .superRefine((fields, context) => {
    for (const group of Object.values(TOGETHER)) {
      const empty = group.filter((name) => fields[name].trim() === '');
      if (empty.length === group.length) continue;
      for (const name of empty) context.addIssue({ code: 'custom', message: name, path: [name] });
    }
  });
export type EnteredFields = z.input<typeof enteredForm>;

const textOf = (paise: Paise | null | undefined): string =>
  paise === null || paise === undefined ? '' : typedRupees(paise);
const known = (text: string): Paise | null => (text.trim() === '' ? null : typedPaise(text));

export const fieldsOf = (entered: Entered): EnteredFields => ({
  extras: entered.extras.map(({ amountPaise, ...extra }) => ({ ...extra, amount: typedRupees(amountPaise) })),
  takenBack: entered.takenBack.map(({ name, amountPaise }) => ({ name, amount: typedRupees(amountPaise) })),
  tips: typedRupees(entered.tipsPaise),
  wages: textOf(entered.wagesPaise),
  professionTax: textOf(entered.professionTaxPaise),
  fundEmployee: textOf(entered.providentFund?.employeePaise),
  fundEmployer: textOf(entered.providentFund?.employerPaise),
  fundPension: textOf(entered.providentFund?.pensionPaise),
  fundInsurance: textOf(entered.providentFund?.insurancePaise),
  fundAdministration: textOf(entered.providentFund?.administrationPaise),
  esiEmployee: textOf(entered.stateInsurance?.employeePaise),
  esiEmployer: textOf(entered.stateInsurance?.employerPaise),
  welfareEmployee: textOf(entered.labourWelfare?.employeePaise),
  welfareEmployer: textOf(entered.labourWelfare?.employerPaise),
});

/** An empty amount of the law stays unknown; it never becomes zero. */
export function typedOf(fields: EnteredFields): Entered {
  const isGiven = (group: Group): boolean => group.every((name) => fields[name].trim() !== '');
  const shares = (employee: string, employer: string) => ({
    employeePaise: typedPaise(employee),
    employerPaise: typedPaise(employer),
  });
  return {
    extras: fields.extras.map(({ amount: typed, ...extra }) => ({
      ...extra,
      amountPaise: typedPaise(typed),
    })),
    takenBack: fields.takenBack.map(({ name, amount: typed }) => ({ name, amountPaise: typedPaise(typed) })),
    tipsPaise: typedPaise(fields.tips),
    wagesPaise: known(fields.wages),
    professionTaxPaise: known(fields.professionTax),
    providentFund: isGiven(TOGETHER.fund)
      ? {
          ...shares(fields.fundEmployee, fields.fundEmployer),
          pensionPaise: typedPaise(fields.fundPension),
          insurancePaise: typedPaise(fields.fundInsurance),
          administrationPaise: typedPaise(fields.fundAdministration),
        }
      : null,
    stateInsurance: isGiven(TOGETHER.insurance) ? shares(fields.esiEmployee, fields.esiEmployer) : null,
    labourWelfare: isGiven(TOGETHER.welfare) ? shares(fields.welfareEmployee, fields.welfareEmployer) : null,
  };
}

/** Returns the amounts that a slip's form asks for: the unknown ones, and those entered because they were unknown. */
export function askedOf({ unknown, source }: Pick<Slip, 'unknown' | 'source'>) {
  const { entered } = source;
  return {
    wages: unknown.includes('wages') || entered.wagesPaise !== null,
    professionTax: unknown.includes('professionTax') || entered.professionTaxPaise !== null,
    fund: unknown.includes('providentFund') || entered.providentFund !== null,
    insurance: unknown.includes('stateInsurance') || entered.stateInsurance !== null,
  };
}
