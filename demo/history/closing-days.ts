import { closeDay } from '@bhoj/domain/days/closing';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { yearTurnover } from '@bhoj/domain/days/turnover';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { paise, rupees, ZERO } from '@bhoj/domain/money/money';
import { DAY, HOUR, startOf } from '@bhoj/domain/time/ist';
import type { Closing } from '@bhoj/domain/days/closing';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import { randomOf } from '../random.ts';

/** The cash left in the drawer overnight. */
const CHANGE = rupees(3_000);

/** Minutes after the last guest of a night, before the next business day begins at 04:00. */
const CLOSED_AT = DAY + 3.5 * HOUR;

const NOTES = ['Change given wrongly', 'A note was torn', 'Paid the water tanker'];

/** Ms at which the owner closes a day. */
const closedAt = (day: string): number => startOf(day) + CLOSED_AT;

/** Closes days one after the other, as the owner does at night, and takes all but a little change out. */
export function closingsOf(
  days: readonly Day[],
  from: { seed: string; owner: Author; restaurantName: string; expenses: readonly Expense[] },
): { readonly days: readonly Day[]; readonly closings: readonly Closing[] } {
  const { seed, owner, restaurantName, expenses } = from;
  const spentOn = Map.groupBy(expenses, ({ day }) => day);
  const closings: Closing[] = [];
  const closed = days.map((day) => {
    const random = randomOf(`${seed} closing ${day.day}`);
    const expensesPaise = paidFromDrawer(spentOn.get(day.day) ?? []);
    const taken = (day.byMethod['cash'] ?? ZERO) - (day.refundsByMethod['cash'] ?? ZERO) - expensesPaise;
    const paidOutPaise = paise(Math.max(0, Math.floor(taken / 100_00) * 100_00));
    const isWrong = random.chance(0.12);
    const difference = isWrong ? random.pick([-200_00, -50_00, -10_00, 10_00, 20_00]) : 0;
    const counted = CHANGE + taken - paidOutPaise + difference;
    const end = closeDay(
      day,
      {
        openingCashPaise: CHANGE,
        paidOutPaise,
        countedCashPaise: paise(Math.max(0, counted)),
        note: isWrong || counted < 0 ? random.pick(NOTES) : '',
      },
      {
        seenMovements: movementsOf(day),
        seenExpensesPaise: expensesPaise,
        expensesPaise,
        by: owner.label,
        byId: owner.id ?? '',
        restaurantName,
        yearTurnoverPaise: yearTurnover(closings.at(-1) ?? null, [day], day.day),
        at: closedAt(day.day),
      },
    );
    closings.push(end.closing);
    return end.day;
  });
  return { days: closed, closings };
}
