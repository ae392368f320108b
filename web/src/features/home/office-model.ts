import type { Closing } from '@bhoj/domain/days/closing';
import { dueState } from '@bhoj/domain/expenses/due';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { ZERO, minus } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { subscriptionOf } from '@bhoj/domain/subscription/subscription';
import { DAY, businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';

/** How many days ahead a due expense or an ending plan is mentioned. */
const DUE_DAYS = 3;
const PLAN_DAYS = 7;

/** The owner's tasks apart from guests and bills. */
export type Office =
  | {
      readonly kind: 'due' | 'overdue';
      readonly vendor: string;
      readonly amountPaise: Paise;
      readonly day: IsoDate;
    }
  | { readonly kind: 'orderingEnds'; readonly daysLeft: number }
  | { readonly kind: 'orderingEnded' }
  | { readonly kind: 'trialEnds'; readonly daysLeft: number }
  | { readonly kind: 'premiumEnds'; readonly until: number }
  | { readonly kind: 'lowReview'; readonly stars: number; readonly orderId: string }
  | { readonly kind: 'drawerShort' | 'drawerOver'; readonly day: IsoDate; readonly amountPaise: Paise };

export interface OfficeWatched {
  /** The last closed day; null without one, or while it is loading. The others likewise. */
  readonly closing: Pick<Closing, 'day' | 'differencePaise'> | null;
  /** The unpaid expense with the earliest due day. */
  readonly expense: Pick<Expense, 'vendor' | 'amountPaise' | 'dueOn'> | null;
  /** The unread reviews of two stars or less, the latest first. */
  readonly reviews: readonly { readonly id: string; readonly value: Pick<Review, 'stars' | 'takenDown'> }[];
}

function dueOf(expense: OfficeWatched['expense'], now: number): Office[] {
  if (expense === null || expense.dueOn === null) return [];
  const { vendor, amountPaise, dueOn: day } = expense;
  if (day > dateOf(now + DUE_DAYS * DAY)) return [];
  return [
    { kind: dueState(expense, dateOf(now)) === 'overdue' ? 'overdue' : 'due', vendor, amountPaise, day },
  ];
}

function planOf(restaurant: WholeRestaurant, now: number): Office[] {
  const plan = subscriptionOf(restaurant, now);
  if (plan.state === 'lapsed') return [{ kind: 'orderingEnded' }];
  if (plan.state === 'grace') return [{ kind: 'orderingEnds', daysLeft: plan.daysLeft }];
  if (plan.state === 'trialing' && plan.daysLeft <= PLAN_DAYS)
    return [{ kind: 'trialEnds', daysLeft: plan.daysLeft }];
  if (plan.state === 'premium' && plan.until !== null && plan.until - now <= PLAN_DAYS * DAY)
    return [{ kind: 'premiumEnds', until: plan.until }];
  return [];
}

/** Returns the difference in a drawer that was counted yesterday or today. */
function drawerOf(closing: OfficeWatched['closing'], yesterday: IsoDate): Office[] {
  if (closing === null || closing.day < yesterday || closing.differencePaise === 0) return [];
  const { day, differencePaise } = closing;
  return differencePaise < 0
    ? [{ kind: 'drawerShort', day, amountPaise: minus(ZERO, differencePaise) }]
    : [{ kind: 'drawerOver', day, amountPaise: differencePaise }];
}

/** Returns the owner's tasks in the office, the most pressing first. */
export function officeOf(restaurant: WholeRestaurant, watched: OfficeWatched, now: number): Office[] {
  const { closing, expense, reviews } = watched;
  // The owner has dealt with a review that they took down.
  const review = reviews.find(({ value }) => value.takenDown === undefined);
  const yesterday = businessDayOf(now - DAY, restaurant.dayCutoff);
  return [
    ...(review === undefined
      ? []
      : [{ kind: 'lowReview' as const, stars: review.value.stars, orderId: review.id }]),
    ...drawerOf(closing, yesterday),
    ...dueOf(expense, now),
    ...planOf(restaurant, now),
  ];
}
