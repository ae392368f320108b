import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { line } from '../kernel/text.ts';
import { tableIdSchema } from './table-id.schema.ts';
import { tablesPerFloorSchema } from '../restaurant/restaurant.schema.ts';
import { seatsSchema } from './table.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Sets the restaurant's seating to a number of tables for each floor: the lowest free numbers are made, the highest free
 * tables removed. Tables that stay keep their keys, so printed codes stay good; rooms are left alone. Refuses
 * `table-in-use` and `guest-ordering` where too few tables are free to go.
 */
export const seedTables = defineContract({
  name: 'seedTables',
  callers: ['owner'],
  input: z.object({ tablesPerFloor: tablesPerFloorSchema }),
  output: z.object({ floors: z.int(), tables: z.int() }),
  limits: [{ per: 'uid', max: 30, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Makes tables or rooms by the ids that the owner's screen names (`F1-T06`, `F2-R201`), the next floor with its first
 * one. Those that exist already are left as they are, so that a repeat does nothing. Refuses `service-not-offered` for
 * rooms where the restaurant has no room service, and `floor-full`.
 */
export const addTable = defineContract({
  name: 'addTable',
  callers: ['owner'],
  input: z.object({ tableIds: z.array(tableIdSchema).min(1).max(200), seats: seatsSchema }),
  /** All that were named: they are there now. */
  output: z.object({ tableIds: z.array(z.string()) }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

export const changeSeats = defineContract({
  name: 'changeSeats',
  callers: ['owner'],
  input: z.object({ tableId: tableIdSchema, seats: seatsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Removes a table or room; one that is gone already is no fault. Refuses `table-in-use` (an order on it, or reserved),
 * `guest-ordering` (somebody has scanned its code and not ordered yet) and `last-table` of a floor that others build on.
 */
export const removeTable = defineContract({
  name: 'removeTable',
  callers: ['owner'],
  input: z.object({ tableId: tableIdSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Gives a table a new key. `key` is the one it replaces: a repeat, or a second tab that has not seen the change, finds
 * another there and changes nothing.
 */
export const reissueKey = defineContract({
  name: 'reissueKey',
  callers: ['owner'],
  input: z.object({ tableId: tableIdSchema, key: line(40) }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
