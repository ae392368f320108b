import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { ROUTES, RouteName } from '@bhoj/domain/catalogue/routes';
import type { PlatformPage } from './platform-pages.ts';
import { serviceScreens } from './service-screens.ts';

/** The pages of other programs are listed in `guest-area.tsx`, `booking-start.tsx` and `front-pages.ts`. */
export type PageName = {
  [N in RouteName]: (typeof ROUTES)[N]['area'] extends 'customer' | 'booking' | 'front' ? never : N;
}[RouteName];

type Page = ComponentType;

/** A page of the platform's area: the names of their files load with the first of them, so that nobody else loads them. */
const platformPage = (name: PlatformPage): Page =>
  lazy(async () => ({ default: await (await import('./platform-pages.ts')).platformPages[name]() }));

/** The page of every route, each loaded when it is first shown. A route without a page does not compile. */
export const pages: Record<PageName, Page> = {
  install: lazy(() =>
    import('../../features/install/install-page.tsx').then((m) => ({ default: m.InstallPage })),
  ),
  slips: lazy(() => import('../../features/slips/slips-page.tsx').then((m) => ({ default: m.SlipsPage }))),
  restaurantType: lazy(() =>
    import('../../features/onboarding/restaurant-type-page.tsx').then((m) => ({
      default: m.RestaurantTypePage,
    })),
  ),
  seating: lazy(() =>
    import('../../features/onboarding/seating/seating-page.tsx').then((m) => ({ default: m.SeatingPage })),
  ),
  tax: lazy(() => import('../../features/onboarding/tax-page.tsx').then((m) => ({ default: m.TaxPage }))),
  cuisine: lazy(() =>
    import('../../features/onboarding/cuisine-page.tsx').then((m) => ({ default: m.CuisinePage })),
  ),
  timings: lazy(() =>
    import('../../features/onboarding/timings-page.tsx').then((m) => ({ default: m.TimingsPage })),
  ),
  services: lazy(() =>
    import('../../features/onboarding/services-page.tsx').then((m) => ({ default: m.ServicesPage })),
  ),
  onboardingComplete: lazy(() =>
    import('../../features/onboarding/complete-page.tsx').then((m) => ({ default: m.CompletePage })),
  ),
  dashboard: lazy(() => import('../../features/home/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  tables: lazy(() =>
    import('../../features/tables/tables-page.tsx').then((m) => ({ default: m.TablesPage })),
  ),
  orders: lazy(() => import('./orders-area.tsx').then((m) => ({ default: m.OrdersArea }))),
  menu: lazy(() => import('../../features/menu/menu-page.tsx').then((m) => ({ default: m.MenuPage }))),
  qrCodes: lazy(() =>
    import('../../features/qr-codes/qr-codes-page.tsx').then((m) => ({ default: m.QrCodesPage })),
  ),
  payroll: lazy(() =>
    import('../../features/payroll/payroll-page.tsx').then((m) => ({ default: m.PayrollPage })),
  ),
  staff: lazy(() =>
    import('../../features/members/members-page.tsx').then((m) => ({ default: m.MembersPage })),
  ),
  settings: lazy(() =>
    import('../../features/settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
  ),
  subscription: lazy(() =>
    import('../../features/subscription/subscription-page.tsx').then((m) => ({
      default: m.SubscriptionPage,
    })),
  ),
  customers: lazy(() =>
    import('../../features/customers/customers-page.tsx').then((m) => ({ default: m.CustomersPage })),
  ),
  expenses: lazy(() =>
    import('../../features/expenses/expenses-page.tsx').then((m) => ({ default: m.ExpensesPage })),
  ),
  finance: lazy(() =>
    import('../../features/finance/finance-page.tsx').then((m) => ({ default: m.FinancePage })),
  ),
  trending: lazy(() =>
    import('../../features/trending/trending-page.tsx').then((m) => ({ default: m.TrendingPage })),
  ),
  stock: lazy(() => import('../../features/stock/stock-page.tsx').then((m) => ({ default: m.StockPage }))),
  bookings: lazy(() =>
    import('../../features/bookings/bookings-page.tsx').then((m) => ({ default: m.BookingsPage })),
  ),
  reviews: lazy(() =>
    import('../../features/reviews/reviews-page.tsx').then((m) => ({ default: m.ReviewsPage })),
  ),
  notifications: lazy(() =>
    import('../../features/notifications/notifications-page.tsx').then((m) => ({
      default: m.NotificationsPage,
    })),
  ),
  ...serviceScreens,
  super: platformPage('super'),
  superAnalytics: platformPage('superAnalytics'),
  superReports: platformPage('superReports'),
  superRestaurants: platformPage('superRestaurants'),
  superRestaurant: platformPage('superRestaurant'),
  superStaff: platformPage('superStaff'),
  superStaffMember: platformPage('superStaffMember'),
  superSubscriptions: platformPage('superSubscriptions'),
  superNotifications: platformPage('superNotifications'),
  superSettings: platformPage('superSettings'),
  superUsers: platformPage('superUsers'),
  superStaffDashboard: platformPage('superStaffDashboard'),
  superStaffLogin: platformPage('superStaffLogin'),
};
