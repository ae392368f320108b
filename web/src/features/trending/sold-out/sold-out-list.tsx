import { useMemo } from 'react';
import type { SoldOutCost } from '@bhoj/domain/figures/advice/sold-out-cost';
import { formatMoney } from '@bhoj/domain/money/format';
import { sum, toRupees } from '@bhoj/domain/money/money';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { clockName } from '../../../ui/dates/clock.ts';
import { periodName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import type { Words } from '../../../words/part.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countText, decimalText } from '../state/formats.ts';
import { addressOf } from '../state/use-address.ts';
import type { ViewProps } from '../view-props.ts';

interface Row extends SoldOutCost {
  readonly name: string;
}

const idOf = ({ itemId }: Row): string => itemId;

type SoldOutWords = Words<'trending'>['soldOut'];

const figure = (
  id: keyof SoldOutWords['columns'],
  words: SoldOutWords,
  of: Pick<Column<Row>, 'text'> & Partial<Column<Row>>,
): Column<Row> => ({
  id,
  header: words.columns[id],
  isDescendingFirst: true,
  align: 'end',
  card: 'secondary',
  isLabelledOnCard: true,
  ...of,
});

function rangeText(words: SoldOutWords, { costPaise, range }: Row): string {
  if (costPaise === null) return words.notSold;
  return range === null
    ? words.fewDays
    : words.range(formatMoney(range.lowPaise), formatMoney(range.highPaise));
}

const columnsOf = ({ soldOut, unknown }: Words<'trending'>): readonly Column<Row>[] => [
  {
    id: 'dish',
    header: soldOut.columns.dish,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    card: 'title',
  },
  figure('times', soldOut, { text: ({ times }) => countText(times), sortBy: ({ times }) => times }),
  figure('ranOut', soldOut, {
    text: ({ ranOut, ranOutAt }) =>
      ranOutAt === null ? soldOut.neverRanOut : soldOut.ranOut(ranOut, clockName(ranOutAt)),
    sortBy: ({ ranOut }) => ranOut,
  }),
  figure('hours', soldOut, {
    text: ({ hoursOut }) => decimalText(hoursOut),
    sortBy: ({ hoursOut }) => hoursOut,
  }),
  figure('onSale', soldOut, {
    text: ({ hoursOnSale }) => decimalText(hoursOnSale),
    sortBy: ({ hoursOnSale }) => hoursOnSale,
  }),
  figure('perHour', soldOut, {
    text: ({ portionsPerHour }) => (portionsPerHour === null ? unknown : decimalText(portionsPerHour)),
    sortBy: ({ portionsPerHour }) => portionsPerHour,
  }),
  figure('range', soldOut, { text: (row) => rangeText(soldOut, row) }),
  figure('cost', soldOut, {
    text: ({ costPaise }) => (costPaise === null ? unknown : formatMoney(costPaise)),
    csv: ({ costPaise }) => (costPaise === null ? '' : toRupees(costPaise)),
    sortBy: ({ costPaise }) => costPaise,
    card: 'amount',
    isLabelledOnCard: false,
  }),
];

/** The dishes that were sold out, with the cost and its range. */
export function SoldOutList({
  rows,
  trending,
  address,
  onGo,
}: ViewProps & { readonly rows: readonly Row[] }) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { soldOut } = words;
  const { sort } = address;
  const cost = soldOut.sum(formatMoney(sum(rows.flatMap(({ costPaise }) => costPaise ?? []))));
  const said = { ...table, loading: soldOut.loading };
  return (
    <SectionCard
      title={soldOut.title}
      description={
        <>
          <strong>{cost}</strong>
          <br />
          {soldOut.hint}
        </>
      }
      padding="flush"
      actions={
        <TableActions
          {...{ columns, sort, rows }}
          title={`${soldOut.title}, ${periodName(trending.period)}`}
          rowId={idOf}
          lines={() => [restaurantName, cost, soldOut.hint]}
          fileName={soldOut.file(trending.period.from, trending.period.to)}
          words={said}
        />
      }
    >
      <DataTable
        label={soldOut.title}
        {...{ columns, sort, rows }}
        rowId={idOf}
        words={said}
        onSort={(by) => onGo({ sort: by })}
        rowTo={({ itemId }) => addressOf({ ...address, dish: itemId })}
        cardsBelow={760}
      />
    </SectionCard>
  );
}
