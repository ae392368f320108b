import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Wallet } from 'lucide-react';
import { tenderOf } from '@bhoj/domain/billing/shape/invoice.schema';
import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import type { Day } from '@bhoj/domain/days/day.schema';
import { monthBounds, lastDayOf } from '@bhoj/domain/figures/span/month';
import { tendersOf } from '@bhoj/domain/figures/span/tenders';
import { sum, ZERO } from '@bhoj/domain/money/money';
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
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyTable } from './money-table.tsx';

export interface MonthViewProps {
  /** `yyyy-mm` */
  readonly month: string;
  /** The name of the month. */
  readonly name: string;
}

/** The columns of the table by day. */
const MOVES = ['taken', 'back', 'tips', 'declared', 'upi'] as const;

function dayRow(day: Day) {
  const tenders = tendersOf([day]);
  return {
    key: day.day,
    name: dayName(day.day),
    to: `${href('orders')}?view=day&day=${day.day}`,
    amounts: [
      sum(tenders.map(({ takenPaise }) => takenPaise)),
      sum(tenders.map(({ givenBackPaise }) => givenBackPaise)),
      sum(tenders.map(({ tipsPaise }) => tipsPaise)),
      day.upiDeclarations.totalPaise,
      day.byMethod['upi'] ?? ZERO,
    ],
    asked: MOVES.map((name) => ({ day: day.day, name })),
  };
}

/** Money taken, given back and held as tips, by method and by day. */
export function TakenView({ month, name }: MonthViewProps) {
  const words = useWords(financeMoneyPart);
  const common = useWords(financePart);
  const bill = useWords(billPart);
  const { from, until } = monthBounds(month);
  const live = whole(
    useLiveList(days, { restaurantId: useRestaurantId() }, days.queries.between(from, until)),
  );
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
        show: <EmptyState icon={Wallet} line={words.noDays(name)} />,
      }}
    >
      {(list) => {
        const sold = list.map(({ value }) => value);
        const ofMonth = MOVES.map((name) => ({ day: lastDayOf(month), name, since: from }));
        const methods = tendersOf(sold).map(({ key, takenPaise, givenBackPaise, tipsPaise }) => {
          const tender = tenderOf(key);
          return {
            key,
            name: tender.name === '' ? bill.methods[tender.method] : tender.name,
            amounts: [takenPaise, givenBackPaise, tipsPaise],
            asked: ofMonth.slice(0, 3).map((asked) => ({ ...asked, of: key })),
          };
        });
        return (
          <Stack sx={{ gap: 3 }}>
            <SectionCard title={words.byMethod(name)}>
              <MoneyTable
                title={words.byMethod(name)}
                heads={[words.method, words.taken, words.givenBack, words.tips]}
                rows={methods}
                totalsAsked={ofMonth}
              />
            </SectionCard>
            <SectionCard title={words.byDay(name)}>
              <MoneyTable
                title={words.byDay(name)}
                heads={[words.day, words.taken, words.givenBack, words.tips, words.declared, words.confirmed]}
                rows={sold.map(dayRow)}
                totalsAsked={ofMonth}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {words.declaredHint}
              </Typography>
            </SectionCard>
          </Stack>
        );
      }}
    </Gate>
  );
}
