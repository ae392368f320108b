import { z } from 'zod';
import { requiredLine } from '../platform/text.ts';
import { isGstin } from './gstin.ts';
import { fssaiSchema, restaurantSchema } from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';

/** The fields of an owner's record that the owner writes straight to Firestore; the rules hold the same list. */
export const OWNER_WRITABLE = [
  'restaurantName',
  'ownerName',
  'installed',
  'installationDate',
  'restaurantType',
  'taxSettings',
  'cuisineTypes',
  'operatingHours',
  'services',
  'onboardingComplete',
  'providesHotelServices',
  'legalName',
  'address',
  'gstin',
  'fssai',
  'composition',
  'liquorVatPercentage',
  'upiVpa',
  'invoiceSeries',
  'dayCutoff',
  'qrTrust',
  'orderingPaused',
  'captainDiscountLimitPaise',
  'stations',
  'paperMm',
  'phone',
  'notificationsReadAt',
] as const satisfies readonly (keyof Restaurant)[];
export type OwnerWritable = (typeof OWNER_WRITABLE)[number];

/** What a tax invoice needs to say of its seller, as the settings form checks it. */
export const legalDetailsSchema = z.object({
  legalName: requiredLine(160),
  address: requiredLine(300),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === '' || isGstin(text), 'gstin-invalid'),
  fssai: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), fssaiSchema])),
  composition: restaurantSchema.shape.composition,
});
