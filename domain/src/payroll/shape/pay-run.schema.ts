import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { computedSchema } from './computed.schema.ts';
import { enteredForAllSchema } from './entered.schema.ts';
import { payLawSchema } from './law.schema.ts';
import { SLIP_PROBLEMS } from './slip.schema.ts';

/** The most people of one run: its slips, their advances and the muster fit into one transaction. */
export const MOST_PEOPLE = 200;

export const PAY_RUN_STATES = ['draft', 'reviewed', 'approved', 'paid'] as const;
export type PayRunState = (typeof PAY_RUN_STATES)[number];

/** What a run comes to. The parts add up to the whole to the paisa. */
export const payTotalsSchema = z.object({
  people: z.int(),
  grossPaise: computedSchema,
  /** Of the employees: what each deduction took together. */
  providentFundPaise: computedSchema,
  stateInsurancePaise: computedSchema,
  professionTaxPaise: computedSchema,
  labourWelfarePaise: computedSchema,
  takenBackPaise: computedSchema,
  advancesPaise: computedSchema,
  deductedPaise: computedSchema,
  netPaise: paiseSchema,
  tipsPaise: computedSchema,
  employer: z.object({
    providentFundPaise: computedSchema,
    pensionPaise: computedSchema,
    insurancePaise: computedSchema,
    administrationPaise: computedSchema,
    stateInsurancePaise: computedSchema,
    labourWelfarePaise: computedSchema,
    totalPaise: computedSchema,
  }),
  /** What the month's work costs: gross + the employer's shares. */
  costPaise: computedSchema,
});
export type PayTotals = z.output<typeof payTotalsSchema>;

/** What the list of a run shows of a slip. */
const payRowSchema = z.object({
  name: z.string(),
  netPaise: paiseSchema,
  problems: z.array(z.enum(SLIP_PROBLEMS)),
  /** True for the pay of somebody who leaves that was approved before the rest of the run. */
  isSettled: z.boolean().default(false),
  isPaid: z.boolean(),
});

/** `payRuns/{yyyy-mm}`: the pay of a month. Once it is approved, nothing but payments changes it. */
export const payRunSchema = z.object({
  month: z.string(),
  state: z.enum(PAY_RUN_STATES),
  /** The two digits of the State whose profession tax is charged; null where the restaurant's is not known. */
  stateCode: z.string().nullable(),
  law: payLawSchema,
  entered: enteredForAllSchema,
  totals: payTotalsSchema,
  /** The tips of the month that the money book says were paid out; those of the slips are within them. */
  tipsPaidOutPaise: computedSchema,
  /** When the muster was last changed before the draft; null where there was none. */
  musterChangedAt: timestamp().nullable(),
  /** By person. */
  rows: z.record(z.string(), payRowSchema),
  draftedAt: timestamp(),
  reviewedAt: timestamp().nullable(),
  approvedAt: timestamp().nullable(),
  /** When the last of them was paid. */
  paidAt: timestamp().nullable(),
});
export type PayRun = z.output<typeof payRunSchema>;
