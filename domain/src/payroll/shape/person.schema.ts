import { z } from 'zod';
import { line, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { WEEKDAYS } from '../../time/ist.ts';

/** What a person is paid by. */
export const PAY_BASES = ['month', 'day', 'hour'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** By which number of days a month's pay is divided: those of the calendar month, 26 or 30. */
export const DIVISORS = ['calendar', '26', '30'] as const;

/** A part of the pay beside the basic wage, such as conveyance. */
export const allowanceSchema = z.object({
  name: requiredLine(40),
  /** Each month, day or hour, as the terms are paid. */
  amountPaise: amountSchema,
  /** True for dearness and retaining allowance, which the law counts as wages (P-LAW-20). */
  isWages: z.boolean(),
});

/** What a person is paid from a day on, until the next terms begin. */
export const termsSchema = z.object({
  /** The first day on which they hold, `yyyy-mm-dd`. */
  from: z.string(),
  designation: line(60),
  by: z.enum(PAY_BASES),
  /** Each month, day or hour. */
  basicPaise: amountSchema,
  allowances: z.array(allowanceSchema).max(8),
  divisor: z.enum(DIVISORS),
  /** The day off of each week; null for none. */
  weeklyOff: z.enum(WEEKDAYS).nullable(),
  /** The minutes of a full working day, for overtime and half days. */
  dayMinutes: z.int().min(60).max(720),
  /** Overtime is paid at this many times the ordinary rate, in hundredths; at least 200 (P-LAW-20). */
  overtimeTimes: z.int().min(200).max(500),
  providentFund: z.boolean(),
  stateInsurance: z.boolean(),
});
export type Terms = z.output<typeof termsSchema>;

/** `people/{personId}`: somebody who is paid, whether or not they sign in. Only the owner reads it. */
export const personSchema = z.object({
  name: requiredLine(80),
  mobile: z.string(),
  /** Whom the sign-in of the restaurant knows; null for somebody who does not sign in. */
  memberId: z.string().nullable(),
  /** Some States charge profession tax differently (P-LAW-24); null while nobody has said. */
  sex: z.enum(['female', 'male', 'other']).nullable(),
  hasDisability: z.boolean(),
  /** `yyyy-mm-dd` */
  joinedOn: z.string(),
  /** The last working day; null while they work here. */
  leftOn: z.string().nullable(),
  /** By their first day, the earliest first; never empty. */
  terms: z.array(termsSchema).min(1).max(40),
  /** How pay reaches them; numbers show their last four characters only, the whole is in `personPapers`. */
  payTo: z.object({ upi: line(80), accountEnd: line(4), ifsc: line(11) }),
  papers: z.object({ aadhaarEnd: line(4), panEnd: line(4), uanEnd: line(4), esiEnd: line(4) }),
  /** Days of paid, casual and sick leave that were left when Bhoj began to count, in half days. */
  leaveHalves: z.object({ PL: z.int(), CL: z.int(), SL: z.int() }),
  /** What the link to their own slips ends with; null while there is none. */
  slipToken: z.string().nullable().default(null),
  /** The months, `yyyy-mm`, of which the final pay is approved; their days stand. */
  settledMonths: z.array(z.string()).default([]),
  createdAt: timestamp(),
  changedAt: timestamp(),
});
export type Person = z.output<typeof personSchema>;
