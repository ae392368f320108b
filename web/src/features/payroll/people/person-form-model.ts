import { z } from 'zod';
import { personTypedSchema, papersTypedSchema } from '@bhoj/domain/payroll/people/person-typed';
import { allowanceSchema, DIVISORS, PAY_BASES, SKILLS } from '@bhoj/domain/payroll/shape/person.schema';
import { heldTerms } from '@bhoj/domain/payroll/people/person';
import { line, requiredLine } from '@bhoj/domain/kernel/text';
import { rupeesText, typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { PapersTyped, PersonTyped } from '@bhoj/domain/payroll/people/person-typed';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';

const isNumber = (from: number, to: number, step: number) => (text: string) => {
  const n = Number(text);
  return text.trim() !== '' && n >= from && n <= to && Number.isInteger(n / step);
};
const day = z.string().refine(isIsoDay);
const dayOrNone = z.string().refine((text) => text === '' || isIsoDay(text));
const rupees = z.string().refine((text) => rupeesText.safeParse(text).success);
const halfDays = z.string().refine(isNumber(0, 200, 0.5));
const { shape } = personTypedSchema;
const typedAs = (schema: z.ZodType) => z.string().refine((text) => schema.safeParse(text).success);
const paper = (name: keyof PapersTyped) => typedAs(papersTypedSchema.shape[name]);

/** The typed fields of a person. */
export const personForm = z.object({
  name: requiredLine(80),
  mobile: typedAs(shape.mobile),
  memberId: z.string(),
  sex: z.enum(['', 'female', 'male', 'other']),
  hasDisability: z.boolean(),
  bornOn: dayOrNone,
  fundSince: dayOrNone,
  joinedFundAboveCeiling: z.boolean(),
  joinedOn: day,
  from: day,
  designation: line(60),
  skill: z.enum(['', ...SKILLS]),
  by: z.enum(PAY_BASES),
  basic: rupees,
  allowances: z
    .array(z.object({ name: allowanceSchema.shape.name, amount: rupees, isWages: z.boolean() }))
    .max(8),
  divisor: z.enum(DIVISORS),
  weeklyOff: z.enum(['', ...WEEKDAYS]),
  dayHours: z.string().refine(isNumber(1, 12, 0.25)),
  overtimeTimes: z.string().refine(isNumber(2, 5, 0.25)),
  providentFund: z.boolean(),
  stateInsurance: z.boolean(),
  upi: typedAs(shape.upi),
  ifsc: typedAs(shape.ifsc),
  aadhaar: paper('aadhaar'),
  pan: paper('pan'),
  uan: paper('uan'),
  esi: paper('esi'),
  account: paper('account'),
  PL: halfDays,
  CL: halfDays,
  SL: halfDays,
});
export type PersonFields = z.input<typeof personForm>;

const NO_PAPERS = { aadhaar: '', pan: '', uan: '', esi: '', account: '' };

/** A new person, on a day. */
export const emptyPerson = (today: string): PersonFields => ({
  name: '',
  mobile: '',
  memberId: '',
  sex: '',
  hasDisability: false,
  bornOn: '',
  fundSince: '',
  joinedFundAboveCeiling: false,
  joinedOn: today,
  from: today,
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
  ...NO_PAPERS,
  PL: '0',
  CL: '0',
  SL: '0',
});

/** Returns a person's fields, with the terms valid on a day, and without the numbers of papers. */
export function fieldsOf(person: Person, today: string): PersonFields {
  const terms = heldTerms(person, today);
  const { PL, CL, SL } = person.leaveHalves;
  return {
    name: person.name,
    mobile: person.mobile,
    memberId: person.memberId ?? '',
    sex: person.sex ?? '',
    hasDisability: person.hasDisability,
    bornOn: person.bornOn ?? '',
    fundSince: person.fundSince ?? '',
    joinedFundAboveCeiling: person.joinedFundAboveCeiling,
    joinedOn: person.joinedOn,
    from: terms.from,
    designation: terms.designation,
    skill: terms.skill ?? '',
    by: terms.by,
    basic: typedRupees(terms.basicPaise),
    allowances: terms.allowances.map(({ name, amountPaise, isWages }) => ({
      name,
      amount: typedRupees(amountPaise),
      isWages,
    })),
    divisor: terms.divisor,
    weeklyOff: terms.weeklyOff ?? '',
    dayHours: String(terms.dayMinutes / 60),
    overtimeTimes: String(terms.overtimeTimes / 100),
    providentFund: terms.providentFund,
    stateInsurance: terms.stateInsurance,
    upi: person.payTo.upi,
    ifsc: person.payTo.ifsc,
    ...NO_PAPERS,
    PL: String(PL / 2),
    CL: String(CL / 2),
    SL: String(SL / 2),
  };
}

const orNull = <T extends string>(text: T | ''): T | null => (text === '' ? null : text);

/**
 * Returns the form's entries as the server takes them. The first terms of a new person are valid from the day they
 * joined.
 */
export function typedOf(
  fields: PersonFields,
  isNew: boolean,
): { readonly person: PersonTyped; readonly papers: PapersTyped } {
  const { aadhaar, pan, uan, esi, account } = fields;
  return {
    person: {
      name: fields.name,
      mobile: fields.mobile,
      memberId: orNull(fields.memberId),
      sex: orNull(fields.sex),
      hasDisability: fields.hasDisability,
      bornOn: orNull(fields.bornOn),
      fundSince: orNull(fields.fundSince),
      joinedFundAboveCeiling: fields.joinedFundAboveCeiling,
      joinedOn: fields.joinedOn,
      terms: {
        from: isNew ? fields.joinedOn : fields.from,
        designation: fields.designation,
        skill: orNull(fields.skill),
        by: fields.by,
        basicPaise: typedPaise(fields.basic),
        allowances: fields.allowances.map(({ name, amount, isWages }) => ({
          name,
          amountPaise: typedPaise(amount),
          isWages,
        })),
        divisor: fields.divisor,
        weeklyOff: orNull(fields.weeklyOff),
        dayMinutes: Math.round(Number(fields.dayHours) * 60),
        overtimeTimes: Math.round(Number(fields.overtimeTimes) * 100),
        providentFund: fields.providentFund,
        stateInsurance: fields.stateInsurance,
      },
      upi: fields.upi,
      ifsc: fields.ifsc,
      leaveHalves: { PL: Number(fields.PL) * 2, CL: Number(fields.CL) * 2, SL: Number(fields.SL) * 2 },
    },
    papers: {
      aadhaar: orNull(aadhaar),
      pan: orNull(pan),
      uan: orNull(uan),
      esi: orNull(esi),
      account: orNull(account),
    },
  };
}
