import { z } from 'zod';
import { otherLanguages } from '@bhoj/domain/catalogue/languages';
import { same } from '@bhoj/domain/kernel/same';
import { toRupees, wholeRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { line } from '@bhoj/domain/kernel/text';
import { amountSchema } from '@bhoj/domain/money/money.schema';
import { KNOWN_OPERATORS } from '@bhoj/domain/orders/shape/aggregator';
import { areSeriesApart } from '@bhoj/domain/billing/documents/series-apart';
import {
  documentSettingsSchema,
  serviceSettingsSchema,
  seriesSchema,
} from '@bhoj/domain/restaurant/settings.schema';
import {
  CUISINES,
  percentageSchema,
  restaurantSchema,
  restaurantTypeSchema,
  SERVICES,
} from '@bhoj/domain/restaurant/restaurant.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import {
  lawfulPercentagesAt,
  legalDetailsSchema,
  mayTurnTaxOff,
  taxSettingsFor,
} from '@bhoj/domain/restaurant/settings';
import type { OwnerFields, OwnerWritable } from '@bhoj/domain/restaurant/settings';
import { operatingHoursSchema } from '@bhoj/domain/time/hours.schema';
import type { OperatingHours } from '@bhoj/domain/time/hours';
import { isComplete, settled } from '../../../blocks/hours/hours-model.ts';

/** Returns the fields that differ from the stored ones, so that a save does not overwrite the changes of other devices. */
export const changedFields = (restaurant: WholeRestaurant, fields: OwnerFields): OwnerFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !same(value, restaurant[name as OwnerWritable])),
  );

/** A settings section: its form schema, its values from the record, and the fields it saves. */
export interface Section<In, Out extends OwnerFields> {
  readonly schema: z.ZodType<Out, In>;
  readonly valuesOf: (restaurant: WholeRestaurant) => In;
}

export type TypedIn<S> = S extends Section<infer In, infer _> ? In : never;
export type SavedBy<S> = S extends Section<infer _, infer Out> ? Out : never;

const section = <In, Out extends OwnerFields>(
  schema: z.ZodType<Out, In>,
  valuesOf: (restaurant: WholeRestaurant) => In,
): Section<In, Out> => ({ schema, valuesOf });

/** A typed number. */
const percentText = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d+)?$/)
  .transform(Number)
  .pipe(percentageSchema);

const { shape } = documentSettingsSchema;

export const profileSection = section(
  restaurantSchema
    .pick({ restaurantName: true, ownerName: true })
    .extend({ phone: shape.phone, reviewLink: z.string().trim().pipe(shape.reviewLink) }),
  ({ restaurantName, ownerName, phone, reviewLink }) => ({
    restaurantName,
    ownerName,
    phone,
    reviewLink: reviewLink as string,
  }),
);

/** Saving a GSTIN turns tax on in the same save, unless the composition scheme is chosen. */
export const legalSection = ({ taxSettings }: Pick<WholeRestaurant, 'taxSettings'>) =>
  section(
    legalDetailsSchema.transform((legal) => ({ ...legal, taxSettings: taxSettingsFor(legal, taxSettings) })),
    ({ legalName, address, gstin, fssai, companyNumber, composition }) => ({
      legalName,
      address,
      gstin: gstin as string,
      fssai: fssai as string,
      companyNumber: companyNumber as string,
      composition,
    }),
  );

/** Accepts only the rates that are lawful at `now` (epoch ms), and tax that is off only where the law allows it. */
export const taxSection = (restaurant: WholeRestaurant, now: number) =>
  section(
    z
      .object({
        enabled: z.boolean().refine((enabled) => enabled || mayTurnTaxOff(restaurant), 'must-charge'),
        pricesIncludeTax: z.boolean(),
        percentage: percentText.refine((percentage) => lawfulPercentagesAt(now).includes(percentage)),
        liquor: percentText,
        vatTin: z.string().trim().toUpperCase().pipe(shape.vatTin),
      })
      .transform(({ enabled, percentage, liquor, vatTin, pricesIncludeTax }) => ({
        taxSettings: { enabled, percentage },
        pricesIncludeTax,
        liquorVatPercentage: liquor,
        vatTin,
      })),
    ({ taxSettings, liquorVatPercentage, vatTin, pricesIncludeTax }) => ({
      pricesIncludeTax,
      enabled: taxSettings.enabled,
      percentage: String(taxSettings.percentage),
      liquor: String(liquorVatPercentage),
      vatTin: vatTin as string,
    }),
  );

export const paymentsSection = section(
  z.object({ upiVpa: z.string().trim().pipe(shape.upiVpa) }),
  ({ upiVpa }) => ({ upiVpa: upiVpa as string }),
);

