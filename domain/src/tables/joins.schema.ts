import { z } from 'zod';

/** The most tables that are pushed together, and the most declared joins of a floor. */
export const MAX_JOINED = 8;

/** The tables of a party besides its first one; missing for a party at one table. */
export const furtherTablesSchema = z
  .array(z.string())
  .max(MAX_JOINED - 1)
  .optional();
export const MAX_JOINS = 60;

/** The largest party that Bhoj seats. */
export const LARGEST_PARTY = 200;

/** Tables of one floor that may be pushed together, and the smallest and largest party that they then seat. */
const joinSchema = z.object({
  tableIds: z.array(z.string()).max(MAX_JOINED),
  from: z.int(),
  to: z.int(),
});
export type Join = z.output<typeof joinSchema>;

/** The tables of a floor that the owner lets staff push together. `declaredJoinSchema` checks a new entry. */
export const joinsSchema = z.object({
  /** The number of changes. A screen sends the version that it shows, so that it never overwrites a later one. */
  version: z.int(),
  list: z.array(joinSchema).max(MAX_JOINS),
});
export type Joins = z.output<typeof joinsSchema>;
