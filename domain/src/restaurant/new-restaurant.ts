import { ZERO } from '../money/money.ts';
import { DEFAULT_HOURS } from '../time/hours.ts';
import { DAY, DEFAULT_CUTOFF } from '../time/ist.ts';
import { DEFAULT_STATION } from '../menu/shape/menu.schema.ts';
import {
  DEFAULT_PAPER_MM,
  DEFAULT_SERIES,
  FIRST_CREDIT_SERIES,
  FIRST_DEBIT_SERIES,
  FIRST_RECEIPT_SERIES,
  FIRST_REFUND_SERIES,
} from './settings.schema.ts';
import { DEFAULT_TAX, NOT_SET } from './restaurant.schema.ts';
import { TRIAL_DAYS } from './signing-up.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { StartingLimits } from './starting-limits.schema.ts';
import type { WholeRestaurant } from './whole-restaurant.ts';

interface Signup {
  uid: string;
  email: string;
  restaurantName: string;
  ownerName: string;
  establishmentType: string;
  providesHotelServices: boolean;
  referralId: string;
  staffReferralId: string;
  membership: Restaurant['membership'];
  /** Epoch ms; the end of the period that a paid sign-up bought. */
  premiumUntil?: number;
  /** The day of the month of its beginning. */
  periodDay?: number;
  /** The platform's limits for new restaurants; without them captains may discount ₹0, with the usual thresholds. */
  startingLimits?: Partial<StartingLimits>;
  /** Epoch ms. */
  at: number;
}

/** Placeholder values for a social sign-up, until the owner enters the real ones (DATA-OWNER-8). */
export const placeholderSignup = (displayName: string) => ({
  restaurantName: 'My restaurant',
  ownerName: displayName.trim().slice(0, 120) || NOT_SET,
  establishmentType: NOT_SET,
  providesHotelServices: false,
  staffReferralId: '',
});

/** Makes the record and settings of a new restaurant, with defaults for all that is not entered (LIMIT-5). */
export function newRestaurant({
  at,
  establishmentType,
  premiumUntil,
  periodDay,
  startingLimits: { captainDiscountLimitPaise = ZERO, unusualWaits = true, ...thresholds } = {},
  ...signup
}: Signup): WholeRestaurant {
  // Somebody who has paid has no trial, also when the payment is given back (P-PLAN-10).
  const trialDays = signup.membership === 'premium' ? 0 : TRIAL_DAYS;
  return {
    ...signup,
    createdAt: at,
    role: 'owner',
    trialStartDate: at,
    trialEndDate: at + trialDays * DAY,
    trialDaysLeft: trialDays,
    premiumUntil: premiumUntil ?? null,
    periodDay: periodDay ?? null,
    giftedMs: 0,
    suspendedAt: null,
    onboardingComplete: false,
    restaurantType: establishmentType,
    establishmentType,
    installed: false,
    installationDate: null,
    seatingConfiguration: null,
    taxSettings: DEFAULT_TAX,
    cuisineTypes: [],
    operatingHours: DEFAULT_HOURS,
    services: [],
    legalName: '',
    address: '',
    gstin: '',
    fssai: '',
    companyNumber: '',
    composition: false,
    liquorVatPercentage: 0,
    vatTin: '',
    pricesIncludeTax: false,
    upiVpa: '',
    reviewLink: '',
    invoiceSeries: DEFAULT_SERIES,
    creditSeries: FIRST_CREDIT_SERIES,
    debitSeries: FIRST_DEBIT_SERIES,
    receiptSeries: FIRST_RECEIPT_SERIES,
    refundSeries: FIRST_REFUND_SERIES,
    dayCutoff: DEFAULT_CUTOFF,
    qrTrust: 'guests',
    orderingPaused: false,
    unusualWaits,
    aggregators: [],
    offers: [],
    captainDiscountLimitPaise,
    monthlyTargetPaise: ZERO,
    ...thresholds,
    packingPaise: ZERO,
    stations: [DEFAULT_STATION],
    paperMm: DEFAULT_PAPER_MM,
    secondLanguageOnBills: null,
    phone: '',
    notificationsReadAt: null,
    noticesSwitched: [],
    noticesDismissed: [],
  };
}
