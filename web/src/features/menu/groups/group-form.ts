import { z } from 'zod';
import { addOnGroupSchema, MOST_OF_ONE } from '@bhoj/domain/menu/shape/menu.schema';
import type { AddOnGroup, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { mrpFaultOf } from '@bhoj/domain/menu/shape/mrp';
import { classesWith, wrongNamesInGroup } from '@bhoj/domain/menu/dish/wrong-names';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { newId } from '@bhoj/domain/kernel/ids';
import { refuseNames, refuseTwins } from '../dish/dish-form.ts';
import { typedNames, typedNamesSchema } from '../dish/typed-names.ts';

const { shape } = addOnGroupSchema;
const count = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const optionFormSchema = z.object({
  id: z.string(),
  name: shape.options.element.shape.name,
  otherNames: typedNamesSchema,
  mark: shape.options.element.shape.mark,
  price: rupeesText,
});

/** The typed values of an add-on group: how many options must and may be chosen. */
export const groupFormSchema = z
  .object({
    name: shape.name,
    otherNames: typedNamesSchema,
    kind: z.enum(['single', 'several']),
    required: z.boolean(),
    min: z.string(),
    max: z.string(),
    mostOfOne: z.string(),
    options: z.array(optionFormSchema).min(1).max(40),
  })
  .transform(({ kind, required, min, max, mostOfOne, options, ...rest }, context) => {
    const fault = (path: string) => context.addIssue({ code: 'custom', path: [path], message: path });
    const kept = options.map(({ price: pricePaise, ...option }) => ({ ...option, pricePaise }));
    refuseTwins(kept, 'options', context);
    const ofOne = count.pipe(z.int().min(1).max(MOST_OF_ONE)).safeParse(mostOfOne);
    if (!ofOne.success) fault('mostOfOne');
    const shared = { ...rest, options: kept, ...((ofOne.data ?? 1) > 1 && { mostOfOne: ofOne.data }) };
    if (kind === 'single') return { ...shared, min: required ? 1 : 0, max: 1 };
    const most = count.pipe(shape.max).safeParse(max);
    const least = required
      ? count.pipe(shape.min.min(1)).safeParse(min)
      : { success: true as const, data: 0 };
    if (!most.success) fault('max');
    if (!least.success || (most.success && least.data > Math.min(most.data, kept.length))) fault('min');
    return { ...shared, min: least.data ?? 0, max: most.data ?? 1 };
  });
export type GroupValues = z.input<typeof groupFormSchema>;
export type GroupEntry = z.output<typeof groupFormSchema>;

/** The form of a stored group, or of a new one (null), of a menu. A stored wrong name may stay. */
export const groupFormSchemaFor = (group: AddOnGroup | null, menu: Pick<MenuContent, 'items'>) =>
  groupFormSchema.superRefine((entry, context) => {
    const id = group?.id ?? '';
    const classes = classesWith(menu, id);
    const before = group === null ? null : { group, classes };
    refuseNames(wrongNamesInGroup(before, { group: { ...entry, id }, classes }), context);
    const groups = [{ ...entry, id }];
    const isRefused = menu.items
      .filter((dish) => dish.addOnGroupIds.includes(id))
      .some((dish) => mrpFaultOf(dish, groups) === 'mrp-add-ons');
    const priced = entry.options.findIndex(({ pricePaise }) => pricePaise > 0);
    if (isRefused)
      context.addIssue({ code: 'custom', path: ['options', priced, 'price'], message: 'mrp-add-ons' });
  });

export const newOption = (): GroupValues['options'][number] => ({
  id: newId(),
  name: '',
  otherNames: typedNames(),
  mark: 'veg',
  price: '0',
});

export const groupValuesOf = (group: AddOnGroup | null): GroupValues => ({
  name: group?.name ?? '',
  otherNames: typedNames(group?.otherNames),
  kind: group === null || group.max === 1 ? 'single' : 'several',
  required: (group?.min ?? 0) > 0,
  min: String(Math.max(1, group?.min ?? 1)),
  max: String(Math.max(2, group?.max ?? 2)),
  mostOfOne: String(group?.mostOfOne ?? 1),
  options: group?.options.map(({ pricePaise, otherNames, ...option }) => ({
    ...option,
    otherNames: typedNames(otherNames),
    price: typedRupees(pricePaise),
  })) ?? [newOption()],
});
