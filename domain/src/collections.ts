import * as answer from './answers/answer.collection.ts';
import * as approval from './approvals/approval.collection.ts';
import * as audit from './audit/audit.collection.ts';
import * as document from './billing/documents/document.collection.ts';
import * as discountCode from './billing/shape/discount-code.collection.ts';
import * as booking from './bookings/shape/booking.collection.ts';
import * as book from './books/books.collection.ts';
import * as cashSession from './cash/session.collection.ts';
import * as connection from './connections/connection.collection.ts';
import * as customer from './customers/customer.collection.ts';
import * as formerCustomer from './customers/former.collection.ts';
import * as customerMarks from './customers/segment.collection.ts';
import * as day from './days/day.collection.ts';
import * as deposit from './deposits/deposit.collection.ts';
import * as device from './devices/device.collection.ts';
import * as expense from './expenses/expense.collection.ts';
import * as vendorRefund from './expenses/vendor-refund.collection.ts';
import * as orderedTogether from './days/ordered-together.collection.ts';
import * as howSold from './how-sold/how-sold.collection.ts';
import * as month from './figures/shape/month.collection.ts';
import * as recent from './figures/shape/recent.collection.ts';
import * as invitation from './members/invitation.collection.ts';
import * as member from './members/member.collection.ts';
import * as pin from './members/pin.collection.ts';
import * as costs from './menu/shape/costs.collection.ts';
import * as portionsLeft from './menu/portions/portions-left.collection.ts';
import * as prices from './menu/prices/prices.collection.ts';
import * as availabilityLog from './menu/dish/availability-log.collection.ts';
import * as menu from './menu/shape/menu.collection.ts';
import * as menuChange from './menu/changes/menu-change.collection.ts';
import * as photo from './menu/shape/photo.collection.ts';
import * as notification from './notifications/notification.collection.ts';
import * as counter from './numbering/counter.collection.ts';
import * as leftNumber from './orders/door/left-number.collection.ts';
import * as order from './orders/shape/order.collection.ts';
import * as payRun from './payroll/shape/pay-run.collection.ts';
import * as people from './payroll/shape/people.collection.ts';
import * as platform from './platform/shape/platform.collection.ts';
import * as platformAudit from './platform/shape/platform-audit.collection.ts';
import * as platformSum from './platform/shape/platform-sum.collection.ts';
import * as sweep from './platform/upkeep/sweep.collection.ts';
import * as platformNames from './platform/shape/platform-names.collection.ts';
import * as platformNotice from './platform/notices/notice.collection.ts';
import * as platformSettings from './platform/settings/settings.collection.ts';
import * as tenant from './platform/tenants/tenant.collection.ts';
import * as pushSubscriber from './push/subscriber.collection.ts';
import * as restaurant from './restaurant/restaurant.collection.ts';
import * as settings from './restaurant/settings.collection.ts';
import * as publicAddress from './restaurant/public-address.collection.ts';
import * as taxReturn from './returns/return.collection.ts';
import * as review from './reviews/review.collection.ts';
import * as roster from './roster/roster.collection.ts';
import * as selfInvoice from './self-invoices/self-invoice.collection.ts';
import * as buying from './stock/shape/buying.collection.ts';
import * as stock from './stock/shape/stock.collection.ts';
import * as subscription from './subscription/subscription.collection.ts';
import * as table from './tables/table.collection.ts';
import * as wait from './waitlist/wait.collection.ts';

/** Every collection of the database. The tests of rules, indexes and data model use this list. */
export const COLLECTIONS = {
  ...answer,
  ...approval,
  ...audit,
  ...document,
  ...booking,
  ...book,
  ...cashSession,
  ...connection,
  ...discountCode,
  ...customer,
  ...formerCustomer,
  ...customerMarks,
  ...day,
  ...deposit,
  ...device,
  ...expense,
  ...vendorRefund,
  ...month,
  ...recent,
  ...invitation,
  ...member,
  ...pin,
  ...costs,
  ...portionsLeft,
  ...prices,
  ...menu,
  ...menuChange,
  ...leftNumber,
  ...availabilityLog,
  ...orderedTogether,
  ...howSold,
  ...photo,
  ...notification,
  ...pushSubscriber,
  ...counter,
  ...order,
  ...payRun,
  ...people,
  ...platform,
  ...platformAudit,
  ...platformSum,
  ...sweep,
  ...platformNames,
  ...platformNotice,
  ...platformSettings,
  ...tenant,
  ...restaurant,
  ...settings,
  ...publicAddress,
  ...taxReturn,
  ...selfInvoice,
  ...stock,
  ...buying,
  ...review,
  ...roster,
  ...subscription,
  ...table,
  ...wait,
};
