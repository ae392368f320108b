import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { restaurantRatesAt } from '../statute/gst.ts';
import { isGstin } from '../statute/gstin.ts';
import { companyNumberShape, documentSettingsSchema, fssaiSchema } from './settings.schema.ts';
import type { DocumentSettings, NoticeSettings, ServiceSettings } from './settings.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { WholeRestaurant } from './whole-restaurant.ts';

/** The fields that an owner writes directly to Firestore, by collection. The rules have the same lists. */
export const OWNER_WRITABLE = {
  restaurants: [
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
  ],
  serviceSettings: [
    'dayCutoff',
    'qrTrust',
    'orderingPaused',
    'unusualWaits',
    'aggregators',
    'stations',
    'packingPaise',
    'pricesIncludeTax',
    'captainDiscountLimitPaise',
  ],
  documentSettings: [
    'legalName',
    'address',
    'phone',
    'gstin',
    'fssai',
    'companyNumber',
    'composition',
    'liquorVatPercentage',
    'vatTin',
    'upiVpa',
    'reviewLink',
    'invoiceSeries',
    'creditSeries',
    'debitSeries',
    'receiptSeries',
    'refundSeries',
    'paperMm',
    'secondLanguageOnBills',
  ],
  noticeSettings: [
    'notificationsReadAt',
    'noticesSwitched',
    'drawerNoticePaise',
    'kitchenNoticeMinutes',
    'monthlyTargetPaise',
  ],
} as const satisfies {
  readonly restaurants: readonly (keyof Restaurant)[];
  readonly serviceSettings: readonly (keyof ServiceSettings)[];
  readonly documentSettings: readonly (keyof DocumentSettings)[];
  readonly noticeSettings: readonly (keyof NoticeSettings)[];
};
export type OwnerWritable = (typeof OWNER_WRITABLE)[keyof typeof OWNER_WRITABLE][number];

/** The fields that an owner's form saves, whatever documents hold them. */
export type OwnerFields = Partial<Pick<WholeRestaurant, OwnerWritable>>;

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
    companyNumber: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.union([z.literal(''), companyNumberShape])),
    composition: documentSettingsSchema.shape.composition,
  })
  .refine(({ gstin, composition }) => gstin !== '' || !composition, {
    path: ['gstin'],
    message: 'composition-needs-gstin',
  });

/**
 * Returns a restaurant's GST status: it charges GST; it must not, because of composition or no registration; it does
 * not although it is registered and must (CGST Act s. 9); or tax is off and it is not registered.
 */
export function taxStatus(
  seller: Pick<WholeRestaurant, 'gstin' | 'composition' | 'taxSettings'>,
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
  legal: Pick<DocumentSettings, 'gstin' | 'composition'>,
  taxSettings: Restaurant['taxSettings'],
): Restaurant['taxSettings'] => (mayTurnTaxOff(legal) ? taxSettings : { ...taxSettings, enabled: true });

/** True unless the restaurant is registered outside the composition scheme: then its tax must stay on. */
export const mayTurnTaxOff = ({
  gstin,
  composition,
}: Pick<DocumentSettings, 'gstin' | 'composition'>): boolean => gstin === '' || composition;

/** True when a restaurant adds VAT to liquor without having entered its VAT TIN: the guard refuses such bills. */
export const lacksVatTin = (
  { vatTin, liquorVatPercentage }: Pick<DocumentSettings, 'vatTin' | 'liquorVatPercentage'>,
  sellsLiquor: boolean,
): boolean => sellsLiquor && liquorVatPercentage > 0 && vatTin === '';

/** The percentages of GST that a restaurant may charge at an instant (epoch ms), P-LAW-1. */
export const lawfulPercentagesAt = (at: number): number[] =>
  restaurantRatesAt(at).map((basisPoints) => basisPoints / 100);
