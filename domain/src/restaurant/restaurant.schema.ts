import { z } from 'zod';
import { otherLanguageSchema } from '../catalogue/names.schema.ts';
import { amountSchema } from '../money/money.schema.ts';
import { ESTABLISHMENT_TYPES } from './signing-up.ts';
import { MAX_OFFERS, offerSchema } from '../menu/offers/offer.schema.ts';
import { clockSchema, operatingHoursSchema } from '../time/hours.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { supportTimeSchema } from './support-time.schema.ts';
import { firstRoundsSchema } from './first-round-norm.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { gstinShape } from '../statute/gstin.schema.ts';

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

/** The most operators of aggregator orders that a restaurant works with. */
const MAX_AGGREGATORS = 5;

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
  .refine((p) => Math.abs(p * 100 - Math.round(p * 100)) < 1e-6, 'too-many-decimals');
const taxSettingsSchema = z.object({ enabled: z.boolean(), percentage: percentageSchema });
export const DEFAULT_TAX = { enabled: false, percentage: 5 };

/** Who may open a table's order: any guest, or only a captain by accepting the first round. */
export const QR_TRUST = ['guests', 'captain'] as const;

/** The series of credit notes (CGST Rule 53(1A)). Invoices must not use it. */
export const CREDIT_SERIES = 'CN';

/** The series of debit notes. New series of invoices must not be it; one that was before there were debit notes may be. */
export const DEBIT_SERIES = 'DN';

/** A series of invoice numbers: at most 3 characters, so that the number keeps to the 16 characters of Rule 46. */
export const storedSeriesSchema = z
  .string()
  .regex(/^[A-Z0-9]{1,3}$/)
  .refine((series) => series !== CREDIT_SERIES, 'series-taken');

/** A series that an owner may choose. */
export const invoiceSeriesSchema = storedSeriesSchema.refine(
  (series) => series !== DEBIT_SERIES,
  'series-taken',
);

/** A VAT TIN: eleven digits; some States write a letter after them. */
export const vatTinShape = z.string().regex(/^\d{11}[A-Z]?$/);
const fssaiShape = z.string().regex(/^\d{14}$/);
/** The FSSAI number as the settings and documents ask for it: a licence begins with 1, a registration with 2. */
export const fssaiSchema = fssaiShape.regex(/^[12]/);
/** An address of the web, as a guest may follow it. */
const reviewLinkSchema = z
  .string()
  .regex(/^https:\/\/[a-zA-Z0-9-]{1,60}\.[a-zA-Z0-9.-]{1,60}(\/[!-~]{0,283})?$/);
export const upiVpaSchema = z.string().regex(/^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/);

/** The minutes that an owner may choose from. The shortest is that of the first look (`untouched.ts`). */
export const KITCHEN_NOTICE_MINUTES = [10, 15, 20, 30, 45] as const;

/**
 * `users/{restaurantId}`: the owner's record (DATA-OWNER-1 to DATA-OWNER-6) with legal and billing settings. Only the
 * server writes identity, membership, trial and referral; the rules list the fields that an owner may write.
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
  /** ms of `premiumUntil` that the platform gave. They count as neither paid nor kept. */
  giftedMs: z.int(),
  /** The short public address and the earlier ones, which lead to it; missing until one is chosen. Only the server writes it. */
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
  /** What the owner calls tables, rooms and floors, by id; missing where none was ever named. Only the server writes it. */
  placeNames: z.record(z.string(), z.string()).optional(),
  taxSettings: taxSettingsSchema,
  cuisineTypes: z.array(z.string()),
  operatingHours: operatingHoursSchema,
  services: z.array(serviceSchema),
  /** Operators that send orders and bill them themselves, such as Swiggy; missing where the owner never chose. */
  aggregators: z.array(requiredLine(20)).max(MAX_AGGREGATORS).optional(),

  legalName: line(160),
  address: line(300),
  /** Begins with the two-digit GST state code; empty until the restaurant is registered. */
  gstin: z.union([z.literal(''), gstinShape]),
  fssai: z.union([z.literal(''), fssaiShape]),
  /** True under the composition scheme: documents are Bills of Supply, and no tax is charged. */
  composition: z.boolean(),
  /** The state's VAT on liquor, which is outside GST. */
  liquorVatPercentage: percentageSchema,
  /** The number under which the restaurant pays that VAT; on every document with liquor. */
  vatTin: z.union([z.literal(''), vatTinShape]),
  /** True where the prices on the menu include GST and VAT; otherwise they are added (P-BILL-16). */
  pricesIncludeTax: z.boolean(),
  upiVpa: z.union([z.literal(''), upiVpaSchema]),
  /** The public page on which guests may review; empty for none. Every guest gets it (P-REVIEW-3). */
  reviewLink: z.union([z.literal(''), reviewLinkSchema]),
  invoiceSeries: storedSeriesSchema,
  dayCutoff: clockSchema,
  qrTrust: z.enum(QR_TRUST),
  orderingPaused: z.boolean(),
  /** False lets a guest's unusual first round go to the kitchen too. Missing means true (P-QR-6). */
  unusualWaits: z.boolean().optional(),
  /** The size and hour of guests' first rounds, as `closeDay` counts them; missing before the first. */
  firstRounds: firstRoundsSchema.optional(),
  captainDiscountLimitPaise: amountSchema,
  /** The net sales that the owner wants to reach in a month; 0 for none. */
  monthlyTargetPaise: amountSchema,
  /** The charge for packing a takeaway or a delivery; 0 for none. It includes the tax where the prices do. */
  packingPaise: amountSchema,
  /** Offers by time, which `saveOffer` writes; missing where there never were any. */
  offers: z.array(offerSchema).max(MAX_OFFERS).optional(),
  stations: z.array(requiredLine(30)).max(12),
  paperMm: z.union([z.literal(58), z.literal(80)]),
  /** The language of a dish's second name on documents; null prints no second name. */
  secondLanguageOnBills: otherLanguageSchema.nullable(),
  phone: line(20),
  notificationsReadAt: timestamp().nullable(),
  /** Kinds of notifications that are switched to the other position than they begin in. */
  noticesSwitched: z.array(z.string()),
  /** The versions of the platform's notices whose banner the owner closed. Only the server writes it. */
  noticesDismissed: z.array(z.string()),
  /** From which difference in the drawer on the owner is told; missing where they never chose. */
  drawerNoticePaise: amountSchema.optional(),
  /** After how many minutes the owner is told of a ticket that nobody has begun; missing where they never chose. */
  kitchenNoticeMinutes: z.literal(KITCHEN_NOTICE_MINUTES).optional(),
});
export type Restaurant = z.output<typeof restaurantSchema>;

export const DEFAULT_CUTOFF = '04:00';
export const DEFAULT_SERIES = 'INV';
export const DEFAULT_PAPER_MM = 80;
