import Stack from '@mui/material/Stack';
import { Vault } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { closings } from '@bhoj/domain/days/day.collection';
import { monthBounds } from '@bhoj/domain/figures/span/month';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyTable } from './money-table.tsx';
import { SessionsTable } from './sessions-table.tsx';
import type { MonthViewProps } from './taken-view.tsx';

/** The cash drawer on the closed days: the expected and the counted cash. */
export function DrawerView({ month, name }: MonthViewProps) {
  const words = useWords(financeMoneyPart);
  const common = useWords(financePart);
  const { from, until } = monthBounds(month);
  const live = whole(
    useLiveList(closings, { restaurantId: useRestaurantId() }, closings.queries.between(from, until)),
  );
  const title = words.drawer(name);
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: common.couldNotLoad, offline: common.offline }}
      empty={{
        is: (list) => list.length === 0,
        show: <EmptyState icon={Vault} line={words.noClosings(name)} />,
      }}
    >
      {(list) => (
        <Stack sx={{ gap: 3 }}>
          <SectionCard title={title}>
            <MoneyTable
              title={title}
              heads={[words.day, words.expected, words.counted, words.difference, words.paidOut]}
              rows={list.map(({ value }) => ({
                key: value.day,
                name: dayName(value.day),
                to: `${href('orders')}?view=day&day=${value.day}`,
                amounts: [
                  value.expectedCashPaise,
                  value.countedCashPaise,
                  value.differencePaise,
                  value.paidOutPaise,
                ],
              }))}
            />
          </SectionCard>
          <SessionsTable closings={list.map(({ value }) => value)} name={name} />
        </Stack>
      )}
    </Gate>
  );
}
