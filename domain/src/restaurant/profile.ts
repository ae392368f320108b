import { z } from 'zod';
import { operatingHoursSchema } from '../time/hours.schema.ts';
import { clockSchema } from '../time/hours.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { documentSettingsSchema, QR_TRUST, serviceSettingsSchema } from './settings.schema.ts';
import { percentageSchema, restaurantSchema, serviceSchema } from './restaurant.schema.ts';
import type { DocumentSettings, ServiceSettings } from './settings.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import { firstRoundNorm } from './first-round-norm.ts';
import { firstRoundNormSchema } from './first-round-norm.schema.ts';
import { orderingUntil } from '../subscription/subscription.ts';

/**
 * `catalog/profile`: the facts about a restaurant that guests may read and that taking an order needs. Computed from
 * the owner's record and the sections `service` and `documents`; nothing else writes it.
 */
export const profileSchema = z.object({
  name: z.string(),
  /** The restaurant's short public address; missing until one is chosen. */
  slug: z.string().optional(),
  establishmentType: z.string(),
  restaurantType: z.string(),
  cuisineTypes: z.array(z.string()),
  address: z.string(),
  phone: z.string(),
  operatingHours: operatingHoursSchema,
  services: z.array(serviceSchema),
  /** Missing where the owner works with none. */
  aggregators: serviceSettingsSchema.shape.aggregators.optional(),
  providesHotelServices: z.boolean(),
  tax: z.object({
    /** True when tax is added to bills: tax is enabled, and the restaurant is registered and not under composition. */
    charged: z.boolean(),
    percentage: percentageSchema,
    liquorVatPercentage: percentageSchema,
    /** True where the prices on the menu include GST and VAT; missing where they are added. */
    included: z.literal(true).optional(),
  }),
  /** The charge for packing a takeaway or a delivery; 0 for none. It includes the tax where the prices do. */
  packingPaise: serviceSettingsSchema.shape.packingPaise,
  /** The offers that the owner has not turned off; missing for none. */
  offers: serviceSettingsSchema.shape.offers.optional(),
  upiVpa: z.string(),
  /** The public page on which guests may review; missing for none. */
  reviewLink: z.string().optional(),
  orderingPaused: z.boolean(),
  /**
   * The time from which orders are no longer taken: the end of trial or subscription, plus days of grace; for a suspended
   * restaurant, the beginning of its suspension. Null means never.
   */
  orderingUntil: timestamp().nullable(),
  /** True while the platform has suspended the restaurant; missing otherwise. */
  suspended: z.literal(true).optional(),
  qrTrust: z.enum(QR_TRUST),
  /** The largest first round of a guest that needs no captain; null where the owner lets every round through. */
  firstRoundNorm: firstRoundNormSchema.nullable().optional(),
  dayCutoff: clockSchema,
  stations: z.array(z.string()),
  /** The width of the receipt paper, in mm. */
  paperMm: documentSettingsSchema.shape.paperMm,
  secondLanguageOnBills: documentSettingsSchema.shape.secondLanguageOnBills,
  /** How many tills cash sessions are on for; missing where they are off. */
  tills: z.int().optional(),
  /** True while the restaurant takes bookings; missing otherwise. */
  takesBookings: z.literal(true).optional(),
  /** The names of tables, rooms and floors; missing where none has a name. */
  placeNames: restaurantSchema.shape.placeNames,
});
export type Profile = z.output<typeof profileSchema>;

/** True unless the restaurant is suspended or its plan is over. */
export const isRestaurantServed = ({ suspended, orderingUntil: until }: Profile, at: number): boolean =>
  suspended !== true && (until === null || until > at);

/** The documents that the profile is made of. */
export type Published = Restaurant & ServiceSettings & DocumentSettings;

/** True when tax is added to bills. Only a registered person outside the composition scheme may charge GST. */
export const chargesTax = (r: Pick<Published, 'gstin' | 'composition' | 'taxSettings'>): boolean =>
  r.taxSettings.enabled && r.gstin !== '' && !r.composition;

/** True when the owner's prices include a tax: there is one, and the owner chose so. */
const includesTax = (r: Published): boolean =>
  r.pricesIncludeTax && (chargesTax(r) || (!r.composition && r.liquorVatPercentage > 0));

export function projectProfile(restaurant: Published): Profile {
  const offers = restaurant.offers.filter(({ active }) => active);
  const { suspendedAt, aggregators, reviewLink, publicAddress, placeNames = {}, cashSessions } = restaurant;
  return {
    name: restaurant.restaurantName,
    ...(publicAddress !== undefined && { slug: publicAddress.slug }),
    establishmentType: restaurant.establishmentType,
    restaurantType: restaurant.restaurantType,
    cuisineTypes: restaurant.cuisineTypes,
    address: restaurant.address,
    phone: restaurant.phone,
    operatingHours: restaurant.operatingHours,
    services: restaurant.services,
    ...(aggregators.length > 0 && { aggregators }),
    providesHotelServices: restaurant.providesHotelServices,
    tax: {
      charged: chargesTax(restaurant),
      percentage: restaurant.taxSettings.percentage,
      liquorVatPercentage: restaurant.liquorVatPercentage,
      ...(includesTax(restaurant) && { included: true as const }),
    },
    packingPaise: restaurant.packingPaise,
    ...(offers.length > 0 && { offers }),
    upiVpa: restaurant.upiVpa,
    ...(reviewLink !== '' && { reviewLink }),
    orderingPaused: restaurant.orderingPaused,
    orderingUntil: suspendedAt ?? orderingUntil(restaurant),
    ...(suspendedAt !== null && { suspended: true as const }),
    qrTrust: restaurant.qrTrust,
    firstRoundNorm: restaurant.unusualWaits ? firstRoundNorm(restaurant.firstRounds ?? null) : null,
    dayCutoff: restaurant.dayCutoff,
    stations: restaurant.stations,
    paperMm: restaurant.paperMm,
    secondLanguageOnBills: restaurant.secondLanguageOnBills,
    ...(cashSessions?.on === true && { tills: cashSessions.tills.length }),
    ...(restaurant.takesBookings === true && { takesBookings: true as const }),
    ...(Object.keys(placeNames).length > 0 && { placeNames }),
  };
}
