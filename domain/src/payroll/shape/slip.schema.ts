import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { computedSchema } from './computed.schema.ts';
import { advanceSchema } from './advance.schema.ts';
import { basisSchema, fundShareSchema, insuranceShareSchema } from './contributions.schema.ts';
import { deductionSchema } from './deductions.schema.ts';
import { arrearsSchema, earningSchema, legalWagesSchema, MOST_MONTHS_BACK } from './earnings.schema.ts';
import { enteredForAllSchema, enteredSchema } from './entered.schema.ts';
import { payLawSchema } from './law.schema.ts';
import { cellSchema } from './muster.schema.ts';
import { ATTENDANCE_MARKS } from './attendance-mark.ts';
import { personSchema } from './person.schema.ts';

/** The data from which a slip was computed. Computing it again from them gives the same slip. */
export const paySourceSchema = z.object({
  month: z.string(),
  person: personSchema.pick({
    name: true,
    memberId: true,
    sex: true,
    hasDisability: true,
    bornOn: true,
    fundSince: true,
    joinedFundAboveCeiling: true,
    joinedOn: true,
    leftOn: true,
    terms: true,
    payTo: true,
    papers: true,
    changedAt: true,
  }),
  /** Their row of the muster, by `01` to `31`. */
  cells: z.record(keySchema, cellSchema),
  advances: z.array(
    advanceSchema
      .pick({
        givenOn: true,
        instalmentPaise: true,
        firstMonth: true,
        leftPaise: true,
        isBeforeJoining: true,
        reason: true,
      })
      .extend({ id: z.string() }),
  ),
  entered: enteredSchema,
  /** By month, the earliest first. */
  arrears: z.array(arrearsSchema).max(MOST_MONTHS_BACK),
});
export type PaySource = z.output<typeof paySourceSchema>;

/** The unknown amounts that the owner has to enter. */
const UNKNOWNS = ['wages', 'providentFund', 'stateInsurance', 'professionTax'] as const;

/** Why a slip cannot be approved as it is. */
export const SLIP_PROBLEMS = ['days-unmarked', 'not-known', 'law-above-limit', 'negative-pay'] as const;

/** Facts about a slip that the owner should know; none of them stops the pay. */
export const SLIP_NOTES = [
  'below-minimum',
  'no-minimum',
  'no-skill',
  'no-birthday',
  'pension-by-age',
  'pension-by-ceiling',
] as const;

const daysSchema = z.object({
  inMonth: z.int(),
  employed: z.int(),
  /** The number of days with each mark, weekly days off included. */
  byMark: z.partialRecord(z.enum(ATTENDANCE_MARKS), z.int()),
  /** Paid half days, and half days at work. */
  paidHalves: z.int(),
  workedHalves: z.int(),
  overtimeMinutes: z.int(),
  /** The minutes that the overtime counts as (P-WAGES-5). */
  paidOvertimeMinutes: z.int(),
  /** Unmarked days, and days with a disputed mark, `yyyy-mm-dd`. */
  unmarked: z.array(z.string()),
  disputed: z.array(z.string()),
  /** How many days the person agreed with by their own sign-in, and when they last did (epoch ms); null for none. */
  confirmed: z.object({ days: z.int(), lastAt: z.number() }).nullable(),
});

const taxSchema = z.object({ basis: basisSchema, amountPaise: computedSchema });

/** The employer's shares, which are never deducted (P-LAW-25). */
const employerSchema = z.object({
  providentFundPaise: computedSchema,
  pensionPaise: computedSchema,
  insurancePaise: computedSchema,
  administrationPaise: computedSchema,
  stateInsurancePaise: computedSchema,
  labourWelfarePaise: computedSchema,
  totalPaise: computedSchema,
});

export const PAY_METHODS = ['cash', 'bank', 'upi'] as const;

export const slipPaymentSchema = z.object({
  method: z.enum(PAY_METHODS),
  /** The number of the transfer; empty for cash. */
  reference: z.string(),
  /** `yyyy-mm-dd` */
  paidOn: z.string(),
  paidAt: timestamp(),
});
export type SlipPayment = z.output<typeof slipPaymentSchema>;

/**
 * The law and the entries from which a final pay was computed. The slip stores them, because its run may be drafted
 * again with later ones.
 */
const settledSchema = z.object({ at: timestamp(), law: payLawSchema, forAll: enteredForAllSchema });

/**
 * `payRuns/{yyyy-mm}/slips/{personId}`: one person's pay for one month, with everything that slips and registers need.
 */
export const slipSchema = z.object({
  personId: z.string(),
  month: z.string(),
  /** The id of their sign-in as a member; null without one. */
  memberId: z.string().nullable(),
  name: z.string(),
  designation: z.string(),
  days: daysSchema,
  earnings: z.array(earningSchema),
  grossPaise: computedSchema,
  /** Null where the law's rule is unknown. */
  legalWages: legalWagesSchema.nullable(),
  /**
   * The wages from which shares and limits are computed: the law's, or the owner's entry; null where both are unknown.
   */
  wagesPaise: computedSchema.nullable(),
  /** Null where the person is not in the fund, not insured, or where it is unknown (`unknown`). */
  fund: fundShareSchema.nullable(),
  insurance: insuranceShareSchema.nullable(),
  professionTax: taxSchema.nullable(),
  deductions: z.array(deductionSchema),
  deductedPaise: computedSchema,
  /** The most that the law allows to deduct; null where unknown. */
  limitPaise: computedSchema.nullable(),
  /** Gross − deductions; negative only on a slip that cannot be approved. */
  netPaise: paiseSchema,
  /** Their tips, which were paid out separately and are not pay. */
  tipsPaise: computedSchema,
  employer: employerSchema,
  /** The wages that count for a yearly bonus; null where unknown, 0 above the ceiling. */
  bonusBasePaise: computedSchema.nullable(),
  unknown: z.array(z.enum(UNKNOWNS)),
  problems: z.array(z.enum(SLIP_PROBLEMS)),
  notes: z.array(z.enum(SLIP_NOTES)),
  source: paySourceSchema,
  /** When it was approved as a leaver's pay, before the rest of its run; null for all others. */
  settled: settledSchema.nullable(),
  /** Null until it is paid. */
  payment: slipPaymentSchema.nullable(),
  /** The last payments that were noted wrongly and taken back. */
  withdrawn: z.array(slipPaymentSchema.extend({ reason: requiredLine(200), at: timestamp() })).max(20),
});
export type Slip = z.output<typeof slipSchema>;
