import { z } from 'zod';
import { wrongNamesInDish } from '@bhoj/domain/menu/dish/wrong-names';
import type { WrongName } from '@bhoj/domain/menu/dish/wrong-names';
import { lowestPrice } from '@bhoj/domain/menu/dish/lowest-price';
import {
  DEFAULT_STATION,
  categorySchema,
  dishCodeSchema,
  menuItemSchema,
} from '@bhoj/domain/menu/shape/menu.schema';
import type { AddOnGroup, Category, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { isLawfulOn } from '@bhoj/domain/menu/dish/goods';
import { mayBeGoods } from '@bhoj/domain/menu/shape/tax-class';
import { byWeightSchema } from '@bhoj/domain/menu/shape/sold-by.schema';
import { soldByFaultOf } from '@bhoj/domain/menu/shape/sold-by';
import { gramsOf } from '@bhoj/domain/menu/sale/typed-weight';
import { weightText } from '@bhoj/domain/menu/sale/weight';
import { hsnSchema } from '@bhoj/domain/menu/shape/goods.schema';
import type { Goods } from '@bhoj/domain/menu/shape/goods.schema';
import { ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { mrpFaultOf } from '@bhoj/domain/menu/shape/mrp';
import { ABOVE_MOST, rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { sameName } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { comboOf, refuseCombo, slotsFormSchema, slotValuesOf } from './combo-form.ts';
import { foodFormSchema, foodOf, foodValuesOf } from './food-form.ts';
import {
  typedDescriptionSchema,
  typedDescriptionsSchema,
  typedNames,
  typedNamesSchema,
} from './typed-names.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

const { shape } = menuItemSchema;

/** The MRP on a pack, as somebody types it; undefined for none. */
const mrpText = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '') return undefined;
    const { data } = rupeesText.safeParse(text);
    if (data === undefined || data === ZERO) context.addIssue({ code: 'custom', message: 'mrp' });
    return data;
  });

const variantFormSchema = z.object({
  id: z.string(),
  name: shape.variants.element.shape.name,
  otherNames: typedNamesSchema,
  price: rupeesText,
  mrp: mrpText,
});

interface Priced {
  readonly soldBy: SoldBy;
  readonly price: string;
  readonly variants: readonly unknown[];
}

/** How a dish is sold: at a price for a portion or for a kilogram, or at one that a member types. */
export const SOLD_BY = ['portion', 'weight', 'open'] as const;
export type SoldBy = (typeof SOLD_BY)[number];

/** False for a price above the most that is taken; a dish with variants needs none of its own. */
const isWithinMost = ({ soldBy, price, variants }: Priced): boolean =>
  soldBy === 'open' ||
  variants.length > 0 ||
  rupeesText.safeParse(price).error?.issues.every(({ message }) => message !== ABOVE_MOST) !== false;

/** True when a price is given, or `isWithinMost` refuses it. */
const hasPrice = (typed: Priced): boolean =>
  typed.soldBy === 'open' ||
  typed.variants.length > 0 ||
  !isWithinMost(typed) ||
  rupeesText.safeParse(typed.price).success;

/** Adds an issue to each entry with the name of an earlier one. */
export function refuseTwins(
  list: readonly { readonly name: string }[],
  field: string,
  context: z.RefinementCtx,
): void {
  list.forEach(({ name }, i) => {
    if (list.findIndex((other) => sameName(other.name, name)) < i) {
      context.addIssue({ code: 'custom', path: [field, i, 'name'], message: 'duplicate-name' });
    }
  });
}

/** Returns the goods of a dish; null for a class that is not goods, and for exempt dishes without an HSN. */
function goodsOf(
  { taxClass, hsn, goodsTaxBp }: Pick<MenuItem, 'taxClass'> & { hsn: string; goodsTaxBp: string },
  context: z.RefinementCtx,
): Goods | null {
  if (!mayBeGoods(taxClass) || (taxClass === 'exempt' && hsn === '')) return null;
  const goods = { hsn, taxBp: taxClass === 'exempt' ? 0 : Number(goodsTaxBp) };
  if (!hsnSchema.safeParse(hsn).success) context.addIssue({ code: 'custom', path: ['hsn'], message: 'hsn' });
  if (!isLawfulOn({ taxClass, goods }, serverNow())) {
    context.addIssue({ code: 'custom', path: ['goodsTaxBp'], message: 'goods-rate' });
  }
  return goods;
}

interface TypedSale {
  readonly soldBy: SoldBy;
  readonly steps: string;
  readonly openMin: string;
  readonly openMax: string;
}

