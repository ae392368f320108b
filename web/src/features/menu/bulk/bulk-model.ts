import type { BulkEdit, BulkResult } from '@bhoj/domain/menu/changes/bulk';
import type { BulkListResult } from '@bhoj/domain/menu/changes/bulk-list';
import { ROUNDINGS } from '@bhoj/domain/menu/changes/bulk-price';
import { TAX_CLASSES } from '@bhoj/domain/menu/shape/tax-class';
import { clockSchema } from '@bhoj/domain/time/hours.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Words } from '../../../words/part.ts';

export const WHATS = ['price', 'station', 'taxClass', 'hours'] as const;
export const BYS = ['percent', 'rupees'] as const;

/** The typed values of the form. */
export interface BulkValues {
  readonly what: (typeof WHATS)[number];
  readonly by: (typeof BYS)[number];
  readonly amount: string;
  readonly roundTo: string;
  readonly station: string;
  readonly taxClass: string;
  readonly from: string;
  readonly to: string;
  /** The price list to change; empty for the menu's own prices. */
  readonly listId: string;
}

/** Reads the typed values; null where they cannot be read. */
export function editOf(values: BulkValues): BulkEdit | null {
  switch (values.what) {
    case 'station':
      return values.station === '' ? null : { what: 'station', station: values.station };
    case 'taxClass': {
      const taxClass = TAX_CLASSES.find((known) => known === values.taxClass);
      return taxClass === undefined ? null : { what: 'taxClass', taxClass };
    }
    case 'hours': {
      const { from, to } = values;
      if (from === '' && to === '') return { what: 'hours', from: null, to: null };
      const areClocks = clockSchema.safeParse(from).success && clockSchema.safeParse(to).success;
      return areClocks ? { what: 'hours', from, to } : null;
    }
    case 'price': {
      const typed = values.amount.trim().replace('−', '-');
      const amount = /^[+-]?\d{1,5}(\.\d{1,2})?$/.test(typed) ? rupees(Number(typed)) : 0;
      const roundTo = ROUNDINGS.find((known) => String(known) === values.roundTo);
      return amount === 0 || roundTo === undefined
        ? null
        : { what: 'price', change: { by: values.by, amount, roundTo } };
    }
  }
}

export interface PreviewRow {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const pricesOf = ({ pricePaise, variants }: MenuItem): string =>
  variants.length === 0
    ? formatPlain(pricePaise)
    : variants.map((variant) => `${variant.name} ${formatPlain(variant.pricePaise)}`).join(', ');

/** The contents of the bulk dialog before it saves. */
export interface Preview {
  readonly rows: readonly PreviewRow[];
  readonly refused: BulkResult['refused'];
}

/** Returns what the preview says of each price on a list. */
export const listRows = (
  { changes }: BulkListResult,
  { ofSize }: Pick<Words<'menuBulk'>, 'ofSize'>,
): PreviewRow[] =>
  changes.map(({ dish, key, size, before, after }) => ({
    id: key,
    name: size === null ? dish.name : ofSize(dish.name, size),
    before: formatPlain(before),
    after: formatPlain(after),
  }));

/** Returns what the preview says of each dish, or of each category whose hours change. */
export function previewRows(
  { dishes, categories }: BulkResult,
  what: BulkValues['what'],
  words: { readonly allDay: string; readonly taxClasses: Words<'taxClassWords'> },
): PreviewRow[] {
  const hours = ({ from, to }: { from: string | null; to: string | null }) =>
    from === null || to === null ? words.allDay : `${from} – ${to}`;
  const textOf = (dish: MenuItem) =>
    what === 'price' ? pricesOf(dish) : what === 'station' ? dish.station : words.taxClasses[dish.taxClass];
  return [
    ...dishes.map(({ before, after }) => ({ ...before, before: textOf(before), after: textOf(after) })),
    ...categories.map(({ before, after }) => ({ ...before, before: hours(before), after: hours(after) })),
  ].map(({ id, name, before, after }) => ({ id, name, before, after }));
}
