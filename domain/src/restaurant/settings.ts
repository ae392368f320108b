import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { restaurantRatesAt } from '../statute/gst.ts';
import { isGstin } from '../statute/gstin.ts';
import { fssaiSchema, restaurantSchema } from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';

/** The fields of an owner's record that the owner writes directly to Firestore. The rules have the same list. */
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
  'aggregators',
  'onboardingComplete',
  'providesHotelServices',
  'legalName',
  'address',
  'gstin',
  'fssai',
  'composition',
  'liquorVatPercentage',
  'vatTin',
  'pricesIncludeTax',
  'upiVpa',
  'reviewLink',
  'invoiceSeries',
  'dayCutoff',
  'qrTrust',
  'orderingPaused',
  'unusualWaits',
  'captainDiscountLimitPaise',
  'monthlyTargetPaise',
  'packingPaise',
  'stations',
  'paperMm',
  'secondLanguageOnBills',
  'phone',
  'notificationsReadAt',
  'noticesSwitched',
  'drawerNoticePaise',
  'kitchenNoticeMinutes',
] as const satisfies readonly (keyof Restaurant)[];
export type OwnerWritable = (typeof OWNER_WRITABLE)[number];

/**
 * The form of the seller's legal details. Faults: `gstin-invalid`, `composition-needs-gstin` (only a registered
 * person can opt for the scheme, CGST Act s. 10).
 */
export const legalDetailsSchema = z
  .object({
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
  })
  .refine(({ gstin, composition }) => gstin !== '' || !composition, {
    path: ['gstin'],
    message: 'composition-needs-gstin',
  });

/**
 * Returns a restaurant's GST status: it charges GST; it must not, because of composition or no registration; it does
 * not although it is registered and must (CGST Act s. 9); or tax is off and it is not registered.
 */
export function taxStanding(
  seller: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>,
): 'charging' | 'composition' | 'unregistered' | 'must-charge' | 'off' {
  const { enabled } = seller.taxSettings;
  if (seller.gstin === '') return enabled ? 'unregistered' : 'off';
  if (seller.composition) return 'composition';
  return enabled ? 'charging' : 'must-charge';
}

/**
 * Returns the tax settings that fit the legal details: a registered restaurant outside the composition scheme charges
 * GST, so its tax is on (P-BILL-8).
 */
export const taxSettingsFor = (
  legal: Pick<Restaurant, 'gstin' | 'composition'>,
  taxSettings: Restaurant['taxSettings'],
): Restaurant['taxSettings'] => (mayTurnTaxOff(legal) ? taxSettings : { ...taxSettings, enabled: true });

/** True unless the restaurant is registered outside the composition scheme: then its tax must stay on. */
export const mayTurnTaxOff = ({ gstin, composition }: Pick<Restaurant, 'gstin' | 'composition'>): boolean =>
  gstin === '' || composition;

/** True when a restaurant that sells liquor adds VAT to it and has not entered its VAT TIN: the guard refuses such bills. */
export const lacksVatTin = (
  { vatTin, liquorVatPercentage }: Pick<Restaurant, 'vatTin' | 'liquorVatPercentage'>,
  sellsLiquor: boolean,
): boolean => sellsLiquor && liquorVatPercentage > 0 && vatTin === '';

/** The percentages of GST that a restaurant may charge at an instant (epoch ms), P-LAW-1. */
export const lawfulPercentagesAt = (at: number): number[] =>
  restaurantRatesAt(at).map((basisPoints) => basisPoints / 100);
