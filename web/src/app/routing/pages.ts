import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { ROUTES, RouteName } from '@bhoj/domain/catalogue/routes';
import type { PlatformPage } from './platform-pages.ts';
import { loadable } from './loadable.tsx';
import type { Loadable } from './loadable.tsx';
import { serviceScreens } from './service-screens.ts';

/** The pages of other programs are listed in `guest-area.tsx`, `booking-start.tsx` and `front-pages.ts`. */
export type PageName = {
  [N in RouteName]: (typeof ROUTES)[N]['area'] extends 'customer' | 'booking' | 'front' ? never : N;
}[RouteName];

type Page = Loadable<object>;

/** The pages of the platform's area: the names of their files load with the first of them, so that nobody else loads them. */
const platformPages = Object.fromEntries(
  routeEntries
    .map(([name]) => name)
    .filter((name) => name.startsWith('super'))
    .map((name) => [
      name,
      loadable(async () => (await import('./platform-pages.ts')).platformPages[name as PlatformPage]()),
    ]),
) as Record<PlatformPage, Page>;

/** The page of every route, each in a file of its own. A route without a page does not compile. */
export const pages: Record<PageName, Page> = {
  install: loadable(async () => (await import('../../features/install/install-page.tsx')).InstallPage),
  slips: loadable(async () => (await import('../../features/slips/slips-page.tsx')).SlipsPage),
  restaurantType: loadable(
    async () => (await import('../../features/onboarding/restaurant-type-page.tsx')).RestaurantTypePage,
  ),
  seating: loadable(
    async () => (await import('../../features/onboarding/seating/seating-page.tsx')).SeatingPage,
  ),
  tax: loadable(async () => (await import('../../features/onboarding/tax-page.tsx')).TaxPage),
  cuisine: loadable(async () => (await import('../../features/onboarding/cuisine-page.tsx')).CuisinePage),
  timings: loadable(async () => (await import('../../features/onboarding/timings-page.tsx')).TimingsPage),
  services: loadable(async () => (await import('../../features/onboarding/services-page.tsx')).ServicesPage),
  onboardingComplete: loadable(
    async () => (await import('../../features/onboarding/complete-page.tsx')).CompletePage,
  ),
  dashboard: loadable(async () => (await import('../../features/home/home-page.tsx')).HomePage),
  tables: loadable(async () => (await import('../../features/tables/tables-page.tsx')).TablesPage),
  orders: loadable(async () => (await import('./orders-area.tsx')).OrdersArea),
  menu: loadable(async () => (await import('../../features/menu/menu-page.tsx')).MenuPage),
  qrCodes: loadable(async () => (await import('../../features/qr-codes/qr-codes-page.tsx')).QrCodesPage),
  payroll: loadable(async () => (await import('../../features/payroll/payroll-page.tsx')).PayrollPage),
  staff: loadable(async () => (await import('../../features/members/members-page.tsx')).MembersPage),
  settings: loadable(async () => (await import('../../features/settings/settings-page.tsx')).SettingsPage),
  subscription: loadable(
    async () => (await import('../../features/subscription/subscription-page.tsx')).SubscriptionPage,
  ),
  customers: loadable(
    async () => (await import('../../features/customers/customers-page.tsx')).CustomersPage,
  ),
  expenses: loadable(async () => (await import('../../features/expenses/expenses-page.tsx')).ExpensesPage),
  finance: loadable(async () => (await import('../../features/finance/finance-page.tsx')).FinancePage),
  trending: loadable(async () => (await import('../../features/trending/trending-page.tsx')).TrendingPage),
  stock: loadable(async () => (await import('../../features/stock/stock-page.tsx')).StockPage),
  bookings: loadable(async () => (await import('../../features/bookings/bookings-page.tsx')).BookingsPage),
  reviews: loadable(async () => (await import('../../features/reviews/reviews-page.tsx')).ReviewsPage),
  notifications: loadable(
    async () => (await import('../../features/notifications/notifications-page.tsx')).NotificationsPage,
  ),
  ...serviceScreens,
  ...platformPages,
};
