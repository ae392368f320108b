import { sharedSlips } from '../shared/shared-slips/en.ts';
import { myWork } from '../shared/my-work/en.ts';
import { captain } from '../captain/captain/en.ts';
import { pricing } from '../front/pricing/en.ts';
import { billWords, printWords } from '../shared/bill/en.ts';
import { codeEntry } from '../shared/code-entry/en.ts';
import { common } from '../shared/common/en.ts';
import { dates } from '../shared/dates/en.ts';
import { foodWords } from '../shared/food/en.ts';
import { guestLabelWords } from '../shared/guest-labels/en.ts';
import { weekdays } from '../shared/weekdays/en.ts';
import { hours } from '../shared/hours/en.ts';
import { lineStages, orderTypes } from '../shared/order/en.ts';
import { payments } from '../shared/payments/en.ts';
import { floorWords, roomName } from '../shared/places/en.ts';
import { reservationWords } from '../shared/reservation/en.ts';
import { leaving } from '../shared/leaving/en.ts';
import { reasonSentences } from '../shared/reasons/en.ts';
import { routeTitles, titleOf } from '../shared/routes/en.ts';
import { settling } from '../shared/settling/en.ts';
import { shell } from '../shared/shell/en.ts';
import { table } from '../shared/table/en.ts';
import { takenTo } from '../shared/taken-to/en.ts';
import { unreadable } from '../shared/unreadable/en.ts';
import { corrections } from './corrections/en.ts';
import { customers } from './customers/en.ts';
import { day, exportHeads } from './day/en.ts';
import { dayFigure } from './day-figure/en.ts';
import { dishCostFaults, dishCosts } from './dish-costs/en.ts';
import { discountCodes } from './discount-codes/en.ts';
import { expenses } from './expenses/en.ts';
import { finance } from './finance/en.ts';
import { financeAccountant } from './finance-accountant/en.ts';
import { financeMoney } from './finance-money/en.ts';
import { financeProfit } from './finance-profit/en.ts';
import { gst } from './gst/en.ts';
import { home } from './home/en.ts';
import { homeFigures } from './home-figures/en.ts';
import { homeLater } from './home-later/en.ts';
import { install } from './install/en.ts';
import { staff, staffFaults } from './members/en.ts';
import { menuClash } from './menu-clash/en.ts';
import { bulkFaultWords, menuBulk, menuChanges } from './menu-bulk/en.ts';
import { menuCsv, rowFaultWords } from './menu-csv/en.ts';
import { menu, menuMarkWords, taxClassWords, menuFaults } from './menu/en.ts';
import { noticeBanner } from './notice-banner/en.ts';
import { platformNoticesWords } from './platform-notices/en.ts';
import { notices } from './notices/en.ts';
import { offers } from './offers/en.ts';
import { onboarding } from './onboarding/en.ts';
import { platformSettingsWords } from './platform-settings/en.ts';
import { platformSubscriptions } from './platform-subscriptions/en.ts';
import { orderHistory } from './order-history/en.ts';
import { orderPanel } from './order-panel/en.ts';
import { orders } from './orders/en.ts';
import { payroll } from './payroll/en.ts';
import { payrollAdvances } from './payroll-advances/en.ts';
import { payrollMuster } from './payroll-muster/en.ts';
import { payrollPay } from './payroll-pay/en.ts';
import { payrollPeople } from './payroll-people/en.ts';
import { platformLogin, platformShell } from './platform/en.ts';
import {
  platformAnalytics,
  platformFigures,
  platformOverview,
  platformReports,
} from './platform-figures/en.ts';
import { ownerActs, platformRestaurants } from './platform-restaurants/en.ts';
import { ownReferrals, platformStaffWords } from './platform-staff/en.ts';
import { platformUsers } from './platform-users/en.ts';
import { qrCodes } from './qr-codes/en.ts';
import { reviews } from './reviews/en.ts';
import { ownerSearch } from './search/en.ts';
import { settings, settingsFaults } from './settings/en.ts';
import { subscription } from './subscription/en.ts';
import { subscriptionBanner } from './subscription-banner/en.ts';
import { publicAddress } from './public-address/en.ts';
import { platformSupport, support } from './support/en.ts';
import { tables } from './tables/en.ts';
import { trending } from './trending/en.ts';

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
