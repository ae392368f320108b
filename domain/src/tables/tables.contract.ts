import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { line } from '../kernel/text.ts';
import { tableIdSchema } from './table-id.schema.ts';
import { MAX_FLOORS, tablesPerFloorSchema } from '../restaurant/restaurant.schema.ts';
import { planPlaceSchema } from './floor-plan.schema.ts';
import { namingSchema } from './naming.schema.ts';
import { seatsSchema } from './table.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Sets the number of tables on each floor: it adds the lowest free numbers, and removes the highest free tables.
 * Remaining tables keep their keys, so printed codes stay valid. Rooms do not change. Refuses with `table-in-use` or
 * `guest-ordering` when too few tables can be removed.
 */
export const seedTables = defineContract({
  name: 'seedTables',
  alone: true,
  callers: ['owner'],
  input: z.object({ tablesPerFloor: tablesPerFloorSchema }),
  output: z.object({ floors: z.int(), tables: z.int() }),
  limits: [{ per: 'uid', max: 30, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Makes tables or rooms with the given ids (`F1-T06`, `F2-R201`), and a new floor with its first one. Existing ones
 * stay as they are, so a repeat changes nothing. Refuses with `service-not-offered` for a room without room service,
 * or `floor-full`.
 */
export const addTable = defineContract({
  name: 'addTable',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({ tableIds: z.array(tableIdSchema).min(1).max(200), seats: seatsSchema }),
  /** All named ids, including those of existing tables. */
  output: z.object({ tableIds: z.array(z.string()) }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

export const changeSeats = defineContract({
  name: 'changeSeats',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({ tableId: tableIdSchema, seats: seatsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Removes a table or room; no error when it is already gone. Refuses with `table-in-use` (occupied or reserved),
 * `guest-ordering` (a guest has scanned its code and not ordered yet), or `last-table` of a floor that must have one.
 */
export const removeTable = defineContract({
  name: 'removeTable',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({ tableId: tableIdSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Gives a table a new key. `key` is the key to replace: when the table already has another one, because of a repeat
 * or a second tab, nothing changes.
 */
export const reissueKey = defineContract({
  name: 'reissueKey',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({ tableId: tableIdSchema, key: line(40) }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Names tables, rooms and floors, or removes their names (P-LABEL-1). A repeat changes nothing. Refuses with
 * `table-not-found`, `place-name-taken` or `too-many-place-names`.
 */
export const namePlaces = defineContract({
  name: 'namePlaces',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({ places: z.array(namingSchema).min(1).max(201) }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/** As many as a floor has tables and rooms. */
const MOST_PLACES = 400;

/**
 * Saves the places of a floor's tables (P-LABEL-4). `base` is the version of the plan that the screen showed, 0 for
 * none. A repeat changes nothing. Refuses with `table-not-found` for a deleted floor, or `changed-meanwhile`.
 */
export const arrangeFloor = defineContract({
  name: 'arrangeFloor',
  callers: TEAM,
  needs: ['tables'],
  input: z.object({
    floor: z.int().min(1).max(MAX_FLOORS),
    base: z.int().min(0),
    places: z
      .record(tableIdSchema, planPlaceSchema)
      .refine((places) => Object.keys(places).length <= MOST_PLACES, 'too-many-places'),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
