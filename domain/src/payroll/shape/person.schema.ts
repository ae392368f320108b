import { z } from 'zod';
import { line, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { WEEKDAYS } from '../../time/ist.ts';

/** The unit that a person is paid by. */
export const PAY_BASES = ['month', 'day', 'hour'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** The number of days by which a month's pay is divided: the calendar month's, 26 or 30. */
export const DIVISORS = ['calendar', '26', '30'] as const;

/** The kinds of work for which a State sets minimum wages. */
export const SKILLS = ['unskilled', 'semiSkilled', 'skilled', 'highlySkilled'] as const;
export type Skill = (typeof SKILLS)[number];

/** A part of the pay beside the basic wage, such as conveyance. */
export const allowanceSchema = z.object({
  name: requiredLine(40),
  /** For each month, day or hour, as the terms are paid. */
  amountPaise: amountSchema,
  /** True for dearness and retaining allowance, which the law counts as wages (P-LAW-20). */
  isWages: z.boolean(),
});

/** A person's pay from a day on, until the next terms begin. */
export const termsSchema = z.object({
  /** The first day on which they are valid, `yyyy-mm-dd`. */
  from: z.string(),
  designation: line(60),
  /** Decides the minimum wage; null where nobody said it. */
  skill: z.enum(SKILLS).nullable(),
  by: z.enum(PAY_BASES),
  /** For each month, day or hour. */
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

/** `people/{personId}`: a person who is paid, with or without a sign-in. Only the owner reads it. */
export const personSchema = z.object({
  name: requiredLine(80),
  mobile: z.string(),
  /** The id of their sign-in as a member; null without one. */
  memberId: z.string().nullable(),
  /** Some States charge profession tax differently (P-LAW-24); null where unknown. */
  sex: z.enum(['female', 'male', 'other']).nullable(),
  hasDisability: z.boolean(),
  /** `yyyy-mm-dd`; null where nobody entered it. */
  bornOn: z.string().nullable(),
  /** The day on which they first joined the provident fund, here or elsewhere; null where nobody entered it. */
  fundSince: z.string().nullable(),
  /** True when their wages were above the fund's ceiling when they joined it elsewhere. */
  joinedFundAboveCeiling: z.boolean(),
  /** `yyyy-mm-dd` */
  joinedOn: z.string(),
  /** The last working day; null while they work here. */
  leftOn: z.string().nullable(),
  /** By their first day, the earliest first; never empty. */
  terms: z.array(termsSchema).min(1).max(40),
  /** How pay reaches them. Numbers have only their last four characters; `personPapers` has the whole. */
  payTo: z.object({ upi: line(80), accountEnd: line(4), ifsc: line(11) }),
  papers: z.object({ aadhaarEnd: line(4), panEnd: line(4), uanEnd: line(4), esiEnd: line(4) }),
  /** Days of paid, casual and sick leave left when Bhoj began to count, in half days. */
  leaveHalves: z.object({ PL: z.int(), CL: z.int(), SL: z.int() }),
  /** The token in the link to their own slips; null without a link. */
  slipToken: z.string().nullable(),
  /** The months, `yyyy-mm`, with an approved final pay. Their days do not change. */
  settledMonths: z.array(z.string()),
  createdAt: timestamp(),
  changedAt: timestamp(),
});
export type Person = z.output<typeof personSchema>;
