/** One function for each path of documents that is written. `docs/data-model.md` says which part writes what. */
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { followBookings } from '../bookings/reserve-ahead.ts';
import { countOrderedTogether, takeBackOrderedTogether } from '../days/count-ordered-together.ts';
import { markMonthOfDay, markMonthsOfExpense } from '../figures/mark-months.ts';
import { onCreated, onWritten } from '../firebase/define-trigger.ts';
import type { WrittenEvent } from '../firebase/define-trigger.ts';
import { logAvailability } from '../menu/log-availability.ts';
import { publishPayment } from '../platform/sums/publish-payment.ts';
import { pushApproval } from '../push/push-approval.ts';
import { PUSH_SECRETS } from '../push/push-keys.ts';
import { pushNotice } from '../push/push-notice.ts';
import { publishRestaurant, publishSettings } from '../restaurant/publish-restaurant.ts';
import { followCosts } from '../stock/recipes/follow-costs.ts';
import { stopSale } from '../stock/ledger/stop-sale.ts';
import {
  returnStockOfNote,
  returnStockOfVoid,
  useStockOfAct,
  useStockOfBill,
} from '../stock/ledger/use-stock.ts';

/** Limits a part to some documents of a folder with fixed document names. */
const of =
  (written: readonly { readonly pattern: string }[], part: (event: WrittenEvent) => Promise<void>) =>
  async (event: WrittenEvent): Promise<void> => {
    const { document = '' } = event.params as { readonly document?: string };
    if (written.some(({ pattern }) => pattern.endsWith(`/${document}`))) await part(event);
  };

export const onRestaurant = onWritten(restaurants.pattern, { publishRestaurant });
export const onSettings = onWritten(`${restaurants.pattern}/settings/{section}`, { publishSettings });
export const onCatalog = onWritten(`${restaurants.pattern}/catalog/{document}`, {
  followCosts: of([menus], followCosts),
  logAvailability: of([availabilities], logAvailability),
});
export const onStock = onWritten(`${restaurants.pattern}/stock/{document}`, {
  followCosts: of([recipes, stockItems, stockLevels], followCosts),
  stopSale: of([recipes, stockItems, stockLevels], stopSale),
});
export const onBookingDay = onWritten(bookingDays.pattern, { followBookings });
export const onDay = onWritten(days.pattern, { markMonthOfDay });
export const onExpense = onWritten(expenses.pattern, { markMonthsOfExpense });
export const onInvoice = onCreated(invoices.pattern, { countOrderedTogether, useStockOfBill });
export const onVoid = onCreated(voids.pattern, { takeBackOrderedTogether, returnStockOfVoid });
export const onCreditNote = onCreated(creditNotes.pattern, { returnStockOfNote });
export const onAudit = onCreated(audit.pattern, { useStockOfAct });
export const onNotification = onCreated(notifications.pattern, { pushNotice }, { secrets: PUSH_SECRETS });
export const onApproval = onCreated(approvals.pattern, { pushApproval }, { secrets: PUSH_SECRETS });
export const onPayment = onWritten(subscriptionPayments.pattern, { publishPayment });
