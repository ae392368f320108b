import { z } from 'zod';
import { copiedHsnSchema } from '../../menu/shape/goods.schema.ts';
import { taxClassSchema } from '../../menu/shape/menu.schema.ts';
import { copiedNamesSchema } from '../../catalogue/names.schema.ts';
import { lineComboSchema } from '../../orders/shape/line-combo.schema.ts';
import { lineListSchema } from '../../orders/shape/line-list.schema.ts';
import { weightSchema } from '../../menu/shape/sold-by.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { coversSchema } from './discount.schema.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';

const documentKindSchema = z.enum(DOCUMENT_KINDS);

export const billLineSchema = z.object({
  /** The dish on the menu; null for a charge for delivery or packing. */
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  otherNames: copiedNamesSchema,
  /** Variant and add-ons as text; empty for a plain dish. */
  detail: z.string(),
  quantity: z.int().min(1),
  unitPaise: paiseSchema,
  amountPaise: paiseSchema,
  discountPaise: paiseSchema,
  /** The amount less this line's share of the discount, and less the tax where the amount includes it. */
  taxablePaise: paiseSchema,
  taxClass: taxClassSchema,
  /** The HSN of goods; empty for restaurant service and liquor. */
  hsn: copiedHsnSchema,
  /**
   * The rate charged on this line, in basis points: VAT for liquor; GST for restaurant service and goods on a document
   * that charges it; else 0.
   */
  taxBp: z.int().min(0).max(10_000),
  /** True on a complimentary line: its discount is its whole amount. Missing on every other line. */
  complimentary: z.literal(true).optional(),
  /** True where price, amount and discount include the tax. Missing where the tax is added, and where there is none. */
  taxIncluded: z.literal(true).optional(),
  /** The MRP less the packing charge: the most that a correction may charge for this line. Missing for none. */
  mrpPaise: paiseSchema.optional(),
  /** The combo that the dish is a part of; missing for none. */
  combo: lineComboSchema.optional(),
  /** The weight of one portion of a dish sold by weight; missing for any other. */
  weight: weightSchema.optional(),
  /** The name of an open dish on the menu, where `name` is what a member typed; missing for any other. */
  openDish: z.string().optional(),
  /** The price list of the price; missing for the menu's own price. */
  list: lineListSchema.optional(),
});
export type BillLine = z.output<typeof billLineSchema>;

export const billSchema = z.object({
  kind: documentKindSchema,
  lines: z.array(billLineSchema),
  subtotalPaise: paiseSchema,
  /** All reductions, complimentary lines included. */
  discountPaise: paiseSchema,
  /**
   * What the discount covers, its code, and the names of its categories. Missing where it covers everything and has no
   * code.
   */
  discountNote: z
    .object({
      covers: coversSchema,
      code: z.string().nullable(),
      categories: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  /**
   * GST on restaurant service and goods, one entry per rate. CGST and SGST are each rounded half up once (CGST Act s. 170, Rule
   * 46).
   */
  taxes: z.array(
    z.object({
      taxBp: z.int(),
      taxablePaise: paiseSchema,
      cgstPaise: paiseSchema,
      sgstPaise: paiseSchema,
    }),
  ),
  /**
   * The state's VAT on liquor for human consumption, which is outside GST (Constitution art. 366(12A)). One entry per
   * rate.
   */
  vat: z.array(z.object({ taxBp: z.int(), taxablePaise: paiseSchema, vatPaise: paiseSchema })),
  /** May be negative; brings the total to a whole rupee. */
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
});
export type Bill = z.output<typeof billSchema>;
