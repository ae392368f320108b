import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { computedSchema } from './computed.schema.ts';
import { enteredForAllSchema } from './entered.schema.ts';
import { payLawSchema } from './law.schema.ts';
import { SLIP_NOTES, SLIP_PROBLEMS } from './slip.schema.ts';

/** The most people of one run: its slips, their advances and the muster fit into one transaction. */
export const MOST_PEOPLE = 200;

export const PAY_RUN_STATES = ['draft', 'reviewed', 'approved', 'paid'] as const;
export type PayRunState = (typeof PAY_RUN_STATES)[number];

/** The totals of a run. The parts add up to the whole to the paisa. */
export const payTotalsSchema = z.object({
  people: z.int(),
  grossPaise: computedSchema,
  /** The employees' deductions by kind, over all slips. */
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
  /** The cost of the month's work: gross + the employer's shares. */
  costPaise: computedSchema,
});
export type PayTotals = z.output<typeof payTotalsSchema>;

/** The row of a slip in the list of a run. */
const payRowSchema = z.object({
  name: z.string(),
  netPaise: paiseSchema,
  problems: z.array(z.enum(SLIP_PROBLEMS)),
  notes: z.array(z.enum(SLIP_NOTES)),
  /** True for a leaver's pay that was approved before the rest of the run. */
  isSettled: z.boolean(),
  isPaid: z.boolean(),
});

/** `payRuns/{yyyy-mm}`: the pay of a month. After its approval only payments change it. */
export const payRunSchema = z.object({
  month: z.string(),
  state: z.enum(PAY_RUN_STATES),
  /** The two digits of the State that charges the profession tax; null where the restaurant's State is unknown. */
  stateCode: z.string().nullable(),
  law: payLawSchema,
  entered: enteredForAllSchema,
  totals: payTotalsSchema,
  /**
   * The tips of the month that the money book says were paid out. The tips on all slips together do not exceed them.
   */
  tipsPaidOutPaise: computedSchema,
  /** When the muster was last changed before the draft; null where there was none. */
  musterChangedAt: timestamp().nullable(),
  /** By person. */
  rows: z.record(keySchema, payRowSchema),
  draftedAt: timestamp(),
  reviewedAt: timestamp().nullable(),
  approvedAt: timestamp().nullable(),
  /** When the last person was paid. */
  paidAt: timestamp().nullable(),
});
export type PayRun = z.output<typeof payRunSchema>;
