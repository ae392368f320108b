import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { countText, decimalText, percentText, trendText } from '../state/formats.ts';
import type { Row } from '../state/trending-model.ts';

type Heads = Words<'trending'>['columns'];

/** A column of numbers: right-aligned, the largest first. */
const figure = (
  id: keyof Heads,
  heads: Heads,
  of: Pick<Column<Row>, 'text' | 'sortBy'> & Partial<Column<Row>>,
): Column<Row> => ({
  id,
  header: heads[id],
  isDescendingFirst: true,
  align: 'end',
  card: 'secondary',
  isLabelledOnCard: true,
  ...of,
});

const shareOf = ({ trend }: Row): number | null =>
  trend === null || trend === 'none' ? null : trend.change / 10_000;

/** The columns of the dishes. Amounts in the file are numbers of rupees. */
export const dishColumns = (words: Words<'trending'>): readonly Column<Row>[] => {
  const heads = words.columns;
  return [
    {
      id: 'dish',
      header: heads.dish,
      text: ({ sales }) => sales.name,
      sortBy: ({ sales }) => sales.name,
      card: 'title',
    },
    {
      id: 'category',
      header: heads.category,
      text: ({ sales }) => sales.category ?? words.noCategory,
      sortBy: ({ sales }) => sales.category,
      card: 'secondary',
    },
    figure('portions', heads, {
      text: ({ sales }) => countText(sales.quantity),
      csv: ({ sales }) => sales.quantity,
      sortBy: ({ sales }) => sales.quantity,
    }),
    figure('perDay', heads, {
      text: ({ perDay }) => (perDay === null ? words.unknown : decimalText(perDay)),
      csv: ({ perDay }) => perDay ?? '',
      sortBy: ({ perDay }) => perDay,
    }),
    figure('trend', heads, {
      text: ({ trend }) => trendText(words, trend),
      csv: (row) => shareOf(row) ?? '',
      sortBy: shareOf,
    }),
    figure('each', heads, {
      text: ({ eachPaise }) => (eachPaise === null ? words.unknown : formatMoney(eachPaise)),
      csv: ({ eachPaise }) => (eachPaise === null ? '' : toRupees(eachPaise)),
      sortBy: ({ eachPaise }) => eachPaise,
    }),
    figure('margin', heads, {
      text: ({ marginPaise }) => (marginPaise === null ? words.unknown : formatMoney(marginPaise)),
      csv: ({ marginPaise }) => (marginPaise === null ? '' : toRupees(marginPaise)),
      sortBy: ({ marginPaise }) => marginPaise,
    }),
    figure('marginShare', heads, {
      text: ({ marginShare }) => (marginShare === null ? words.unknown : percentText(marginShare)),
      csv: ({ marginShare }) => (marginShare === null ? '' : marginShare / 10_000),
      sortBy: ({ marginShare }) => marginShare,
    }),
    figure('sales', heads, {
      text: ({ sales }) => formatMoney(sales.amountPaise),
      csv: ({ sales }) => toRupees(sales.amountPaise),
      sortBy: ({ sales }) => sales.amountPaise,
      card: 'amount',
      isLabelledOnCard: false,
    }),
  ];
};
