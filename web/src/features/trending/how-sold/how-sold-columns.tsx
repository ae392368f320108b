import type { SalesByList } from '@bhoj/domain/how-sold/by-list';
import { kilograms } from '@bhoj/domain/menu/sale/weight';
import { formatMoney, formatShare } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { countText } from '../state/formats.ts';
import type { WeighedRow } from './how-sold-model.ts';

const figure = { align: 'end', card: 'secondary', isLabelledOnCard: true } as const;

export const listColumns = (words: Words<'trendingHowSold'>): readonly Column<SalesByList>[] => {
  const { columns: heads, menu } = words.lists;
  return [
    { id: 'list', header: heads.list, text: ({ name }) => name ?? menu, card: 'title' },
    {
      id: 'bills',
      header: heads.bills,
      text: ({ bills }) => countText(bills),
      csv: ({ bills }) => bills,
      ...figure,
    },
    {
      id: 'average',
      header: heads.average,
      text: ({ averagePaise }) => (averagePaise === null ? '–' : formatMoney(averagePaise)),
      csv: ({ averagePaise }) => (averagePaise === null ? '' : toRupees(averagePaise)),
      ...figure,
    },
    {
      id: 'portions',
      header: heads.portions,
      text: ({ portions }) => countText(portions),
      csv: ({ portions }) => portions,
      ...figure,
    },
    {
      id: 'share',
      header: heads.share,
      text: ({ share }) => (share === null ? '–' : formatShare(share, 0)),
      csv: ({ share }) => (share === null ? '' : share / 10_000),
      ...figure,
    },
    {
      id: 'sales',
      header: heads.sales,
      text: ({ amountPaise }) => formatMoney(amountPaise),
      csv: ({ amountPaise }) => toRupees(amountPaise),
      align: 'end',
      card: 'amount',
    },
  ];
};

export const weightColumns = (words: Words<'trendingHowSold'>): readonly Column<WeighedRow>[] => {
  const heads = words.weights.columns;
  return [
    { id: 'dish', header: heads.dish, text: ({ name }) => name, card: 'title' },
    {
      id: 'kilograms',
      header: heads.kilograms,
      text: ({ grams }) => kilograms(grams),
      csv: ({ grams }) => grams / 1_000,
      ...figure,
    },
    {
      id: 'portions',
      header: heads.portions,
      text: ({ portions }) => countText(portions),
      csv: ({ portions }) => portions,
      ...figure,
    },
    {
      id: 'perKilogram',
      header: heads.perKilogram,
      text: ({ kiloPaise }) => formatMoney(kiloPaise),
      csv: ({ kiloPaise }) => toRupees(kiloPaise),
      ...figure,
    },
    {
      id: 'sales',
      header: heads.sales,
      text: ({ amountPaise }) => formatMoney(amountPaise),
      csv: ({ amountPaise }) => toRupees(amountPaise),
      align: 'end',
      card: 'amount',
    },
  ];
};
