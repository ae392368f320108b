import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { part } from '../../part.ts';
import { common } from '../common/en.ts';

/** Titles of pages; those in the sidebar are the labels of SHELL-2. */
export const routeTitles: Record<RouteName, string> = {
  landing: 'Bhoj',
  pricing: 'Pricing',
  login: 'Sign in',
  signup: 'Create your restaurant',
  install: 'Install Bhoj',
  restaurantType: 'Restaurant type',
  seating: 'Seating',
  tax: 'Tax',
  cuisine: 'Cuisine',
  timings: 'Timings',
  services: 'Services',
  onboardingComplete: 'All Set!',
  device: 'Who is it?',
  slips: 'Wage slips',
  dashboard: 'Dashboard',
  tables: 'Table Management',
  orders: 'Orders',
  menu: 'Menu',
  qrCodes: 'QR Codes',
  staff: 'Staff',
  customers: 'Customers',
  finance: 'Finance',
  payroll: 'Payroll',
  subscription: 'Subscription',
  trending: 'Trending',
  expenses: 'Expenses',
  settings: 'Settings',
  bookings: 'Bookings',
  stock: 'Stock',
  reviews: 'Reviews',
  notifications: 'Notifications',
  kitchen: 'Kitchen',
  captain: 'Captain',
  customerDetails: 'Welcome',
  customerMenu: 'Menu',
  customerCheckout: 'Your bill',
  guestBooking: 'Book a table',
  guestWait: 'Your place in line',
  super: 'Platform',
  superRestaurants: 'Restaurants',
  superRestaurant: 'Restaurant',
  superUsers: 'Users',
  superStaff: 'Platform staff',
  superStaffMember: 'Staff member',
  superSubscriptions: 'Subscriptions',
  superAnalytics: 'Analytics',
  superReports: 'Reports',
  superNotifications: 'Notifications',
  superSettings: 'Platform settings',
  superStaffLogin: 'Platform sign in',
  superStaffDashboard: 'My referrals',
};

const TAGLINE = 'Run the whole restaurant from one table.';

/** Returns the title of the browser's tab. */
export const titleOf = (name: RouteName): string =>
  name === 'landing' ? `${common.product} · ${TAGLINE}` : `${routeTitles[name]} · ${common.product}`;

export const routeTitlesPart = part('routeTitles', routeTitles);
export const pageTitlePart = part('titleOf', titleOf);
