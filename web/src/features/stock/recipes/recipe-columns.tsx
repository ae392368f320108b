import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { BadgeColor } from '../../../theme/tokens.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import type { CostFrom, RecipeKind, RecipeRow } from './recipe-rows.ts';

const COLORS: Readonly<Record<CostFrom, BadgeColor>> = {
  recipe: 'green',
  combo: 'green',
  dear: 'yellow',
  unpriced: 'yellow',
  typed: 'blue',
  none: 'grey',
};

const money = (amount: Paise | null): string => (amount === null ? '' : formatPlain(amount));

/** The name of a row, with its size. */
const nameOf = (words: Words<'stockRecipes'>, { name, size }: RecipeRow): string =>
  size === null ? name : words.size(name, size);

/** The columns of the list of recipes. A preparation has no price of its own. */
export function recipeColumns(words: Words<'stockRecipes'>, kind: RecipeKind): readonly Column<RecipeRow>[] {
  const heads = words.columns;
  const ofMoney = (id: 'price' | 'margin', of: (row: RecipeRow) => Paise | null): Column<RecipeRow> => ({
    id,
    header: heads[id],
    text: (row) => money(of(row)),
    csv: (row) => {
      const amount = of(row);
      return amount === null ? '' : toRupees(amount);
    },
    sortBy: of,
    isDescendingFirst: true,
    align: 'end',
    card: 'hidden',
    width: '100px',
  });
  return [
    {
      id: 'name',
      header: heads.name,
      text: (row) => nameOf(words, row),
      sortBy: (row) => nameOf(words, row),
      card: 'title',
    },
    {
      id: 'category',
      header: heads.category,
      text: ({ category }) => category,
      sortBy: ({ category }) => category,
      card: 'secondary',
    },
    {
      id: 'state',
      header: heads.state,
      text: ({ from }) => words.state[from],
      cell: ({ from }) => <StatusDotBadge color={COLORS[from]} word={words.state[from]} />,
      sortBy: ({ from }) => words.state[from],
      card: 'secondary',
      width: '200px',
    },
    ...(kind === 'dish' ? [ofMoney('price', ({ pricePaise }) => pricePaise)] : []),
    {
      id: 'cost',
      header: heads.cost,
      text: ({ costPaise, toPaise }) =>
        toPaise === null ? money(costPaise) : words.range(money(costPaise), money(toPaise)),
      csv: ({ costPaise }) => (costPaise === null ? '' : toRupees(costPaise)),
      sortBy: ({ costPaise }) => costPaise,
      isDescendingFirst: true,
      align: 'end',
      card: 'amount',
      width: '130px',
    },
    ...(kind === 'dish'
      ? [
          {
            id: 'share',
            header: heads.share,
            text: ({ shareBp }: RecipeRow) => (shareBp === null ? '' : formatShare(shareBp)),
            sortBy: ({ shareBp }: RecipeRow) => shareBp,
            isDescendingFirst: true,
            align: 'end' as const,
            card: 'secondary' as const,
            isLabelledOnCard: true,
            width: '100px',
          },
          ofMoney('margin', ({ marginPaise }) => marginPaise),
        ]
      : []),
  ];
}
