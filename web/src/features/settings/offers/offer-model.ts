import { offerSchema } from '@bhoj/domain/menu/offers/offer.schema';
import { formatRate } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Offer } from '@bhoj/domain/menu/offers/offer.schema';
import type { ChosenCategory } from '../../../blocks/categories/category-choice.tsx';
import type { Words } from '../../../words/part.ts';
import { clockTime } from '../../../ui/dates/clock.ts';

/** An offer as it is typed: the percentage as text, and whether it is on chosen categories. */
export interface TypedOffer extends Omit<Offer, 'percentBp' | 'categories'> {
  readonly percent: string;
  readonly isOnSome: boolean;
  readonly categories: readonly ChosenCategory[];
}

export const newOffer = (): TypedOffer => ({
  id: newId(),
  name: '',
  percent: '',
  active: true,
  days: [...WEEKDAYS],
  from: '16:00',
  to: '19:00',
  types: ['dine-in'],
  isOnSome: false,
  categories: [],
  liquor: false,
  discounts: false,
});

/** Returns a stored offer as a person would type it; the form shows the menu's names of its categories. */
export const typedOffer = ({ percentBp, categories, ...offer }: Offer): TypedOffer => ({
  ...offer,
  percent: typedRupees(paise(percentBp)),
  isOnSome: categories !== null,
  categories: (categories ?? []).map((id) => ({ id, name: id })),
});

export type OfferFault = 'name' | 'percentBp' | 'days' | 'time' | 'types' | 'categories';

const FAULT_OF: Readonly<Record<string, OfferFault>> = {
  name: 'name',
  percentBp: 'percentBp',
  days: 'days',
  from: 'time',
  to: 'time',
  types: 'types',
  categories: 'categories',
};

/** Returns what to save, or the fields that are not right. */
export function readOffer(
  typed: TypedOffer,
): { readonly offer: Offer } | { readonly faults: readonly OfferFault[] } {
  const percent = rupeesText.safeParse(typed.percent);
  const { percent: _, isOnSome, categories, ...rest } = typed;
  const read = offerSchema.safeParse({
    ...rest,
    percentBp: percent.success ? percent.data : null,
    categories: isOnSome ? categories.map(({ id }) => id) : null,
  });
  if (read.success) return { offer: read.data };
  return { faults: read.error.issues.flatMap(({ path: [field] }) => FAULT_OF[String(field)] ?? []) };
}

/** Returns what an offer takes off, when and on what, in words. */
export const factsOf = (
  words: Words<'offers'>,
  weekdays: Words<'weekdays'>,
  { percentBp, from, to, days, categories }: Offer,
): string[] => [
  words.percentOff(formatRate(percentBp)),
  days.length === WEEKDAYS.length ? words.everyDay : days.map((day) => weekdays[day]).join(', '),
  words.between(clockTime(from), clockTime(to)),
  categories === null ? words.onAll : words.onSome(categories.length),
];
