import { z } from 'zod';
import { amountSchema } from '@bhoj/domain/money/money';
import { percentageSchema, restaurantSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { legalDetailsSchema } from '@bhoj/domain/restaurant/settings';
import type { OwnerWritable } from '@bhoj/domain/restaurant/settings';

export type OwnerFields = Partial<Pick<Restaurant, OwnerWritable>>;

/** A settings section: what the form holds, how it comes from the record, and which fields it saves. */
export interface Section<In, Out extends OwnerFields> {
  readonly schema: z.ZodType<Out, In>;
  readonly valuesOf: (restaurant: Restaurant) => In;
}

const section = <In, Out extends OwnerFields>(
  schema: z.ZodType<Out, In>,
  valuesOf: (restaurant: Restaurant) => In,
): Section<In, Out> => ({ schema, valuesOf });

/** A number as it is typed. */
const percentText = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d+)?$/)
  .transform(Number)
  .pipe(percentageSchema);

const { shape } = restaurantSchema;

export const profileSection = section(
  restaurantSchema.pick({ restaurantName: true, ownerName: true, phone: true }),
  ({ restaurantName, ownerName, phone }) => ({ restaurantName, ownerName, phone }),
);

export const legalSection = section(
  legalDetailsSchema,
  ({ legalName, address, gstin, fssai, composition }) => ({
    legalName,
    address,
    gstin: gstin as string,
    fssai: fssai as string,
    composition,
  }),
);

export const taxSection = section(
  z
    .object({ enabled: z.boolean(), percentage: percentText, liquor: percentText })
    .transform(({ enabled, percentage, liquor }) => ({
      taxSettings: { enabled, percentage },
      liquorVatPercentage: liquor,
    })),
  ({ taxSettings, liquorVatPercentage }) => ({
    enabled: taxSettings.enabled,
    percentage: String(taxSettings.percentage),
    liquor: String(liquorVatPercentage),
  }),
);

export const paymentsSection = section(
  z.object({ upiVpa: z.string().trim().pipe(shape.upiVpa) }),
  ({ upiVpa }) => ({ upiVpa: upiVpa as string }),
);

const PAPERS = ['58', '80'] as const;

export const billingSection = section(
  z
    .object({
      invoiceSeries: z.string().trim().toUpperCase().pipe(shape.invoiceSeries),
      dayCutoff: shape.dayCutoff,
      discount: z
        .string()
        .trim()
        .regex(/^\d{1,7}$/)
        .transform((text) => Number(text) * 100)
        .pipe(amountSchema),
      paper: z.enum(PAPERS),
    })
    .transform(({ invoiceSeries, dayCutoff, discount, paper }) => ({
      invoiceSeries,
      dayCutoff,
      captainDiscountLimitPaise: discount,
      paperMm: paper === '58' ? (58 as const) : (80 as const),
    })),
  ({ invoiceSeries, dayCutoff, captainDiscountLimitPaise, paperMm }) => ({
    invoiceSeries,
    dayCutoff,
    discount: String(Math.floor(captainDiscountLimitPaise / 100)),
    paper: paperMm === 58 ? ('58' as const) : ('80' as const),
  }),
);

export const kitchenSection = section(
  z.object({
    stations: z
      .string()
      .transform((text) => [
        ...new Set(
          text
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== ''),
        ),
      ])
      .pipe(shape.stations.min(1)),
  }),
  ({ stations }) => ({ stations: stations.join(', ') }),
);
