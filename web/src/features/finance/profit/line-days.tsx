import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import { monthBounds } from '@bhoj/domain/figures/span/month';
import { periodOf } from '@bhoj/domain/figures/span/period';
import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import { statementOf } from '@bhoj/domain/figures/span/profit-and-loss';
import type { StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Day } from '@bhoj/domain/days/day.schema';
import { sum, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SumTable } from './sum-table.tsx';

/** Returns the amount of a line on one day; for food, the cost of the dishes sold. */
function amountOf(day: Day, name: StatementLine['name']): Paise | null {
  const sales = periodOf([day]);
  if (name === 'food') return sum(Object.values(sales.byDish).map(({ costPaise }) => costPaise));
  const { lines } = statementOf({
    sales,
    expenses: { totalPaise: ZERO, byCategory: [], isComplete: true },
    inputTaxPaise: ZERO,
    operatorCostsPaise: ZERO,
    writtenOffPaise: ZERO,
    levyPaise: ZERO,
    payPaise: null,
    payFrom: null,
    withoutPay: [],
  });
  return (
    lines.find((line) => line.name === name)?.amountPaise ??
    (name === 'operators' ? ZERO : name === 'income' ? netSalesOf(sales) : null)
  );
}

export interface LineDaysProps {
  readonly line: StatementLine;
  /** `yyyy-mm` */
  readonly month: string;
  readonly title: string;
}

/** A line of one month, day by day; each day opens its page. */
export function LineDays({ line, month, title }: LineDaysProps) {
  const words = useWords(financeProfitPart);
  const common = useWords(financePart);
  const { from, until } = monthBounds(month);
  const live = whole(
    useLiveList(days, { restaurantId: useRestaurantId() }, days.queries.between(from, until)),
  );
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.daysOf} rows={6} />}
      words={{ failed: common.couldNotLoad, offline: common.offline }}
      empty={{ is: (list) => list.length === 0, show: <p>{words.noDays}</p> }}
    >
      {(list) => (
        <SumTable
          title={title}
          heads={[words.day, words.amount]}
          hasTotal
          rows={list.map(({ value }) => ({
            key: value.day,
            name: dayName(value.day),
            to: `${href('orders')}?view=day&day=${value.day}`,
            amountPaise: amountOf(value, line.name),
          }))}
        />
      )}
    </Gate>
  );
}
