import { sharedSlips } from '../shared/en/shared-slips.ts';
import { myWork } from '../shared/en/my-work.ts';
import { captain } from '../captain/en/captain.ts';
import { pricing } from '../front/en/pricing.ts';
import { billWords, printWords } from '../shared/en/bill.ts';
import { codeEntry } from '../shared/en/code-entry.ts';
import { common } from '../shared/en/common.ts';
import { dates } from '../shared/en/dates.ts';
import { foodWords } from '../shared/en/food.ts';
import { guestLabelWords } from '../shared/en/guest-labels.ts';
import { weekdays, hours } from '../shared/en/hours.ts';
import { lineStages, orderTypes } from '../shared/en/order.ts';
import { payments } from '../shared/en/payments.ts';
import { floorWords, roomName } from '../shared/en/places.ts';
import { reservationWords } from '../shared/en/reservation.ts';
import { leaving } from '../shared/en/leaving.ts';
import { reasonSentences } from '../shared/en/reasons.ts';
import { routeTitles, titleOf } from '../shared/en/routes.ts';
import { settling } from '../shared/en/settling.ts';
import { shell } from '../shared/en/shell.ts';
import { table } from '../shared/en/table.ts';
import { takenTo } from '../shared/en/taken-to.ts';
import { unreadable } from '../shared/en/unreadable.ts';
import { corrections } from './en/corrections.ts';
import { customers } from './en/customers.ts';
import { day, exportHeads } from './en/day.ts';
import { dayFigure } from './en/day-figure.ts';
import { dishCostFaults, dishCosts } from './en/dish-costs.ts';
import { discountCodes } from './en/discount-codes.ts';
import { expenses } from './en/expenses.ts';
import { finance } from './en/finance.ts';
import { financeAccountant } from './en/finance-accountant.ts';
import { financeMoney } from './en/finance-money.ts';
import { financeProfit } from './en/finance-profit.ts';
import { gst } from './en/gst.ts';
import { home } from './en/home.ts';
import { homeFigures } from './en/home-figures.ts';
import { homeLater } from './en/home-later.ts';
import { install } from './en/install.ts';
import { staff, staffFaults } from './en/members.ts';
import { menuClash } from './en/menu-clash.ts';
import { bulkFaultWords, menuBulk, menuChanges } from './en/menu-bulk.ts';
import { menuCsv, rowFaultWords } from './en/menu-csv.ts';
import { menu, menuMarkWords, taxClassWords, menuFaults } from './en/menu.ts';
import { noticeBanner } from './en/notice-banner.ts';
import { platformNoticesWords } from './en/platform-notices.ts';
import { notices } from './en/notices.ts';
import { offers } from './en/offers.ts';
import { onboarding } from './en/onboarding.ts';
import { platformSettingsWords } from './en/platform-settings.ts';
import { platformSubscriptions } from './en/platform-subscriptions.ts';
import { orderHistory } from './en/order-history.ts';
import { orderPanel } from './en/order-panel.ts';
import { orders } from './en/orders.ts';
import { payroll } from './en/payroll.ts';
import { payrollAdvances } from './en/payroll-advances.ts';
import { payrollMuster } from './en/payroll-muster.ts';
import { payrollPay } from './en/payroll-pay.ts';
import { payrollPeople } from './en/payroll-people.ts';
import { platformLogin, platformShell } from './en/platform.ts';
import {
  platformAnalytics,
  platformFigures,
  platformOverview,
  platformReports,
} from './en/platform-figures.ts';
import { ownerActs, platformRestaurants } from './en/platform-restaurants.ts';
import { ownReferrals, platformStaffWords } from './en/platform-staff.ts';
import { platformUsers } from './en/platform-users.ts';
import { qrCodes } from './en/qr-codes.ts';
import { reviews } from './en/reviews.ts';
import { ownerSearch } from './en/search.ts';
import { settings, settingsFaults } from './en/settings.ts';
import { subscription } from './en/subscription.ts';
import { subscriptionBanner } from './en/subscription-banner.ts';
import { publicAddress } from './en/public-address.ts';
import { platformSupport, support } from './en/support.ts';
import { tables } from './en/tables.ts';
import { trending } from './en/trending.ts';

/** The sentences that the owner reads, from onboarding to settings, in English. */
const en = {
  sharedSlips,
  myWork,
  billWords,
  captain,
  codeEntry,
  common,
  corrections,
  dates,
  day,
  dayFigure,
  customers,
  discountCodes,
  dishCostFaults,
  dishCosts,
  expenses,
  exportHeads,
  finance,
  financeAccountant,
  financeMoney,
  financeProfit,
  floorWords,
  gst,
  foodWords,
  guestLabelWords,
  home,
  homeFigures,
  homeLater,
  hours,
  install,
  leaving,
  lineStages,
  menu,
  menuClash,
  menuBulk,
  bulkFaultWords,
  menuChanges,
  menuCsv,
  menuFaults,
  menuMarkWords,
  noticeBanner,
  notices,
  platformNoticesWords,
  offers,
  onboarding,
  orderHistory,
  orderPanel,
  orders,
  orderTypes,
  payments,
  ownerActs,
  ownReferrals,
  payroll,
  payrollAdvances,
  payrollMuster,
  payrollPay,
  payrollPeople,
  ownerSearch,
  platformLogin,
  platformAnalytics,
  platformFigures,
  platformOverview,
  platformReports,
  platformRestaurants,
  platformShell,
  platformSettingsWords,
  platformStaffWords,
  platformSubscriptions,
  platformSupport,
  pricing,
  platformUsers,
  printWords,
  qrCodes,
  reasonSentences,
  reviews,
  reservationWords,
  roomName,
  routeTitles,
  rowFaultWords,
  settings,
  settingsFaults,
  settling,
  shell,
  staff,
  staffFaults,
  subscription,
  subscriptionBanner,
  publicAddress,
  support,
  table,
  tables,
  taxClassWords,
  takenTo,
  titleOf,
  trending,
  unreadable,
  weekdays,
};

/** The type of every language: the same keys, the same shapes. */
export type OwnerDictionary = Readonly<typeof en>;
