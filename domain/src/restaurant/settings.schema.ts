import { z } from 'zod';
import { otherLanguageSchema } from '../catalogue/names.schema.ts';
import { keyLine, line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { MAX_OFFERS, offerSchema } from '../menu/offers/offer.schema.ts';
import { amountSchema } from '../money/money.schema.ts';
import { gstinShape } from '../statute/gstin.schema.ts';
import { clockSchema } from '../time/hours.schema.ts';
import { firstRoundsSchema } from './first-round-norm.schema.ts';
import { percentageSchema } from './restaurant.schema.ts';

/** The most operators of aggregator orders that a restaurant works with. */
const MAX_AGGREGATORS = 5;

/** Who may open a table's order: any guest, or only a captain by accepting the first round. */
export const QR_TRUST = ['guests', 'captain'] as const;

/** The most tills of a restaurant. */
export const MOST_TILLS = 10;

/** The id of a till, which its sessions store. */
export const tillIdSchema = z.string().regex(/^[a-z0-9]{1,20}$/);

export const tillSchema = z.object({ id: tillIdSchema, name: requiredLine(30) });
export type Till = z.output<typeof tillSchema>;

/** Cash sessions: whether they are used, and the tills, each of which has one open session at most. */
export const cashSettingsSchema = z.object({
  on: z.boolean(),
  tills: z.array(tillSchema).min(1).max(MOST_TILLS),
});
export type CashSettings = z.output<typeof cashSettingsSchema>;

/** `users/{restaurantId}/settings/service`: how the restaurant takes orders, cooks, prices and counts its days. */
export const serviceSettingsSchema = z.object({
  /** The time at which one business day ends and the next begins. */
  dayCutoff: clockSchema,
  qrTrust: z.enum(QR_TRUST),
  orderingPaused: z.boolean(),
  /** False lets a guest's unusual first round go to the kitchen too (P-QR-6). */
  unusualWaits: z.boolean(),
  /** Sizes and hours of guests' first rounds, counted by `closeDay`; missing before. Only the server writes it. */
  firstRounds: firstRoundsSchema.optional(),
  /** True while the owner's rules for bookings are on; missing otherwise. `saveBookingRules` writes it. */
  takesBookings: z.literal(true).optional(),
  /** True once the restaurant has had items of stock; missing otherwise. `saveStockItems` writes it. */
  keepsStock: z.literal(true).optional(),
  /** Operators that send orders and bill them themselves, such as Swiggy. */
  aggregators: z.array(keyLine(20)).max(MAX_AGGREGATORS),
  stations: z.array(requiredLine(30)).max(12),
  /** The charge for packing a takeaway or a delivery; 0 for none. It includes the tax where the prices do. */
  packingPaise: amountSchema,
  /** True where the prices on the menu include GST and VAT; otherwise they are added (P-BILL-16). */
  pricesIncludeTax: z.boolean(),
  captainDiscountLimitPaise: amountSchema,
  /** Offers by time, which only `saveOffer` writes. */
  offers: z.array(offerSchema).max(MAX_OFFERS),
  /** Cash sessions and their tills, which only `saveTills` writes; missing where they were never switched on. */
  cashSessions: cashSettingsSchema.optional(),
});
export type ServiceSettings = z.output<typeof serviceSettingsSchema>;

/**
 * A series of document numbers: at most 3 characters, so that the number keeps to the 16 characters of CGST Rules 46(b) and
 * 53(1A).
 */
export const seriesSchema = z.string().regex(/^[A-Z0-9]{1,3}$/);

/** The series of notes until the owner chooses others. */
export const FIRST_CREDIT_SERIES = 'CN';
export const FIRST_DEBIT_SERIES = 'DN';
export const FIRST_RECEIPT_SERIES = 'RV';
export const FIRST_REFUND_SERIES = 'RF';

/** A VAT TIN: eleven digits; some States write a letter after them. */
export const vatTinShape = z.string().regex(/^\d{11}[A-Z]?$/);
/** The CIN of a company (21 characters), or the LLPIN of a limited liability partnership. */
export const companyNumberShape = z.string().regex(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/);
const fssaiShape = z.string().regex(/^\d{14}$/);
/** The FSSAI number as the settings and documents ask for it: a licence begins with 1, a registration with 2. */
export const fssaiSchema = fssaiShape.regex(/^[12]/);
/** An address of the web, as a guest may follow it. */
const reviewLinkSchema = z
  .string()
  .regex(/^https:\/\/[a-zA-Z0-9-]{1,60}\.[a-zA-Z0-9.-]{1,60}(\/[!-~]{0,283})?$/);
export const upiVpaSchema = z.string().regex(/^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/);

export const DEFAULT_SERIES = 'INV';
export const DEFAULT_PAPER_MM = 80;

/** `users/{restaurantId}/settings/documents`: the seller's legal details, and how bills and other papers are printed. */
export const documentSettingsSchema = z.object({
  legalName: line(160),
  address: line(300),
  phone: line(20),
  /** Begins with the two-digit GST state code; empty until the restaurant is registered. */
  gstin: z.union([z.literal(''), gstinShape]),
  fssai: z.union([z.literal(''), fssaiShape]),
  /** On every paper of a company or a partnership with limited liability (P-LAW-38); empty for others. */
  companyNumber: z.union([z.literal(''), companyNumberShape]),
  /** True under the composition scheme: documents are Bills of Supply, and no tax is charged. */
  composition: z.boolean(),
  /** The state's VAT on liquor, which is outside GST. */
  liquorVatPercentage: percentageSchema,
  /** The number under which the restaurant pays that VAT; on every document with liquor. */
  vatTin: z.union([z.literal(''), vatTinShape]),
  upiVpa: z.union([z.literal(''), upiVpaSchema]),
  /** The public page on which guests may review; empty for none. Every guest gets it (P-REVIEW-3). */
  reviewLink: z.union([z.literal(''), reviewLinkSchema]),
  /** The series of bills, credit notes, debit notes, receipt vouchers and refund vouchers; all differ (`areSeriesApart`). */
  invoiceSeries: seriesSchema,
  creditSeries: seriesSchema,
  debitSeries: seriesSchema,
  receiptSeries: seriesSchema,
  refundSeries: seriesSchema,
  paperMm: z.union([z.literal(58), z.literal(80)]),
  /** The language of a dish's second name on documents; null prints no second name. */
  secondLanguageOnBills: otherLanguageSchema.nullable(),
});
export type DocumentSettings = z.output<typeof documentSettingsSchema>;

/** The series in which a restaurant numbers its documents. */
export type SeriesOf = Pick<
  DocumentSettings,
  'invoiceSeries' | 'creditSeries' | 'debitSeries' | 'receiptSeries' | 'refundSeries'
>;

/** The minutes that an owner may choose from. The shortest is that of the first check (`unstarted-tickets.ts`). */
export const KITCHEN_NOTICE_MINUTES = [10, 15, 20, 30, 45] as const;

/** `users/{restaurantId}/settings/notices`: which notifications the owner gets, and the month's goal. */
export const noticeSettingsSchema = z.object({
  notificationsReadAt: timestamp().nullable(),
  /** The kinds of notifications that the owner switched away from their default. */
  noticesSwitched: z.array(z.string()),
  /** The versions of the platform's notices with a banner that the owner closed. Only the server writes it. */
  noticesDismissed: z.array(z.string()),
  /** The least difference in the drawer that makes a notification; missing where the owner never chose. */
  drawerNoticePaise: amountSchema.optional(),
  /** After how many minutes the owner is told of a ticket that nobody has begun; missing where they never chose. */
  kitchenNoticeMinutes: z.literal(KITCHEN_NOTICE_MINUTES).optional(),
  /** The net sales that the owner wants to reach in a month; 0 for none. */
  monthlyTargetPaise: amountSchema,
});
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;
