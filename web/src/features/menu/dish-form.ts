import { z } from 'zod';
import { DEFAULT_STATION, categorySchema, menuItemSchema } from '@bhoj/domain/menu/menu.schema';
import type { Category, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { amountSchema } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/platform/ids';
import { line } from '@bhoj/domain/platform/text';

/** Rupees as they are typed: 240, 1,240 or 240.50. */
const rupeesText = z
  .string()
  .transform((text) => text.replaceAll(/[\s,₹]/g, ''))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/))
  .transform((text) => Math.round(Number(text) * 100))
  .pipe(amountSchema);

const hindiText = line(120).transform((text) => (text === '' ? null : text));
const { shape } = menuItemSchema;

const variantFormSchema = z.object({
  id: z.string(),
  name: shape.variants.element.shape.name,
  price: rupeesText,
});

/** A dish without variants has a price of its own. */
const hasPrice = ({ price, variants }: { price: string; variants: readonly unknown[] }): boolean =>
  variants.length > 0 || rupeesText.safeParse(price).success;

/** The dish form: what is typed, and the dish that comes of it. The price of a dish with variants is its lowest. */
export const dishFormSchema = z
  .object({
    name: shape.name,
    nameHi: hindiText,
    description: shape.description,
    price: z.string(),
    mark: shape.mark,
    category: categorySchema.shape.name,
    station: shape.station,
    taxClass: shape.taxClass,
    prepMinutes: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(shape.prepMinutes),
    variants: z.array(variantFormSchema).max(12),
  })
  // With the other fields' faults, not after them.
  .refine(hasPrice, { path: ['price'], message: 'price', when: () => true })
  .transform(({ price, variants, ...rest }, context) => {
    const kept = variants.map(({ id, name, price: pricePaise }) => ({ id, name, nameHi: null, pricePaise }));
    const lowest = kept.map((variant) => variant.pricePaise).toSorted((a, b) => a - b)[0];
    kept.forEach((variant, i) => {
      if (kept.findIndex(({ name }) => name.toLowerCase() === variant.name.toLowerCase()) < i) {
        context.addIssue({ code: 'custom', path: ['variants', i, 'name'], message: 'duplicate-name' });
      }
    });
    return { ...rest, pricePaise: lowest ?? rupeesText.parse(price), variants: kept };
  });

export type DishValues = z.input<typeof dishFormSchema>;
export type DishEntry = z.output<typeof dishFormSchema>;

const typed = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));

/** What the form shows for a dish, or for a new one. */
export function valuesOf(
  item: MenuItem | null,
  categoryName: string,
  stations: readonly string[],
): DishValues {
  return {
    name: item?.name ?? '',
    nameHi: item?.nameHi ?? '',
    description: item?.description ?? '',
    price: item === null || item.variants.length > 0 ? '' : typed(item.pricePaise),
    mark: item?.mark ?? 'veg',
    category: categoryName,
    station: item?.station ?? stations[0] ?? DEFAULT_STATION,
    taxClass: item?.taxClass ?? 'standard',
    prepMinutes: String(item?.prepMinutes ?? 15),
    variants: (item?.variants ?? []).map(({ id, name, pricePaise }) => ({
      id,
      name,
      price: typed(pricePaise),
    })),
  };
}

export const newVariant = (): DishValues['variants'][number] => ({ id: newId(), name: '', price: '' });

/** The dish as it is saved: what the form does not show stays as it was. */
export function dishOf(
  { variants, ...entry }: Omit<DishEntry, 'category'>,
  item: MenuItem | null,
  id: string,
): Omit<MenuItem, 'categoryId'> {
  const hindi = new Map(item?.variants.map((variant) => [variant.id, variant.nameHi]));
  return {
    jain: item?.jain ?? false,
    spice: item?.spice ?? 0,
    photo: item?.photo ?? null,
    addOnGroupIds: item?.addOnGroupIds ?? [],
    ...entry,
    id,
    variants: variants.map((variant) => ({ ...variant, nameHi: hindi.get(variant.id) ?? null })),
  };
}

const clockOrNone = z.union([z.literal('').transform(() => null), categorySchema.shape.from.unwrap()]);

export const categoryFormSchema = z
  .object({ name: categorySchema.shape.name, nameHi: hindiText, from: clockOrNone, to: clockOrNone })
  .superRefine(({ from, to }, context) => {
    if ((from === null) !== (to === null)) {
      context.addIssue({ code: 'custom', path: [from === null ? 'from' : 'to'], message: 'from' });
    }
  });
export type CategoryValues = z.input<typeof categoryFormSchema>;

export const categoryValuesOf = ({ name, nameHi, from, to }: Category): CategoryValues => ({
  name,
  nameHi: nameHi ?? '',
  from: from ?? '',
  to: to ?? '',
});
