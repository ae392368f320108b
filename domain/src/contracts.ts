import * as accounts from './accounts/accounts.contract.ts';
import * as addedGuests from './added-guests/added-guests.contract.ts';
import * as approvals from './approvals/approvals.contract.ts';
import * as buyer from './billing/documents/buyer.contract.ts';
import * as corrections from './billing/corrections/corrections.contract.ts';
import * as discountCode from './billing/discounts/discount-code.contract.ts';
import * as settlement from './billing/settle/settlement.contract.ts';
import * as sharedBill from './billing/documents/shared-bill.contract.ts';
import * as bookings from './bookings/shape/bookings.contract.ts';
import * as guestBooking from './bookings/guests/guest-booking.contract.ts';
import * as books from './books/books.contract.ts';
import * as cash from './cash/cash.contract.ts';
import * as tills from './cash/tills.contract.ts';
import * as expenseKind from './expenses/expense-kind.contract.ts';
import * as customers from './customers/customers.contract.ts';
import * as guestAtTable from './customers/at-table.contract.ts';
import * as days from './days/days.contract.ts';
import * as deposits from './deposits/deposits.contract.ts';
import * as devices from './devices/devices.contract.ts';
import * as figures from './figures/span/figures.contract.ts';
import * as recent from './figures/home/recent.contract.ts';
import * as invitations from './members/invitations.contract.ts';
import * as members from './members/members.contract.ts';
import * as pins from './members/pins.contract.ts';
import * as costs from './menu/dish/costs.contract.ts';
import * as stockItems from './stock/recipes/stock-items.contract.ts';
import * as recipes from './stock/recipes/recipes.contract.ts';
import * as portions from './menu/portions/portions-left.contract.ts';
import * as priceLists from './menu/prices/price-lists.contract.ts';
import * as menu from './menu/dish/menu.contract.ts';
import * as menuChange from './menu/changes/menu-change.contract.ts';
import * as offer from './menu/offers/offer.contract.ts';
import * as acts from './orders/acts/acts.contract.ts';
import * as aggregator from './billing/settle/handing-over.contract.ts';
import * as joining from './orders/door/joining.contract.ts';
import * as phones from './orders/door/phones.contract.ts';
import * as requests from './orders/requests/service-requests.contract.ts';
import * as rounds from './orders/rounds/rounds.contract.ts';
import * as upiDeclaration from './orders/requests/upi-declaration.contract.ts';
import * as advance from './payroll/people/advance.contract.ts';
import * as muster from './payroll/muster/muster.contract.ts';
import * as myWork from './payroll/my-work/my-work.contract.ts';
import * as person from './payroll/people/person.contract.ts';
import * as slipLink from './payroll/my-work/slip-link.contract.ts';
import * as received from './notifications/received.contract.ts';
import * as push from './push/push.contract.ts';
import * as platformAccounts from './platform/staff/accounts.contract.ts';
import * as faults from './platform/upkeep/faults.contract.ts';
import * as notices from './platform/notices/notices.contract.ts';
import * as plans from './platform/settings/plans.contract.ts';
import * as referrals from './platform/staff/referrals.contract.ts';
import * as reports from './platform/reports/reports.contract.ts';
import * as platformRestaurants from './platform/tenants/restaurants.contract.ts';
import * as refunds from './platform/tenants/refunds.contract.ts';
import * as platformSettings from './platform/settings/settings.contract.ts';
import * as staff from './platform/staff/staff.contract.ts';
import * as payRun from './payroll/run/pay-run.contract.ts';
import * as publicAddress from './restaurant/public-address.contract.ts';
import * as returns from './returns/returns.contract.ts';
import * as selfInvoices from './self-invoices/self-invoices.contract.ts';
import * as reviews from './reviews/reviews.contract.ts';
import * as roster from './roster/roster.contract.ts';
import * as stockCount from './stock/count/count.contract.ts';
import * as stockLedger from './stock/ledger/ledger.contract.ts';
import * as purchaseOrders from './stock/buying/purchase-orders.contract.ts';
import * as moneyBack from './stock/buying/money-back.contract.ts';
import * as receipts from './stock/buying/receipts.contract.ts';
import * as vendors from './stock/buying/vendors.contract.ts';
import * as subscription from './subscription/subscription.contract.ts';
import * as support from './support/support.contract.ts';
import * as tables from './tables/tables.contract.ts';
import * as waitlist from './waitlist/waitlist.contract.ts';
import type { Caller } from './catalogue/roles.ts';
import type { Contract } from './kernel/contract.ts';
import type { z } from 'zod';

/** Every callable of Bhoj. Tests compare the exports and clients with this list and make the contract tests from it. */
export const CONTRACTS = {
  ...accounts,
  ...addedGuests,
  ...approvals,
  ...buyer,
  ...corrections,
  ...discountCode,
  ...settlement,
  ...sharedBill,
  ...bookings,
  ...guestBooking,
  ...books,
  ...cash,
  ...tills,
  ...expenseKind,
  ...customers,
  ...guestAtTable,
  ...days,
  ...deposits,
  ...devices,
  ...figures,
  ...recent,
  ...invitations,
  ...members,
  ...pins,
  ...stockItems,
  ...recipes,
  ...costs,
  ...portions,
  ...priceLists,
  ...menu,
  ...menuChange,
  ...offer,
  ...acts,
  ...aggregator,
  ...joining,
  ...phones,
  ...requests,
  ...rounds,
  ...upiDeclaration,
  ...advance,
  ...muster,
  ...myWork,
  ...person,
  ...slipLink,
  ...faults,
  ...plans,
  ...received,
  ...push,
  ...platformAccounts,
  ...notices,
  ...referrals,
  ...reports,
  ...platformRestaurants,
  ...refunds,
  ...platformSettings,
  ...staff,
  ...payRun,
  ...publicAddress,
  ...returns,
  ...selfInvoices,
  ...purchaseOrders,
  ...moneyBack,
  ...receipts,
  ...vendors,
  ...reviews,
  ...roster,
  ...stockCount,
  ...stockLedger,
  ...subscription,
  ...support,
  ...tables,
  ...waitlist,
} satisfies Record<string, Contract<string, z.ZodObject, z.ZodObject, Caller>>;
