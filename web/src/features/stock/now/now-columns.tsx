import { formatPlain } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { quantityText } from '@bhoj/domain/stock/shape/quantity-text';
import type { InHouse } from '@bhoj/domain/stock/figures/in-house';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { dateName } from '../../../ui/dates/formats.ts';

const DAYS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Returns a quantity with its unit: `2.5 kg`. */
export const shown = (words: Words<'stockNow'>, { item }: Pick<InHouse, 'item'>, quantity: number): string =>
  `${quantityText(quantity, item.unit)} ${words.units[item.unit]}`;

export function nowColumns(words: Words<'stockNow'>): readonly Column<InHouse>[] {
  const heads = words.columns;
  return [
    {
      id: 'name',
      header: heads.name,
      text: ({ item }) => item.name,
      sortBy: ({ item }) => item.name.toLowerCase(),
      card: 'title',
    },
    {
      id: 'category',
      header: heads.category,
      text: ({ item }) => item.category,
      sortBy: ({ item }) => item.category,
      card: 'hidden',
      width: '140px',
    },
    { id: 'shelf', header: heads.shelf, text: ({ item }) => item.shelf, card: 'hidden', isFileOnly: true },
    {
      id: 'quantity',
      header: heads.quantity,
      text: (row) => shown(words, row, row.quantity),
      sortBy: ({ quantity }) => quantity,
      align: 'end',
      card: 'secondary',
      width: '130px',
    },
    {
      id: 'par',
      header: heads.par,
      text: (row) => (row.item.par === undefined ? '' : shown(words, row, row.item.par)),
      align: 'end',
      card: 'hidden',
      isFileOnly: true,
    },
    {
      id: 'pace',
      header: heads.pace,
      text: (row) => (row.perDay === 0 ? words.noPace : shown(words, row, row.perDay)),
      align: 'end',
      card: 'hidden',
      width: '120px',
    },
    {
      id: 'lasts',
      header: heads.lasts,
      // Empty rather than a dash: on a phone's card an empty field is left out.
      text: ({ lasts }) => (lasts === null ? '' : words.lasts(DAYS.format(lasts))),
      sortBy: ({ lasts }) => lasts,
      align: 'end',
      card: 'secondary',
      isLabelledOnCard: true,
      width: '100px',
    },
    {
      id: 'counted',
      header: heads.counted,
      text: ({ countedAt }) => (countedAt === null ? words.never : dateName(countedAt)),
      sortBy: ({ countedAt }) => countedAt ?? 0,
      card: 'hidden',
      width: '130px',
    },
    {
      id: 'signs',
      header: heads.signs,
      text: ({ signs }) => signs.map((sign) => words.signs[sign]).join(', '),
      sortBy: ({ signs }) => signs.length,
      isDescendingFirst: true,
      card: 'secondary',
    },
    {
      id: 'worth',
      header: heads.worth,
      text: ({ worthPaise }) => formatPlain(worthPaise),
      csv: ({ worthPaise }) => toRupees(worthPaise),
      sortBy: ({ worthPaise }) => worthPaise,
      isDescendingFirst: true,
      align: 'end',
      card: 'amount',
      width: '130px',
    },
  ];
}
