import { Blend } from 'lucide-react';
import { useMemo } from 'react';
import type { BillOrderedTogether } from '@bhoj/domain/days/ordered-together.schema';
import { dishSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import { addOnSalesOf, pairsOf } from '@bhoj/domain/figures/dishes/together';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { RoomBeside } from '../room-beside.tsx';
import { addressOf } from '../state/use-address.ts';
import type { ViewProps } from '../view-props.ts';
import { addOnColumns, pairColumns } from './together-columns.tsx';
import { useOrderedTogether } from './use-ordered-together.ts';

/** More pairs than an owner reads. */
const MOST_SHOWN = 100;

interface ListProps<T> extends ViewProps {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly fileName: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowId: (row: T) => string;
}

function List<T extends { readonly dish: string }>(props: ListProps<T>) {
  const { trending, address, title, hint, none, fileName, columns, rows, rowId } = props;
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const said = { ...table, loading: words.together.loading };
  const heading = { title, description: hint };
  if (rows.length === 0) {
    return (
      <SectionCard {...heading}>
        <EmptyState icon={Blend} line={none} />
      </SectionCard>
    );
  }
  return (
    <SectionCard
      {...heading}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, rows, rowId, fileName }}
          sort={null}
          title={`${title}, ${periodName(trending.period)}`}
          lines={() => [restaurantName, hint]}
          words={said}
        />
      }
    >
      <DataTable
        label={title}
        {...{ columns, rows, rowId }}
        sort={null}
        words={said}
        rowTo={({ dish }) => addressOf({ ...address, dish })}
        cardsBelow={760}
      />
    </SectionCard>
  );
}

function Found({ counted, ...props }: ViewProps & { readonly counted: BillOrderedTogether }) {
  const words = useWords(trendingPart);
  const { days, period } = props.trending;
  const names = useMemo(() => new Map(dishSalesOf(days).map(({ itemId, name }) => [itemId, name])), [days]);
  const nameOf = (id: string): string => names.get(id) ?? words.soldOut.gone;
  const pairs = pairsOf(counted).slice(0, MOST_SHOWN);
  const addOns = addOnSalesOf(counted).slice(0, MOST_SHOWN);
  return (
    <>
      <List
        {...props}
        title={words.together.title}
        hint={words.together.hint}
        none={words.together.none}
        fileName={words.together.file(period.from, period.to)}
        columns={pairColumns(words)}
        rows={pairs.map((pair) => ({ ...pair, dishName: nameOf(pair.dish), otherName: nameOf(pair.other) }))}
        rowId={({ dish, other }) => `${dish} ${other}`}
      />
      <List
        {...props}
        title={words.addOns.title}
        hint={words.addOns.hint}
        none={words.addOns.none}
        fileName={words.addOns.file(period.from, period.to)}
        columns={addOnColumns(words)}
        rows={addOns.map((sold) => ({ ...sold, dishName: nameOf(sold.dish) }))}
        rowId={({ dish, addOn }) => `${dish} ${addOn}`}
      />
    </>
  );
}

function Counted(props: ViewProps) {
  const { together, offline } = useWords(trendingPart);
  return (
    <Gate
      live={useOrderedTogether(props.trending.period)}
      skeleton={
        <SectionCard>
          <SkeletonRows label={together.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: together.couldNotLoad, offline }}
    >
      {(counted) => <Found {...props} counted={counted} />}
    </Gate>
  );
}

/** The pairs of dishes that guests order together, and their add-ons, where the period is short enough to read them. */
export const TogetherView = (props: ViewProps) => (
  <RoomBeside {...props}>
    <Counted {...props} />
  </RoomBeside>
);
