import { codeSchema, codeTermsSchema } from '@bhoj/domain/billing/shape/discount-code.schema';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { CodeTerms, DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { ChosenCategory } from '../../../blocks/categories/category-choice.tsx';
import type { Words } from '../../../words/part.ts';

/** A code as it is typed. Amounts are in rupees, a percentage in percent; empty stands for no limit. */
export interface TypedCode {
  readonly code: string;
  readonly note: string;
  readonly kind: CodeTerms['kind'];
  readonly value: string;
  readonly covers: CodeTerms['covers'] | 'categories';
  readonly categories: readonly ChosenCategory[];
  readonly cap: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly minimum: string;
  readonly maxUses: string;
  readonly perOrder: string;
  readonly active: boolean;
}

export const NEW_CODE: TypedCode = {
  code: '',
  note: '',
  kind: 'percent',
  value: '',
  covers: 'everything',
  categories: [],
  cap: '',
  from: null,
  until: null,
  minimum: '',
  maxUses: '',
  perOrder: '1',
  active: true,
};

/** Returns a stored code as a person would type it. */
export const typedCode = (code: string, stored: DiscountCode): TypedCode => ({
  ...stored,
  code,
  covers: stored.categories === undefined ? stored.covers : 'categories',
  categories: stored.categories ?? [],
  value: typedRupees(paise(stored.value)),
  cap: stored.capPaise === null ? '' : typedRupees(stored.capPaise),
  minimum: stored.minimumPaise === 0 ? '' : typedRupees(stored.minimumPaise),
  maxUses: stored.maxUses === null ? '' : String(stored.maxUses),
  perOrder: String(stored.maxUsesPerOrder),
});

/** A typed number in hundredths; NaN, which no field of a code takes, when it is none. */
const hundredths = (typed: string): number => {
  const read = rupeesText.safeParse(typed);
  return read.success ? read.data : Number.NaN;
};

const orNone = (typed: string, read: (typed: string) => number): number | null =>
  typed.trim() === '' ? null : read(typed);

/** Returns what to save; null when something typed is wrong. */
export function readCode(typed: TypedCode): { code: string; terms: CodeTerms } | null {
  const { note, kind, covers, categories, from, until, active } = typed;
  const on = covers === 'categories' ? { covers: 'everything', categories } : { covers };
  const terms = codeTermsSchema.safeParse({
    active,
    note,
    kind,
    ...on,
    from,
    until,
    value: hundredths(typed.value),
    capPaise: kind === 'percent' ? orNone(typed.cap, hundredths) : null,
    minimumPaise: orNone(typed.minimum, hundredths) ?? 0,
    maxUses: orNone(typed.maxUses, Number),
    maxUsesPerOrder: Number(typed.perOrder),
  });
  const code = codeSchema.safeParse(typed.code);
  return terms.success && code.success ? { code: code.data, terms: terms.data } : null;
}

/** Returns what a code takes off, when and how often, in words. */
export function factsOf(words: Words<'discountCodes'>, code: DiscountCode): string[] {
  const { kind, value, capPaise, covers, categories, from, until, minimumPaise, maxUses, uses } = code;
  const what = kind === 'percent' ? `${formatRate(value)} %` : formatPlain(paise(value));
  return [
    words.worth(what, capPaise === null ? null : formatPlain(capPaise)),
    ...(covers === 'food' ? [words.onFood] : []),
    ...(categories === undefined ? [] : [words.onCategories(categories.map(({ name }) => name).join(', '))]),
    ...(from === null ? [] : [words.from(from)]),
    ...(until === null ? [] : [words.until(until)]),
    ...(minimumPaise === 0 ? [] : [words.minimum(formatPlain(minimumPaise))]),
    words.uses(uses, maxUses),
  ];
}
