import { useMemo } from 'react';
import { Users } from 'lucide-react';
import type { Period } from '@bhoj/domain/figures/shape/period.schema';
import { each } from '@bhoj/domain/figures/shape/ratio';
import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import type { Words } from '../../../words/part.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countText } from '../state/formats.ts';
import type { TradeDays } from '../state/use-trade.ts';

type Taker = NonNullable<Period['trade']>['byMember'][string] & { readonly id: string };

const idOf = ({ id }: Taker): string => id;

/** In order of names, guests last: the list ranks nobody. */
const takersOf = ({ trade }: Period, guest: string): Taker[] =>
  Object.entries(trade?.byMember ?? {})
    .map(([id, taker]) => ({ ...taker, id, name: id === 'guest' ? guest : taker.name }))
    .toSorted((a, b) => Number(a.id === 'guest') - Number(b.id === 'guest') || a.name.localeCompare(b.name));

const columnsOf = ({ people, unknown }: Words<'trending'>): readonly Column<Taker>[] => {
  const heads = people.columns;
  const figure = (
    id: keyof typeof heads,
    of: Pick<Column<Taker>, 'text'> & Partial<Column<Taker>>,
  ): Column<Taker> => ({
    id,
    header: heads[id],
    align: 'end',
    card: 'secondary',
    isLabelledOnCard: true,
    ...of,
  });
  const perBill = ({ amountPaise, bills }: Taker) => each(amountPaise, bills);
  return [
    { id: 'name', header: heads.name, text: ({ name }) => name, card: 'title' },
    figure('bills', { text: ({ bills }) => countText(bills), csv: ({ bills }) => bills }),
    figure('portions', { text: ({ portions }) => countText(portions), csv: ({ portions }) => portions }),
    figure('perBill', {
      text: (taker) => {
        const mean = perBill(taker);
        return mean === null ? unknown : formatMoney(mean);
      },
      csv: (taker) => toRupees(each(taker.amountPaise, taker.bills) ?? taker.amountPaise),
    }),
    figure('sales', {
      text: ({ amountPaise }) => formatMoney(amountPaise),
      csv: ({ amountPaise }) => toRupees(amountPaise),
      card: 'amount',
      isLabelledOnCard: false,
    }),
  ];
};

export interface PeopleListProps {
  readonly trade: TradeDays;
  readonly period: Period;
}

/** The sales of each person, as a help for planning. It cannot be sorted by figures. */
export function PeopleList({ trade, period }: PeopleListProps) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { people } = words;
  const rows = takersOf(period, people.guest);
  const said = { ...table, loading: words.loading };
  return (
    <SectionCard
      title={people.title}
      description={people.hint}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, rows }}
          title={`${people.title}, ${periodName(trade.period)}`}
          rowId={idOf}
          lines={() => [restaurantName, people.hint]}
          fileName={people.file(trade.period.from, trade.period.to)}
          words={said}
        />
      }
    >
      <DataTable
        label={people.title}
        {...{ columns, rows }}
        rowId={idOf}
        words={said}
        empty={<EmptyState icon={Users} line={people.none} />}
      />
    </SectionCard>
  );
}
