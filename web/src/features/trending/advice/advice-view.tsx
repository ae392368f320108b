import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { dishSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import { ADVICE, engineered } from '@bhoj/domain/figures/advice/menu-engineering';
import type { AdvisedDish } from '@bhoj/domain/figures/advice/menu-engineering';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ListFilter } from 'lucide-react';
import { DishFilters } from '../dishes/dish-filters.tsx';
import { fits } from '../state/trending-model.ts';
import { addressOf } from '../state/use-address.ts';
import styles from '../trending.module.css';
import type { ViewProps } from '../view-props.ts';
import { adviceColumns } from './advice-columns.tsx';

const idOf = ({ dish }: AdvisedDish): string => dish.itemId;

/** The dishes of each advice. */
function Quadrants({ dishes }: { readonly dishes: readonly AdvisedDish[] }) {
  const words = useWords(trendingPart);
  return (
    <div className={styles['quadrants']}>
      {ADVICE.map((advice) => {
        const own = dishes.filter((dish) => dish.advice === advice).map(({ dish }) => dish.name);
        return (
          <SectionCard key={advice} title={words.advice[advice].name}>
            <p className={styles['quiet']}>{words.advice[advice].todo}</p>
            <p className={styles['names']}>{own.length === 0 ? words.adviceNone : own.join(', ')}</p>
          </SectionCard>
        );
      })}
    </div>
  );
}

/** Menu engineering: popularity and margin within each category, and the advice. */
export function AdviceView({ trending, address, onGo }: ViewProps) {
  const words = useWords(trendingPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => adviceColumns(words), [words]);
  const all = useMemo(
    () => engineered(dishSalesOf(trending.days)).flatMap(({ dishes }) => dishes),
    [trending],
  );
  const { q, category, sort } = address;
  const shown = useMemo(() => all.filter(({ dish }) => fits(dish, { q, category })), [all, q, category]);
  const said = { ...table, loading: words.loading };
  return (
    <Stack sx={{ gap: 3 }}>
      <Quadrants dishes={shown} />
      <SectionCard
        title={words.adviceTitle}
        description={words.adviceHint}
        padding="flush"
        actions={
          <TableActions
            {...{ columns, sort }}
            title={`${words.adviceTitle}, ${periodName(trending.period)}`}
            rows={shown}
            rowId={idOf}
            lines={() => [restaurantName, words.adviceHint]}
            fileName={words.adviceFile(trending.period.from, trending.period.to)}
            words={said}
          />
        }
      >
        <DishFilters dishes={all.map(({ dish }) => dish)} {...{ address, onGo }} />
        <DataTable
          label={words.adviceTitle}
          {...{ columns, sort }}
          rows={shown}
          rowId={idOf}
          words={said}
          onSort={(by) => onGo({ sort: by })}
          rowTo={({ dish }) => addressOf({ ...address, dish: dish.itemId })}
          cardsBelow={760}
          isFiltered
          nothingFits={<EmptyState icon={ListFilter} line={words.nothingFits} />}
        />
      </SectionCard>
    </Stack>
  );
}