/** Returns how a dish is sold, besides its price; nothing for one that is sold by the portion. */
function saleOf(
  { soldBy, steps, openMin, openMax }: TypedSale,
  context: z.RefinementCtx,
): Pick<MenuItem, 'byWeight' | 'open'> {
  if (soldBy === 'weight') {
    const { data } = byWeightSchema.safeParse({ steps: gramsOf(steps) });
    if (data === undefined) context.addIssue({ code: 'custom', path: ['steps'], message: 'steps' });
    return data === undefined ? {} : { byWeight: data };
  }
  if (soldBy === 'portion') return {};
  const [min, max] = [openMin, openMax].map((text) => rupeesText.safeParse(text).data);
  if (min === undefined) context.addIssue({ code: 'custom', path: ['openMin'], message: 'open-bound' });
  if (max === undefined || (min !== undefined && max < min))
    context.addIssue({ code: 'custom', path: ['openMax'], message: 'open-bound' });
  return min === undefined || max === undefined ? {} : { open: { minPaise: min, maxPaise: max } };
}

/** The dish form: the typed values, and the dish made from them. The price of a dish with variants is its lowest. */
export const dishFormSchema = z
  .object({
    name: shape.name,
    otherNames: typedNamesSchema,
    description: typedDescriptionSchema,
    otherDescriptions: typedDescriptionsSchema,
    soldBy: z.enum(SOLD_BY),
    steps: z.string(),
    openMin: z.string(),
    openMax: z.string(),
    price: z.string(),
    mark: shape.mark,
    category: categorySchema.shape.name,
    food: foodFormSchema,
    spice: z.string().transform(Number).pipe(shape.spice),
    photo: shape.photo,
    station: shape.station,
    taxClass: shape.taxClass,
    hsn: z.string().trim(),
    goodsTaxBp: z.string(),
    mrp: mrpText,
    code: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || dishCodeSchema.safeParse(code).success),
    packing: z
      .string()
      .transform((text) => text.trim() || '0')
      .pipe(rupeesText),
    prepMinutes: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(shape.prepMinutes),
    variants: z.array(variantFormSchema).max(12),
    addOnGroupIds: shape.addOnGroupIds,
    slots: slotsFormSchema,
  })
  // Reported together with the other fields' faults, not after them.
  .refine(isWithinMost, { path: ['price'], message: ABOVE_MOST, when: () => true })
  .refine(hasPrice, { path: ['price'], message: 'price', when: () => true })
  .transform(
    (
      { price, mrp, code, packing, variants, hsn, goodsTaxBp, food, otherDescriptions, slots, ...typed },
      context,
    ) => {
      const { soldBy, steps, openMin, openMax, ...rest } = typed;
      const sale = saleOf({ soldBy, steps, openMin, openMax }, context);
      const isPack = rest.taxClass === 'goods';
      const printed = (mrpPaise: Paise | undefined) => isPack && mrpPaise !== undefined && { mrpPaise };
      const kept = variants.map(({ price: pricePaise, mrp: ofSize, ...variant }) => ({
        ...variant,
        pricePaise,
        ...printed(ofSize),
      }));
      refuseTwins(kept, 'variants', context);
      const own = () => (soldBy === 'open' ? (sale.open?.minPaise ?? ZERO) : rupeesText.parse(price));
      const pricePaise = kept.length > 0 ? ZERO : own();
      const goods = goodsOf({ taxClass: rest.taxClass, hsn, goodsTaxBp }, context);
      return {
        ...rest,
        food: foodOf(food, rest.mark, context),
        goods,
        pricePaise: lowestPrice({ pricePaise, variants: kept }),
        ...(Object.keys(otherDescriptions).length > 0 && { otherDescriptions }),
        ...(code !== '' && { code }),
        ...(packing > 0 && { packingPaise: packing }),
        ...(kept.length === 0 && printed(mrp)),
        variants: kept,
        ...comboOf(slots),
        ...sale,
      };
    },
  );

export type DishValues = z.input<typeof dishFormSchema>;
export type DishEntry = z.output<typeof dishFormSchema>;

const typedMrp = (mrpPaise: Paise | undefined): string =>
  mrpPaise === undefined ? '' : typedRupees(mrpPaise);

const hasOwnPrice = (item: MenuItem | null): item is MenuItem =>
  item !== null && item.variants.length === 0 && item.open === undefined;

