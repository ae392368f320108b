import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartPie } from 'lucide-react';
import { useMemo } from 'react';
import { kindOfCategory } from '@bhoj/domain/expenses/expense-kind';
import type { ExpenseKinds } from '@bhoj/domain/expenses/expense-kind.schema';
import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { foodCostOf } from '@bhoj/domain/stock/figures/food-cost';
import type { ItemFoodCost, SpanFoodCost } from '@bhoj/domain/stock/figures/food-cost';
import { coverageOf } from '@bhoj/domain/stock/recipes/coverage';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockDay } from '@bhoj/domain/stock/shape/day.schema';
import { stockDays, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import { whole } from '../../firebase/live-values.ts';
import { useRestaurant, useRestaurantId, useServiceSettings } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';
import { foodCostPart } from '../../messages/owner/food-cost/en.ts';
import { tablePart } from '../../messages/shared/table/en.ts';
import { monthName } from '../../ui/dates/formats.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableActions } from '../../ui/table/table-actions.tsx';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';

export interface FoodCostCardProps {
  readonly month: Pick<Month, 'month' | 'sales'>;
  /** The kinds that the owner chose for categories of expenses. */
  readonly kinds: ExpenseKinds;
}

const ROWS = ['received', 'actual', 'theoretical', 'waste', 'batches', 'corrected', 'unexplained'] as const;

type Row = ItemFoodCost & { readonly name: string };

const columnsOf = (words: Words<'foodCost'>): readonly Column<Row>[] => {
  const ofMoney = (
    id: 'theoretical' | 'waste' | 'unexplained',
    of: (row: Row) => Paise,
    card: 'amount' | 'hidden',
  ): Column<Row> => ({
    id,
    header: words.columns[id],
    text: (row) => formatPlain(of(row)),
    csv: (row) => toRupees(of(row)),
    align: 'end',
    card,
    width: '130px',
  });
  return [
    { id: 'item', header: words.columns.item, text: ({ name }) => name, card: 'title' },
    ofMoney('theoretical', ({ theoreticalPaise }) => theoreticalPaise, 'hidden'),
    ofMoney('waste', ({ wastePaise }) => wastePaise, 'hidden'),
    ofMoney('unexplained', ({ unexplainedPaise }) => unexplainedPaise, 'amount'),
  ];
};

/** The sums of the month, those of actual and theoretical with their share of net sales. */
function Sums({ cost }: { readonly cost: SpanFoodCost }) {
  const words = useWords(foodCostPart);
  const shares = { actual: cost.actualBp, theoretical: cost.theoreticalBp };
  return (
    <Stack component="dl" sx={{ gap: 0.5, m: 0 }}>
      {ROWS.map((row) => {
        const amount = cost[`${row}Paise`];
        const share = row === 'actual' || row === 'theoretical' ? shares[row] : null;
        if (amount === 0 && (row === 'batches' || row === 'corrected')) return null;
        return (
          <Stack key={row} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt">{words.rows[row]}</Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'end' }}>
              {formatPlain(amount)}
              {share !== null && ` · ${words.ofSales(formatShare(share))}`}
            </Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}

interface CostProps extends FoodCostCardProps {
  readonly kept: StockItems;
  readonly days: readonly StockDay[];
}

function Cost({ month, kinds, kept, days }: CostProps) {
  const words = useWords(foodCostPart);
  const table = useWords(tablePart);
  const restaurant = useRestaurant();
  const restaurantId = useRestaurantId();
  const costs = useLiveDoc(menuCosts, { restaurantId });
  const fromRecipe = costs.state === 'ready' ? costs.value.fromRecipe : undefined;
  const { shareBp } = coverageOf(month.sales.byDish, (key) => fromRecipe?.[key] !== undefined);
  const items = useMemo(() => new Map(kept.items.map((item) => [item.id, item])), [kept]);
  const cost = useMemo(
    () =>
      foodCostOf(
        days,
        netSalesOf(month.sales),
        (id) => kindOfCategory(items.get(id)?.category ?? '', kinds).kind === 'food',
      ),
    [days, month, items, kinds],
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = cost.items
    .filter(({ unexplainedPaise, wastePaise }) => unexplainedPaise !== 0 || wastePaise !== 0)
    .map((item) => ({ ...item, name: items.get(item.itemId)?.name ?? item.itemId }));
  const isCounted = days.some(({ sums }) => sums.count !== undefined);
  const name = monthName(month.month);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {words.about}
      </Typography>
      <Sums cost={cost} />
      {fromRecipe !== undefined && shareBp !== null && (
        <Typography role="status">{words.covers(formatShare(shareBp))}</Typography>
      )}
      {!isCounted && <Typography>{words.noCount}</Typography>}
      {rows.length > 0 && (
        <>
          <TableActions
            {...{ columns, rows }}
            rowId={({ itemId }) => itemId}
            title={words.title(name)}
            lines={() => [restaurant.restaurantName]}
            fileName={words.fileName(month.month)}
            words={{ ...table, loading: words.loading }}
          />
          <DataTable
            label={words.items}
            {...{ columns, rows }}
            rowId={({ itemId }) => itemId}
            words={{ ...table, loading: words.loading }}
            pageSize={20}
          />
        </>
      )}
    </Stack>
  );
}

function OfMonth({ month, kinds, kept }: FoodCostCardProps & { readonly kept: StockItems }) {
  const words = useWords(foodCostPart);
  const restaurantId = useRestaurantId();
  const name = monthName(month.month);
  const query = stockDays.queries.between(`${month.month}-01`, `${month.month}-31`);
  const live = whole(useLiveList(stockDays, { restaurantId }, query));
  return (
    <SectionCard title={words.title(name)}>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={6} />}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        empty={{
          is: (days) => days.length === 0,
          show: <EmptyState icon={ChartPie} line={words.none(name)} />,
        }}
      >
        {(days) => <Cost {...{ month, kinds, kept }} days={days.map(({ value }) => value)} />}
      </Gate>
    </SectionCard>
  );
}

/**
 * The food cost of a month by stock, and the part that nobody can explain. For a restaurant that never had items it
 * shows and reads nothing.
 */
export function FoodCostCard(props: FoodCostCardProps) {
  const may = useMay();
  const restaurantId = useRestaurantId();
  const { keepsStock = false } = useServiceSettings();
  const kept = useLiveDoc(stockItems, keepsStock && may('see-profit') ? { restaurantId } : null);
  return kept.state === 'ready' && kept.value.items.length > 0 ? (
    <OfMonth {...props} kept={kept.value} />
  ) : null;
}
