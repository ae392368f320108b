import { useMemo } from 'react';
import type { BillHowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingHowSoldPart } from '../../../messages/owner/trending-how-sold/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from '../state/trending-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';
import { listColumns, weightColumns } from './how-sold-columns.tsx';
import { listRows, weighedRows } from './how-sold-model.ts';
import { useHowSold } from './use-how-sold.ts';

interface Props {
  readonly trending: TrendingDays;
  readonly rows: readonly Row[];
}

interface CardProps<T extends object> {
  readonly said: {
    readonly title: string;
    readonly hint: string;
    readonly fileName: (from: string, to: string) => string;
  };
  readonly period: TrendingDays['period'];
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowId: (row: T) => string;
}

/** A list with its file; nothing where it has no row. */
function Card<T extends object>({ said, period, columns, rows, rowId }: CardProps<T>) {
  const table = { ...useWords(tablePart), loading: useWords(trendingHowSoldPart).loading };
  const { restaurantName } = useRestaurant();
  if (rows.length === 0) return null;
  const { title, hint, fileName } = said;
  return (
    <SectionCard
      title={title}
      description={hint}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, rows, rowId }}
          sort={null}
          title={`${title}, ${periodName(period)}`}
          lines={() => [restaurantName, hint]}
          fileName={fileName(period.from, period.to)}
          words={table}
        />
      }
    >
      <DataTable label={title} {...{ columns, rows, rowId }} words={table} cardsBelow={600} />
    </SectionCard>
  );
}

function Cards({ sold, trending, rows }: Props & { readonly sold: BillHowSold }) {
  const words = useWords(trendingHowSoldPart);
  const lists = useMemo(() => listRows(sold, trending, rows), [sold, trending, rows]);
  const weighed = useMemo(() => weighedRows(sold, rows), [sold, rows]);
  const { period } = trending;
  return (
    <>
      <Card
        said={words.lists}
        columns={listColumns(words)}
        rows={lists}
        rowId={({ id }) => id ?? ''}
        {...{ period }}
      />
      <Card
        said={words.weights}
        columns={weightColumns(words)}
        rows={weighed}
        rowId={({ id }) => id}
        {...{ period }}
      />
    </>
  );
}

/** Sales by price list, and dishes sold by weight. Nothing where the period has neither. */
export function HowSoldCards(props: Props) {
  const words = useWords(trendingHowSoldPart);
  return (
    <Gate
      live={useHowSold(props.trending.period)}
      skeleton={null}
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {(sold) => <Cards {...props} sold={sold} />}
    </Gate>
  );
}