/** Returns the form's values for a dish, or for a new one. */
export function valuesOf(
  item: MenuItem | null,
  categoryName: string,
  stations: readonly string[],
): DishValues {
  return {
    name: item?.name ?? '',
    otherNames: typedNames(item?.otherNames),
    description: item?.description ?? '',
    otherDescriptions: typedNames(item?.otherDescriptions),
    soldBy: item?.open !== undefined ? 'open' : item?.byWeight !== undefined ? 'weight' : 'portion',
    steps: (item?.byWeight?.steps ?? [250, 500, 1000]).map(weightText).join(', '),
    openMin: item?.open === undefined ? '' : typedRupees(item.open.minPaise),
    openMax: item?.open === undefined ? '' : typedRupees(item.open.maxPaise),
    price: hasOwnPrice(item) ? typedRupees(item.pricePaise) : '',
    mark: item?.mark ?? 'veg',
    category: categoryName,
    food: foodValuesOf(item?.food),
    spice: String(item?.spice ?? 0),
    photo: item?.photo ?? null,
    station: item?.station ?? stations[0] ?? DEFAULT_STATION,
    taxClass: item?.taxClass ?? 'standard',
    hsn: item?.goods?.hsn ?? '',
    goodsTaxBp: item?.taxClass === 'goods' ? String(item.goods?.taxBp ?? '') : '',
    mrp: typedMrp(item?.mrpPaise),
    code: item?.code ?? '',
    packing: (item?.packingPaise ?? 0) > 0 ? typedRupees(item?.packingPaise ?? ZERO) : '',
    prepMinutes: String(item?.prepMinutes ?? 15),
    variants: (item?.variants ?? []).map(({ pricePaise, mrpPaise, otherNames, ...variant }) => ({
      ...variant,
      otherNames: typedNames(otherNames),
      price: typedRupees(pricePaise),
      mrp: typedMrp(mrpPaise),
    })),
    addOnGroupIds: [...(item?.addOnGroupIds ?? [])],
    slots: slotValuesOf(item?.combo),
  };
}

export const newVariant = (): DishValues['variants'][number] => ({
  id: newId(),
  name: '',
  otherNames: typedNames(),
  price: '',
  mrp: '',
});

/** Returns the dish to save. */
export function dishOf(entry: DishEntry, ids: Pick<MenuItem, 'id' | 'categoryId'>): MenuItem {
  const { category: _, ...dish } = entry;
  return { ...dish, ...ids };
}

/** Marks the fields with names that may not be on a bill. */
export function refuseNames(wrong: readonly WrongName[], context: z.RefinementCtx): void {
  for (const { path, fault } of wrong) {
    context.addIssue({ code: 'custom', path: [...path], message: fault });
  }
}

/**
 * The form of a stored dish, or of a new one (null). A stored wrong name may stay. No other of the menu's `items` may
 * have the dish's code, and no add-on of the `groups` may bring its price above an MRP.
 */
export const dishFormSchemaFor = (
  item: MenuItem | null,
  items: readonly MenuItem[] = [],
  groups: readonly AddOnGroup[] = [],
) =>
  dishFormSchema.superRefine((entry, context) => {
    if (items.some(({ id, code }) => code !== undefined && code === entry.code && id !== item?.id)) {
      context.addIssue({ code: 'custom', path: ['code'], message: 'code-taken' });
    }
    const mrpFault = mrpFaultOf(entry, groups);
    const printed = entry.variants.findIndex(({ mrpPaise }) => mrpPaise !== undefined);
    const path = printed < 0 ? ['mrp'] : ['variants', printed, 'mrp'];
    if (mrpFault !== null) context.addIssue({ code: 'custom', path, message: mrpFault });
    const soldBy = soldByFaultOf(entry);
    if (soldBy !== null) context.addIssue({ code: 'custom', path: ['soldBy'], message: soldBy });
    const ids = { id: item?.id ?? '', categoryId: '' };
    refuseNames(wrongNamesInDish(item, dishOf(entry, ids)), context);
    refuseCombo(dishOf(entry, ids), { items, groups }, context);
  });

const clockOrNone = z.union([z.literal('').transform(() => null), categorySchema.shape.from.unwrap()]);

export const categoryFormSchema = z
  .object({
    name: categorySchema.shape.name,
    otherNames: typedNamesSchema,
    from: clockOrNone,
    to: clockOrNone,
  })
  .superRefine(({ from, to }, context) => {
    if ((from === null) !== (to === null)) {
      context.addIssue({ code: 'custom', path: [from === null ? 'from' : 'to'], message: 'from' });
    }
  });
export type CategoryValues = z.input<typeof categoryFormSchema>;

export const categoryValuesOf = (category: Category | null): CategoryValues => ({
  name: category?.name ?? '',
  otherNames: typedNames(category?.otherNames),
  from: category?.from ?? '',
  to: category?.to ?? '',
});
