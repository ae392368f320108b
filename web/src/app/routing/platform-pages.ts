import type { ComponentType } from 'react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';

/** The routes of the platform's area, each named so. */
export type PlatformPage = Extract<RouteName, `super${string}`>;

/** The pages of the platform's area. */
export const platformPages: Readonly<Record<PlatformPage, () => Promise<ComponentType>>> = {
  super: async () => (await import('../../features/platform/overview/overview-page.tsx')).OverviewPage,
  superAnalytics: async () =>
    (await import('../../features/platform/analytics/analytics-page.tsx')).AnalyticsPage,
  superReports: async () => (await import('../../features/platform/reports/reports-page.tsx')).ReportsPage,
  superRestaurants: async () =>
    (await import('../../features/platform/restaurants/restaurants-page.tsx')).RestaurantsPage,
  superRestaurant: async () =>
    (await import('../../features/platform/restaurants/restaurant-page.tsx')).RestaurantPage,
  superStaff: async () => (await import('../../features/platform/staff/staff-page.tsx')).StaffPage,
  superStaffMember: async () =>
    (await import('../../features/platform/staff/staff-member-page.tsx')).StaffMemberPage,
  superSubscriptions: async () =>
    (await import('../../features/platform/subscriptions/subscriptions-page.tsx')).SubscriptionsPage,
  superNotifications: async () =>
    (await import('../../features/platform/notices/notices-page.tsx')).NoticesPage,
  superSettings: async () =>
    (await import('../../features/platform/settings/settings-page.tsx')).SettingsPage,
  superUsers: async () => (await import('../../features/platform/users/users-page.tsx')).UsersPage,
  superStaffDashboard: async () =>
    (await import('../../features/platform/own/staff-dashboard-page.tsx')).StaffDashboardPage,
  superStaffLogin: async () =>
    (await import('../../features/platform/login/staff-login-page.tsx')).StaffLoginPage,
};
