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
import type { TrendingDays } from '../state/use-trending-days.ts';

type Person = NonNullable<Period['operations']>['byMember'][string] & { readonly id: string };

const idOf = ({ id }: Person): string => id;

/** In order of names, guests last: the list ranks nobody. */
const peopleOf = ({ operations }: Period, guest: string): Person[] =>
  Object.entries(operations?.byMember ?? {})
    .map(([id, person]) => ({ ...person, id, name: id === 'guest' ? guest : person.name }))
    .toSorted((a, b) => Number(a.id === 'guest') - Number(b.id === 'guest') || a.name.localeCompare(b.name));

const columnsOf = ({ people, unknown }: Words<'trending'>): readonly Column<Person>[] => {
  const heads = people.columns;
  const figure = (
    id: keyof typeof heads,
    of: Pick<Column<Person>, 'text'> & Partial<Column<Person>>,
  ): Column<Person> => ({
    id,
    header: heads[id],
    align: 'end',
    card: 'secondary',
    isLabelledOnCard: true,
    ...of,
  });
  const perBill = ({ amountPaise, bills }: Person) => each(amountPaise, bills);
  return [
    { id: 'name', header: heads.name, text: ({ name }) => name, card: 'title' },
    figure('bills', { text: ({ bills }) => countText(bills), csv: ({ bills }) => bills }),
    figure('portions', { text: ({ portions }) => countText(portions), csv: ({ portions }) => portions }),
    figure('perBill', {
      text: (person) => {
        const mean = perBill(person);
        return mean === null ? unknown : formatMoney(mean);
      },
      csv: (person) => toRupees(each(person.amountPaise, person.bills) ?? person.amountPaise),
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
  readonly trending: TrendingDays;
  readonly period: Period;
}

/** The sales of each person, as a help for planning. It cannot be sorted by figures. */
export function PeopleList({ trending, period }: PeopleListProps) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { people } = words;
  const rows = peopleOf(period, people.guest);
  const said = { ...table, loading: words.loading };
  return (
    <SectionCard
      title={people.title}
      description={people.hint}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, rows }}
          title={`${people.title}, ${periodName(trending.period)}`}
          rowId={idOf}
          lines={() => [restaurantName, people.hint]}
          fileName={people.file(trending.period.from, trending.period.to)}
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
