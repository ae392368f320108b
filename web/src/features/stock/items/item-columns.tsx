import { toRupees } from '@bhoj/domain/money/money';
import { typedIn } from '@bhoj/domain/stock/shape/quantity-text';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { parText, unitPrice } from './items-model.ts';
import type { ItemRow } from './items-model.ts';

/** Rupees for one unit, to sort by; null where nobody knows it. */
const priceOf = ({ item, price }: ItemRow): number | null =>
  price === null ? null : (toRupees(price.paise) * UNITS[item.unit].size) / price.quantity;

/** The columns of the list of items. */
export const itemColumns = (words: Words<'stockItems'>): readonly Column<ItemRow>[] => {
  const heads = words.columns;
  return [
    {
      id: 'name',
      header: heads.name,
      text: ({ item }) => item.name,
      sortBy: ({ item }) => item.name,
      card: 'title',
    },
    {
      id: 'category',
      header: heads.category,
      text: ({ item }) => item.category,
      sortBy: ({ item }) => item.category,
      card: 'secondary',
    },
    {
      id: 'packs',
      header: heads.packs,
      text: ({ item }) =>
        item.packs
          .map(({ name, quantity }) => `${name} ${typedIn(quantity, item.unit)} ${words.units[item.unit]}`)
          .join(', '),
      card: 'secondary',
    },
    {
      id: 'yield',
      header: heads.yield,
      text: ({ item }) => (item.yieldBp === undefined ? '' : `${item.yieldBp / 100}\u00a0%`),
      card: 'hidden',
      align: 'end',
      width: '90px',
    },
    {
      id: 'par',
      header: heads.par,
      text: ({ item }) => parText(item),
      card: 'secondary',
      isLabelledOnCard: true,
      align: 'end',
      width: '110px',
    },
    {
      id: 'shelf',
      header: heads.shelf,
      text: ({ item }) => item.shelf,
      sortBy: ({ item }) => item.shelf,
      card: 'hidden',
    },
    { id: 'store', header: heads.store, text: ({ store }) => store, card: 'hidden', isFileOnly: true },
    {
      id: 'price',
      header: heads.price,
      text: (row) => {
        const price = unitPrice(row);
        return price === '' ? '' : words.priceOf(price, words.units[row.item.unit]);
      },
      sortBy: priceOf,
      isDescendingFirst: true,
      align: 'end',
      card: 'amount',
      width: '150px',
    },
  ];
};
