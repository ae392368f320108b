import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { waitsSchema } from '../billing/shape/document-service.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { ZERO } from '../money/money.ts';
import { combosSoldSchema } from './day-dishes.ts';
import { countedSchema, NOTHING_COUNTED } from './counted.schema.ts';

/** The largest party that a day counts apart: larger ones are rare, and their turns are alike. */
export const LARGEST_PARTY_APART = 20;

const memberFiguresSchema = z.object({
  /** The member's name when the day first counted them; empty for guests. */
  name: z.string(),
  /**
   * The bills with a dish that this member took. A bill counts for each member who took part, so the sum exceeds the
   * number of bills.
   */
  bills: z.int(),
  portions: z.int(),
  /** After discount and before tax. The amounts of all entries add up to the day's subtotal less its discount. */
  amountPaise: paiseSchema,
});

/** The figures of parties that said their size. They leave out everybody else, in numbers and in rupees. */
const coversSchema = z.object({
  guests: z.int(),
  /** The sum of these parties' documents, after discount and before tax. */
  salesPaise: paiseSchema,
  /** By party size, from 20 on together: the parties, and their minutes at a table until their first document. */
  bySize: z.record(keySchema, z.object({ parties: z.int(), timed: z.int(), minutes: z.int() })),
});
export type Covers = z.output<typeof coversSchema>;

const NO_COVERS: Covers = { guests: 0, salesPaise: ZERO, bySize: {} };

/** How the day's bills came about: hours, members, cancelled lines, parties and waits. */
export const operationsSchema = z.object({
  /** By the hour (IST) of settlement, `00` to `23`. */
  byHour: z.record(keySchema, z.object({ bills: z.int(), guests: z.int() })),
  billsByType: z.record(keySchema, z.int()),
  /** By the member who took the dishes (`memberKey`); `guest` is the key for guests who ordered themselves. */
  byMember: z.record(keySchema, memberFiguresSchema),
  /** Cancelled lines of orders, without aggregators' orders. No other figure includes them. */
  cancelled: countedSchema,
  /** The parties at tables that got their first bill, and the sum of the minutes from first round to first bill. */
  parties: z.object({ count: z.int(), minutes: z.int() }),
  covers: coversSchema,
  /** How long guests waited for dishes; missing until a bill has such a time. */
  waits: waitsSchema.optional(),
  /** Missing on a day without combos. */
  combos: combosSoldSchema.optional(),
});
export type Operations = z.output<typeof operationsSchema>;

export const NO_OPERATIONS: Operations = {
  byHour: {},
  billsByType: {},
  byMember: {},
  cancelled: NOTHING_COUNTED,
  parties: { count: 0, minutes: 0 },
  covers: NO_COVERS,
};
