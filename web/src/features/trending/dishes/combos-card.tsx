import { useMemo } from 'react';
import type { CombosSold } from '@bhoj/domain/days/day-dishes';
import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { periodName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { trendingCombosPart } from '../../../messages/owner/trending-combos/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countText } from '../state/formats.ts';
import { combosOf } from './combos-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';

type Combo = CombosSold[string];

const nameOf = ({ name }: Combo): string => name;

/** The sold combos by name, with their sales. */
export function CombosCard({ trending }: { readonly trending: TrendingDays }) {
  const words = useWords(trendingCombosPart);
  const table = useWords(tablePart);
  const { loading } = useWords(trendingPart);
  const { restaurantName } = useRestaurant();
  const rows = useMemo(() => combosOf(trending.days), [trending]);
  const columns = useMemo<readonly Column<Combo>[]>(() => {
    const heads = words.columns;
    const figure = { align: 'end', card: 'secondary', isLabelledOnCard: true } as const;
    return [
      { id: 'combo', header: heads.combo, text: nameOf, card: 'title' },
      {
        id: 'sold',
        header: heads.sold,
        text: ({ quantity }) => countText(quantity),
        csv: ({ quantity }) => quantity,
        ...figure,
      },
      {
        id: 'sales',
        header: heads.sales,
        text: ({ amountPaise }) => formatMoney(amountPaise),
        csv: ({ amountPaise }) => toRupees(amountPaise),
        ...figure,
      },
    ];
  }, [words]);
  const { from, to } = trending.period;
  const said = { ...table, loading };
  return (
    <SectionCard
      title={words.title}
      description={words.hint}
      padding="flush"
      actions={
        <TableActions
          columns={columns}
          sort={null}
          title={`${words.title}, ${periodName(trending.period)}`}
          rows={rows}
          rowId={nameOf}
          lines={() => [restaurantName, words.hint]}
          fileName={words.fileName(from, to)}
          words={said}
        />
      }
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={nameOf}
        words={said}
        cardsBelow={600}
      />
    </SectionCard>
  );
}
