import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum, toRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

/** A vendor with the sums of what they are owed; null where the person may not see that. */
export interface VendorRow {
  readonly id: string;
  readonly vendor: Vendor;
  readonly owed: {
    readonly paise: Paise;
    readonly bills: number;
    /** The earliest due day; null where nothing is owed. */
    readonly next: string | null;
  } | null;
}

/** Returns the rows of the list: those in use first, each group by name. */
export function vendorRows(
  vendors: readonly Entry<Vendor>[],
  owed: readonly Entry<Expense>[] | null,
): VendorRow[] {
  const byVendor = Map.groupBy(owed ?? [], ({ value }) => value.vendorId);
  const rows = vendors.map(({ id, value }): VendorRow => {
    const bills = (byVendor.get(id) ?? []).map((bill) => bill.value);
    const days = bills.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
    return {
      id,
      vendor: value,
      owed:
        owed === null
          ? null
          : {
              paise: sum(bills.map(({ amountPaise }) => amountPaise)),
              bills: bills.length,
              next: days[0] ?? null,
            },
    };
  });
  return rows.toSorted(
    (a, b) => Number(b.vendor.active) - Number(a.vendor.active) || a.vendor.name.localeCompare(b.vendor.name),
  );
}

/** The columns of the list of vendors. */
export const vendorColumns = (words: Words<'stockVendors'>): readonly Column<VendorRow>[] => [
  {
    id: 'name',
    header: words.columns.name,
    text: ({ vendor }) => (vendor.active ? vendor.name : `${vendor.name} (${words.inactive})`),
    sortBy: ({ vendor }) => vendor.name,
    card: 'title',
  },
  { id: 'phone', header: words.columns.phone, text: ({ vendor }) => vendor.phone, card: 'secondary' },
  {
    id: 'bills',
    header: words.columns.bills,
    text: ({ owed }) => (owed === null ? '' : String(owed.bills)),
    align: 'end',
    card: 'hidden',
  },
  {
    id: 'next',
    header: words.columns.next,
    text: ({ owed }) => (typeof owed?.next === 'string' ? dayName(owed.next) : ''),
    csv: ({ owed }) => owed?.next ?? '',
    sortBy: ({ owed }) => owed?.next ?? null,
    card: 'secondary',
  },
  {
    id: 'owed',
    header: words.columns.owed,
    text: ({ owed }) => (owed === null ? '' : formatPlain(owed.paise)),
    csv: ({ owed }) => (owed === null ? '' : toRupees(owed.paise)),
    sortBy: ({ owed }) => owed?.paise ?? null,
    isDescendingFirst: true,
    align: 'end',
    card: 'amount',
  },
];
