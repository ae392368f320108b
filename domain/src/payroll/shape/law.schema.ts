import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';

const checked = {
  /** The first day on which it is valid. */
  from: z.string(),
  source: z.string(),
  /** C: read in the source. C2: read in notes that quote it. U: not checked. */
  mark: z.enum(['C', 'C2', 'U']),
};

/** A number of the law as it was used; null where it is unknown for some day of the month. */
const used = <T extends z.ZodType>(value: T) => z.object({ value, ...checked }).nullable();

const rate = z.int().min(0);

const bandsSchema = z.array(
  z.object({ fromPaise: paiseSchema, taxPaise: paiseSchema, februaryPaise: paiseSchema }),
);

/**
 * The numbers of the law from which a month's pay is computed. A run stores them, so that a later change does not
 * affect it.
 */
export const payLawSchema = z.object({
  wages: used(z.object({ otherPayMost: rate, overtimeTimes: rate })),
  /** Null: the divisor of the terms counts. */
  overtime: used(z.object({ daysAMonth: rate, halfHourFrom: rate, hourAbove: rate })),
  deductionsMost: used(rate),
  bonus: used(z.object({ ceilingPaise: paiseSchema, basePaise: paiseSchema, least: rate, most: rate })),
  fund: used(
    z.object({
      employee: rate,
      employer: rate,
      pension: rate,
      insurance: rate,
      administration: rate,
      administrationLeastPaise: paiseSchema,
    }),
  ),
  /** The ceilings of the month, each with its first day in the month; null where a day has none. */
  fundCeilings: z.array(z.object({ ceilingPaise: paiseSchema, firstDay: z.string(), ...checked })).nullable(),
  /** Null: everybody in the fund is in the pension scheme. */
  pension: used(z.object({ untilAge: rate, closedFrom: z.string() })),
  insurance: used(
    z.object({
      employee: rate,
      employer: rate,
      ceilingPaise: paiseSchema,
      ceilingWithDisabilityPaise: paiseSchema,
      freeADayPaise: paiseSchema,
    }),
  ),
  /** The profession tax of the restaurant's State. */
  professionTax: used(z.object({ women: bandsSchema, men: bandsSchema })),
});
export type PayLaw = z.output<typeof payLawSchema>;
