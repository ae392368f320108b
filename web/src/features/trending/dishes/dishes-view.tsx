import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { fits, soldPortions, rowsOf, salesOf } from '../state/trending-model.ts';
import type { Row } from '../state/trending-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { ViewProps } from '../view-props.ts';
import { CategoryShares } from './category-shares.tsx';
import { dishColumns } from './dish-columns.tsx';
import { DishFilters } from './dish-filters.tsx';
import { EarnersCard } from './earners-card.tsx';
import { SalesSum } from './sales-sum.tsx';

/** Side by side on a laptop; below each other on a phone. */
const columnsOfCards = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

const CombosCard = lazyPart(async () => (await import('./combos-card.tsx')).CombosCard);

const HowSoldCards = lazyPart(async () => (await import('../how-sold/how-sold-cards.tsx')).HowSoldCards);

/** A line more below the title of the list: it holds up nothing, and is missed by nobody where it fails. */
const RecipeCover = lazyPart(async () => (await import('./recipe-cover.tsx')).RecipeCover);
const NO_STANDS = { waiting: null, failed: null };

const idOf = ({ id }: Row): string => id;

/** The sold dishes: portions, sales, margin and trend; each opens its own view. */
export function DishesView({ trending, address, onGo }: ViewProps) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => dishColumns(words), [words]);
  const rows = useMemo(() => rowsOf(trending), [trending]);
  const { q, category, sort } = address;
  const shown = useMemo(() => rows.filter(({ sales }) => fits(sales, { q, category })), [rows, q, category]);
  const { from, to } = trending.period;
  const sumOf = (all: readonly Row[]) => {
    const dishes = all.map(({ sales }) => sales);
    return words.listSum(all.length, soldPortions(dishes), formatMoney(salesOf(dishes)));
  };
  const compared =
    trending.before === null ? words.notCompared : words.compared(periodName(trending.before.period));
  const said = { ...table, loading: words.loading };
  return (
    <Stack sx={{ gap: 3 }}>
      <EarnersCard rows={rows} toDish={(id) => addressOf({ ...address, dish: id })} />
      <Box sx={columnsOfCards}>
        <SalesSum trending={trending} rows={rows} />
        <CategoryShares trending={trending} />
      </Box>
      <SectionCard
        title={words.list}
        description={
          <>
            {sumOf(shown)}
            <br />
            {words.marginHint} {compared}
          </>
        }
        padding="flush"
        actions={
          <TableActions
            {...{ columns, sort }}
            title={`${words.list}, ${periodName(trending.period)}`}
            rows={shown}
            rowId={idOf}
            lines={(all) => [restaurantName, sumOf(all), words.marginHint, compared]}
            fileName={words.fileName(from, to)}
            words={said}
          />
        }
      >
        <RecipeCover rows={rows} stands={NO_STANDS} />
        <DishFilters dishes={rows.map(({ sales }) => sales)} {...{ address, onGo }} />
        <DataTable
          label={words.list}
          {...{ columns, sort }}
          rows={shown}
          rowId={idOf}
          words={said}
          onSort={(by) => onGo({ sort: by })}
          rowTo={({ id }) => addressOf({ ...address, dish: id })}
          cardsBelow={760}
          isFiltered
          nothingFits={
            <EmptyState
              icon={ListFilter}
              line={words.nothingFits}
              action={<Button onClick={() => onGo({ category: null, q: '' })}>{words.clearFilters}</Button>}
            />
          }
        />
      </SectionCard>
      {trending.days.some((day) => day.operations.combos !== undefined) && <CombosCard trending={trending} />}
      <HowSoldCards trending={trending} rows={rows} />
    </Stack>
  );
}
