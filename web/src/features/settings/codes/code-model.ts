import { codeSchema, codeTermsSchema } from '@bhoj/domain/billing/shape/discount-code.schema';
import { discountText, isWithinKind, MAY_BE_CAPPED } from '@bhoj/domain/billing/shape/discount-kind';
import { formatPlain } from '@bhoj/domain/money/format';
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

/** Returns a typed number in hundredths; NaN for another text, and every field of a code refuses NaN. */
const hundredths = (typed: string): number => {
  const read = rupeesText.safeParse(typed);
  return read.success ? read.data : Number.NaN;
};

const orNone = (typed: string, read: (typed: string) => number): number | null =>
  typed.trim() === '' ? null : read(typed);

/** The fields of a code's form that can be wrong. */
export type CodeField =
  'code' | 'note' | 'value' | 'cap' | 'minimum' | 'maxUses' | 'perOrder' | 'until' | 'categories';

/** The form's field for each field of the terms. */
const FIELD_OF: Readonly<Record<string, CodeField>> = {
  note: 'note',
  value: 'value',
  capPaise: 'cap',
  minimumPaise: 'minimum',
  maxUses: 'maxUses',
  maxUsesPerOrder: 'perOrder',
  from: 'until',
  until: 'until',
  categories: 'categories',
};

/** The terms to save, or the wrong fields. */
type ReadCode =
  | { readonly saved: { readonly code: string; readonly terms: CodeTerms } }
  | { readonly wrong: ReadonlySet<CodeField> };

/** Returns what to save, or every field with something wrong in it. */
export function readCode(typed: TypedCode): ReadCode {
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
    capPaise: MAY_BE_CAPPED[kind] ? orNone(typed.cap, hundredths) : null,
    minimumPaise: orNone(typed.minimum, hundredths) ?? 0,
    maxUses: orNone(typed.maxUses, Number),
    maxUsesPerOrder: Number(typed.perOrder),
  });
  const code = codeSchema.safeParse(typed.code);
  if (terms.success && code.success) return { saved: { code: code.data, terms: terms.data } };
  const wrong = new Set(terms.error?.issues.map(({ path }) => FIELD_OF[String(path[0])] ?? 'value'));
  if (!code.success) wrong.add('code');
  // Zod compares the days and the kind of discount only once every field is right by itself.
  if (from !== null && until !== null && from > until) wrong.add('until');
  if (!isWithinKind({ kind, value: hundredths(typed.value) })) wrong.add('value');
  return { wrong };
}

/** Returns what a code takes off, when and how often, in words. */
export function factsOf(words: Words<'discountCodes'>, code: DiscountCode): string[] {
  const { capPaise, covers, categories, from, until, minimumPaise, maxUses, uses } = code;
  return [
    words.worth(discountText(code), capPaise === null ? null : formatPlain(capPaise)),
    ...(covers === 'food' ? [words.onFood] : []),
    ...(categories === undefined ? [] : [words.onCategories(categories.map(({ name }) => name).join(', '))]),
    ...(from === null ? [] : [words.from(from)]),
    ...(until === null ? [] : [words.until(until)]),
    ...(minimumPaise === 0 ? [] : [words.minimum(formatPlain(minimumPaise))]),
    words.uses(uses, maxUses),
  ];
}
