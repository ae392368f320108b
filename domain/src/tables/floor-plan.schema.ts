import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { joinsSchema } from './joins.schema.ts';

export const TABLE_SHAPES = ['square', 'round', 'long'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** The size of every floor's plan, in steps of its grid: room for as many tables and rooms as a floor may have. */
export const PLAN_COLUMNS = 24;
export const PLAN_ROWS = 400;

/** A table's place on its floor's plan: its upper left corner, its shape, and whether it is turned by 90°. */
export const planPlaceSchema = z.object({
  x: z
    .int()
    .min(0)
    .max(PLAN_COLUMNS - 1),
  y: z
    .int()
    .min(0)
    .max(PLAN_ROWS - 1),
  shape: z.enum(TABLE_SHAPES),
  turned: z.boolean(),
});
export type PlanPlace = z.output<typeof planPlaceSchema>;

/** The floor plan as the owner arranged it (P-LABEL-4). A table without a place gets one automatically. */
export const floorPlanSchema = z.object({
  /** The number of changes. A screen sends the version that it shows, so that it never overwrites a later one. */
  version: z.int().min(1),
  places: z.record(keySchema, planPlaceSchema),
});
export type FloorPlan = z.output<typeof floorPlanSchema>;

/** `floors/{floor-N}` */
export const floorSchema = z.object({
  id: z.string(),
  number: z.int(),
  createdAt: timestamp(),
  /** Missing until the owner arranges the floor. */
  plan: floorPlanSchema.optional(),
  /** Missing until the owner declares tables that may be pushed together. */
  joins: joinsSchema.optional(),
});
export type Floor = z.output<typeof floorSchema>;
