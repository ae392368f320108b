import { formatShare } from '@bhoj/domain/money/format';
import type { AddOnSales, Pair } from '@bhoj/domain/figures/dishes/together';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { countText } from '../state/formats.ts';

/** A row with the names of its dishes. */
export type NamedPair = Pair & { readonly dishName: string; readonly otherName: string };
export type NamedAddOn = AddOnSales & { readonly dishName: string };

interface Shared {
  readonly bills: number;
  readonly share: number | null;
}

const billsAndShare = <T extends Shared>(
  words: Words<'trending'>,
  heads: { readonly bills: string; readonly share: string },
): readonly Column<T>[] => [
  {
    id: 'bills',
    header: heads.bills,
    text: ({ bills }) => countText(bills),
    csv: ({ bills }) => bills,
    sortBy: ({ bills }) => bills,
    isDescendingFirst: true,
    align: 'end',
    card: 'secondary',
    isLabelledOnCard: true,
  },
  {
    id: 'share',
    header: heads.share,
    text: ({ share }) => (share === null ? words.unknown : formatShare(share, 0)),
    csv: ({ share }) => (share === null ? '' : share / 100),
    sortBy: ({ share }) => share,
    isDescendingFirst: true,
    align: 'end',
    card: 'amount',
  },
];

export const pairColumns = (words: Words<'trending'>): readonly Column<NamedPair>[] => {
  const heads = words.together.columns;
  return [
    {
      id: 'dish',
      header: heads.dish,
      text: ({ dishName }) => dishName,
      sortBy: ({ dishName }) => dishName,
      card: 'title',
    },
    {
      id: 'other',
      header: heads.other,
      text: ({ otherName }) => otherName,
      sortBy: ({ otherName }) => otherName,
      card: 'secondary',
      isLabelledOnCard: true,
    },
    ...billsAndShare<NamedPair>(words, heads),
    {
      id: 'lift',
      header: heads.lift,
      text: ({ lift }) => words.together.times(lift),
      csv: ({ lift }) => Math.round(lift * 10) / 10,
      sortBy: ({ lift }) => lift,
      isDescendingFirst: true,
      align: 'end',
      card: 'secondary',
      isLabelledOnCard: true,
    },
  ];
};

export const addOnColumns = (words: Words<'trending'>): readonly Column<NamedAddOn>[] => {
  const heads = words.addOns.columns;
  return [
    {
      id: 'addOn',
      header: heads.addOn,
      text: ({ addOn }) => addOn,
      sortBy: ({ addOn }) => addOn,
      card: 'title',
    },
    {
      id: 'dish',
      header: heads.dish,
      text: ({ dishName }) => dishName,
      sortBy: ({ dishName }) => dishName,
      card: 'secondary',
    },
    ...billsAndShare<NamedAddOn>(words, heads),
  ];
};
