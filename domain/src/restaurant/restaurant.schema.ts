import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { basisPoints } from '../money/money.ts';
import { ESTABLISHMENT_TYPES } from './signing-up.ts';
import { operatingHoursSchema } from '../time/hours.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { supportTimeSchema } from './support-time.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';

export const establishmentTypeSchema = z.enum(ESTABLISHMENT_TYPES);

/** The answers of onboarding (ONBOARD-2); until then `restaurantType` holds the establishment type. */
export const RESTAURANT_TYPES = ['Vegetarian', 'Non-Vegetarian', 'Both'] as const;
export const restaurantTypeSchema = z.enum(RESTAURANT_TYPES);
/** The value of unknown fields after a social sign-up. */
export const NOT_SET = 'Not Set';

export const CUISINES = [
  'North Indian',
  'South Indian',
  'Chinese',
  'Italian',
  'Mexican',
  'Thai',
  'Continental',
  'Fast Food',
  'Cafe',
  'Bakery',
  'Multi-Cuisine',
] as const;

export const SERVICES = ['dine-in', 'takeaway', 'delivery', 'catering', 'events', 'bar'] as const;
export const serviceSchema = z.enum(SERVICES);
export type Service = z.output<typeof serviceSchema>;

export const MAX_FLOORS = 20;
export const MAX_TABLES_PER_FLOOR = 200;
export const tablesPerFloorSchema = z.array(z.int().min(1).max(MAX_TABLES_PER_FLOOR)).min(1).max(MAX_FLOORS);
export const seatingSchema = z
  .object({ floors: z.int().min(1).max(MAX_FLOORS), tablesPerFloor: tablesPerFloorSchema })
  .refine((seating) => seating.floors === seating.tablesPerFloor.length, 'floors-differ');
export type Seating = z.output<typeof seatingSchema>;

/** From 0 to 100 with at most two decimals, so that it is exact in basis points. */
export const percentageSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((p) => Math.abs(p * 100 - basisPoints(p)) < 1e-6, 'too-many-decimals');
const taxSettingsSchema = z.object({ enabled: z.boolean(), percentage: percentageSchema });
export const DEFAULT_TAX = { enabled: false, percentage: 5 };

/**
 * `users/{restaurantId}`: the owner's record (DATA-OWNER-1 to DATA-OWNER-6). Only the server writes identity, membership,
 * trial and referral; the rules list the fields that an owner may write. All other settings are documents of their own
 * (`settings.collection.ts`).
 */
export const restaurantSchema = z.object({
  uid: z.string(),
  restaurantName: requiredLine(120),
  ownerName: requiredLine(120),
  email: z.string(),
  createdAt: timestamp(),
  role: z.literal('owner'),
  membership: z.enum(['free', 'premium']),
  trialStartDate: timestamp(),
  trialEndDate: timestamp(),
  trialDaysLeft: z.int(),
  /** The end of the paid period; null without a payment, or when the platform gave premium without an end. */
  premiumUntil: timestamp().nullable(),
  /** The day of the month on which the first of the paid periods began (P-PLAN-8); null without a payment. */
  periodDay: z.int().min(1).max(31).nullable(),
  /** ms of `premiumUntil` that the platform gave. They count as neither paid nor kept. */
  giftedMs: z.int(),
  /** The short public address, and earlier ones that lead to it; missing before. Only the server writes it. */
  publicAddress: z.object({ slug: z.string(), former: z.array(z.string()) }).optional(),
  /** When the platform suspended the restaurant; null while it is not. */
  suspendedAt: timestamp().nullable(),
  /** Missing where the owner never opened the restaurant to support. */
  support: supportTimeSchema.optional(),
  referralId: z.string(),
  staffReferralId: z.string(),
  onboardingComplete: z.boolean(),
  providesHotelServices: z.boolean(),
  restaurantType: z.string(),
  establishmentType: z.string(),
  installed: z.boolean(),
  installationDate: timestamp().nullable(),
  seatingConfiguration: z.object({ floors: z.int(), tablesPerFloor: z.array(z.int()) }).nullable(),
  /** The owner's names of tables, rooms and floors, by id; missing before the first. Only the server writes it. */
  placeNames: z.record(keySchema, z.string()).optional(),
  taxSettings: taxSettingsSchema,
  cuisineTypes: z.array(z.string()),
  operatingHours: operatingHoursSchema,
  services: z.array(serviceSchema),
});
export type Restaurant = z.output<typeof restaurantSchema>;
