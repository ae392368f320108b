import { z } from 'zod';
import {
  savePlatformSettings,
  saveSubscriptionSettings,
} from '@bhoj/domain/platform/settings/settings.contract';
import { line } from '@bhoj/domain/kernel/text';
import { rupees } from '@bhoj/domain/money/money';
import { thresholdOf } from '@bhoj/domain/notifications/kinds';
import { KITCHEN_NOTICE_MINUTES } from '@bhoj/domain/restaurant/settings.schema';
import type { PlatformSettings } from '@bhoj/domain/platform/settings/settings.schema';
import type { PlatformSeller } from '@bhoj/domain/subscription/plan.schema';

const { supportEmail, isSignupOpen, reason } = savePlatformSettings.input.shape;
const seller = saveSubscriptionSettings.input.shape.seller.unwrap().shape;

/** The highest limit of a new restaurant, in rupees. */
const MOST_RUPEES = 100_000;

const wholeRupees = z
  .string()
  .trim()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.int().max(MOST_RUPEES))
  .transform(rupees);

/** The typed fields of the general card; the discount and the difference in whole rupees. */
export const generalSchema = z.object({
  supportEmail,
  isSignupOpen,
  maintenance: line(200),
  captainLimit: wholeRupees,
  unusualWaits: z.boolean(),
  drawerNotice: wholeRupees,
  kitchenNotice: z.coerce.number<number | string>().pipe(z.literal(KITCHEN_NOTICE_MINUTES)),
  reason,
});

export type GeneralInput = z.input<typeof generalSchema>;
export type GeneralWish = z.output<typeof generalSchema>;

export const generalFormOf = (stored: PlatformSettings): GeneralInput => ({
  supportEmail: stored.supportEmail,
  isSignupOpen: stored.isSignupOpen,
  maintenance: stored.maintenance?.text ?? '',
  captainLimit: String(stored.captainDiscountLimitPaise / 100),
  unusualWaits: stored.unusualWaits ?? true,
  drawerNotice: String((thresholdOf('drawer-differs', stored) ?? 0) / 100),
  kitchenNotice: thresholdOf('stale-kitchen', stored) ?? 0,
  reason: '',
});

/** The typed fields of the card of subscriptions: all details together, or none. */
export interface SellingInput {
  active: boolean;
  legalName: string;
  address: string;
  gstin: string;
  reason: string;
}

/** The schema that finds wrong details, once one of them is typed. */
export const detailedSchema = z.object({ active: z.boolean(), ...seller, reason });
export const bareSchema = z.object({
  active: z.boolean(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  reason,
});

export const hasDetails = ({ legalName, address, gstin }: SellingInput): boolean =>
  [legalName, address, gstin].some((text) => text.trim() !== '');

export const sellingFormOf = ({
  active,
  seller: known,
}: {
  active: boolean;
  seller: PlatformSeller | null;
}): SellingInput => ({
  active,
  legalName: known?.legalName ?? '',
  address: known?.address ?? '',
  gstin: known?.gstin ?? '',
  reason: '',
});
