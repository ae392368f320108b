import { ADVICE } from '@bhoj/domain/figures/advice/menu-engineering';
import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Advice, AdvisedDish } from '@bhoj/domain/figures/advice/menu-engineering';
import type { BadgeColor } from '../../../theme/tokens.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { countText } from '../state/formats.ts';

const COLORS: Readonly<Record<Advice, BadgeColor>> = {
  keep: 'green',
  price: 'yellow',
  show: 'blue',
  rethink: 'red',
  uncosted: 'grey',
  few: 'grey',
};

/** The columns of the advice, in the order in which `ADVICE` lists it. */
export const adviceColumns = (words: Words<'trending'>): readonly Column<AdvisedDish>[] => {
  const heads = words.adviceColumns;
  return [
    {
      id: 'dish',
      header: heads.dish,
      text: ({ dish }) => dish.name,
      sortBy: ({ dish }) => dish.name,
      card: 'title',
    },
    {
      id: 'category',
      header: heads.category,
      text: ({ dish }) => dish.category ?? words.noCategory,
      sortBy: ({ dish }) => dish.category,
      card: 'secondary',
    },
    {
      id: 'advice',
      header: heads.advice,
      text: ({ advice }) => words.advice[advice].name,
      cell: ({ advice }) => <StatusDotBadge color={COLORS[advice]} word={words.advice[advice].name} />,
      sortBy: ({ advice }) => ADVICE.indexOf(advice),
      card: 'secondary',
    },
    {
      id: 'portions',
      header: heads.portions,
      text: ({ dish }) => countText(dish.quantity),
      csv: ({ dish }) => dish.quantity,
      sortBy: ({ dish }) => dish.quantity,
      isDescendingFirst: true,
      align: 'end',
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'margin',
      header: heads.margin,
      text: ({ marginEach }) => (marginEach === null ? words.unknown : formatMoney(marginEach)),
      csv: ({ marginEach }) => (marginEach === null ? '' : toRupees(marginEach)),
      sortBy: ({ marginEach }) => marginEach,
      isDescendingFirst: true,
      align: 'end',
      card: 'amount',
    },
  ];
};