const PAPERS = ['58', '80'] as const;
/** The options for the language of a dish's second name on bills. */
export const SECOND_LANGUAGES = ['none', ...otherLanguages] as const;

/** Typed rupees; nothing typed is none. */
const rupeesOrNone = z
  .string()
  .transform((text) => (text.trim() === '' ? '0' : text))
  .pipe(rupeesText);
const rupeesIn = (amount: Paise): string => (amount === 0 ? '' : typedRupees(amount));

const typedSeries = z.string().trim().toUpperCase().pipe(seriesSchema);

export const billingSection = section(
  z
    .object({
      invoiceSeries: typedSeries,
      creditSeries: typedSeries,
      debitSeries: typedSeries,
      receiptSeries: typedSeries,
      refundSeries: typedSeries,
      dayCutoff: serviceSettingsSchema.shape.dayCutoff,
      discount: z
        .string()
        .trim()
        .regex(/^\d{1,7}$/)
        .transform((text) => Number(text) * 100)
        .pipe(amountSchema),
      packing: rupeesOrNone,
      target: rupeesOrNone,
      paper: z.enum(PAPERS),
      secondLanguage: z.enum(SECOND_LANGUAGES),
    })
    .superRefine((typed, context) => {
      if (areSeriesApart(typed)) return;
      const kinds = [
        'invoiceSeries',
        'creditSeries',
        'debitSeries',
        'receiptSeries',
        'refundSeries',
      ] as const;
      const again = kinds.find((kind, i) =>
        kinds.slice(0, i).some((earlier) => typed[earlier] === typed[kind]),
      );
      context.addIssue({ code: 'custom', path: [again ?? 'debitSeries'], message: 'series-taken' });
    })
    .transform(({ discount, packing, target, paper, secondLanguage, ...fields }) => ({
      ...fields,
      packingPaise: packing,
      monthlyTargetPaise: target,
      captainDiscountLimitPaise: discount,
      secondLanguageOnBills: secondLanguage === 'none' ? null : secondLanguage,
      paperMm: paper === '58' ? (58 as const) : (80 as const),
    })),
  ({
    invoiceSeries,
    creditSeries,
    debitSeries,
    receiptSeries,
    refundSeries,
    dayCutoff,
    captainDiscountLimitPaise,
    packingPaise,
    monthlyTargetPaise,
    paperMm,
    secondLanguageOnBills,
  }) => ({
    invoiceSeries,
    creditSeries,
    debitSeries,
    receiptSeries,
    refundSeries,
    dayCutoff,
    secondLanguage: secondLanguageOnBills ?? ('none' as const),
    discount: String(toRupees(wholeRupees(captainDiscountLimitPaise, 'down'))),
    packing: rupeesIn(packingPaise),
    target: rupeesIn(monthlyTargetPaise),
    paper: paperMm === 58 ? ('58' as const) : ('80' as const),
  }),
);

/** The typed hours, which may be incomplete; a closed day with incomplete times keeps the stored ones. */
export const hoursSection = (stored: OperatingHours) =>
  section(
    z.object({
      operatingHours: z
        .custom<OperatingHours>()
        .refine(isComplete, 'time-missing')
        .transform((hours) => settled(hours, stored))
        .pipe(operatingHoursSchema),
    }),
    ({ operatingHours }) => ({ operatingHours }),
  );

/** Stored in the order of the options, whatever the order of the taps. */
export const serviceSection = section(
  z
    .object({
      services: z
        .array(z.string())
        .min(1)
        .transform((chosen) => SERVICES.filter((service) => chosen.includes(service))),
      providesHotelServices: z.boolean(),
      aggregators: z.array(z.string()),
      otherOperator: line(20),
      restaurantType: z.string().pipe(restaurantTypeSchema),
      cuisineTypes: z
        .array(z.string())
        .min(1)
        .transform((chosen) => CUISINES.filter((cuisine) => chosen.includes(cuisine))),
    })
    .transform(({ aggregators, otherOperator, ...fields }) => {
      const known = KNOWN_OPERATORS.filter((operator) => aggregators.includes(operator));
      const others = otherOperator === '' ? [] : [otherOperator];
      return { ...fields, aggregators: [...new Set([...known, ...others])] };
    }),
  ({ services, aggregators, providesHotelServices, restaurantType, cuisineTypes }) => ({
    services: services as string[],
    aggregators: KNOWN_OPERATORS.filter((operator) => aggregators.includes(operator)) as string[],
    otherOperator: aggregators.find((name) => !(KNOWN_OPERATORS as readonly string[]).includes(name)) ?? '',
    providesHotelServices,
    restaurantType,
    cuisineTypes,
  }),
);
