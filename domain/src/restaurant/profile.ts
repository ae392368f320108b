import { z } from 'zod';
import { operatingHoursSchema } from '../time/hours.schema.ts';
import { clockSchema } from '../time/hours.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import {
  DEFAULT_PAPER_MM,
  percentageSchema,
  QR_TRUST,
  restaurantSchema,
  serviceSchema,
} from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import { orderingUntil } from '../subscription/subscription.ts';

/**
 * `catalog/profile`: what a guest may know of a restaurant, and what taking an order needs of its settings. Projected
 * from the owner's record; nothing else writes it.
 */
export const profileSchema = z.object({
  name: z.string(),
  establishmentType: z.string(),
  restaurantType: z.string(),
  cuisineTypes: z.array(z.string()),
  address: z.string(),
  phone: z.string(),
  operatingHours: operatingHoursSchema,
  services: z.array(serviceSchema),
  providesHotelServices: z.boolean(),
  tax: z.object({
    /** Whether tax is added to a bill today: enabled, registered, and not under composition. */
    charged: z.boolean(),
    percentage: percentageSchema,
    liquorVatPercentage: percentageSchema,
  }),
  upiVpa: z.string(),
  orderingPaused: z.boolean(),
  /** When trial or subscription, with its days of grace, ends the taking of orders; null is never. */
  orderingUntil: timestamp().nullable(),
  qrTrust: z.enum(QR_TRUST),
  dayCutoff: clockSchema,
  stations: z.array(z.string()),
  /** Width of the roll that receipts are printed on. */
  paperMm: restaurantSchema.shape.paperMm,
  secondLanguageOnBills: restaurantSchema.shape.secondLanguageOnBills,
});
export type Profile = z.output<typeof profileSchema>;

/** Whether tax is added to bills: GST may be charged only by a registered person outside the composition scheme. */
export const chargesTax = (r: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>): boolean =>
  r.taxSettings.enabled && r.gstin !== '' && !r.composition;

export function projectProfile(restaurant: Restaurant): Profile {
  return {
    name: restaurant.restaurantName,
    establishmentType: restaurant.establishmentType,
    restaurantType: restaurant.restaurantType,
    cuisineTypes: restaurant.cuisineTypes,
    address: restaurant.address,
    phone: restaurant.phone,
    operatingHours: restaurant.operatingHours,
    services: restaurant.services,
    providesHotelServices: restaurant.providesHotelServices,
    tax: {
      charged: chargesTax(restaurant),
      percentage: restaurant.taxSettings.percentage,
      liquorVatPercentage: restaurant.liquorVatPercentage,
    },
    upiVpa: restaurant.upiVpa,
    orderingPaused: restaurant.orderingPaused,
    orderingUntil: orderingUntil(restaurant),
    qrTrust: restaurant.qrTrust,
    dayCutoff: restaurant.dayCutoff,
    stations: restaurant.stations,
    paperMm: restaurant.paperMm,
    secondLanguageOnBills: restaurant.secondLanguageOnBills,
  };
}

/** Version 1 did not say how wide the paper is; the record's next change brings the real width. */
export const withPaperWidth = (stored: Record<string, unknown>): Record<string, unknown> => ({
  ...stored,
  paperMm: DEFAULT_PAPER_MM,
});

/** Version 2 did not say whether documents bear Hindi names; nor did the owner's record of its time. */
export const withoutHindi = (stored: Record<string, unknown>): Record<string, unknown> => ({
  hindiOnBills: false,
  ...stored,
});

/** Version 3 knew Hindi alone; the owner of an older record may have chosen a language since. */
export const withSecondLanguage = ({
  hindiOnBills,
  ...stored
}: Record<string, unknown>): Record<string, unknown> => ({
  secondLanguageOnBills: hindiOnBills === true ? 'hi' : null,
  ...stored,
});
