import { folded } from '@bhoj/domain/kernel/folded';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../../words/part.ts';

/** The pages of an area that a search knows; a page of one restaurant or person is no page by itself. */
const pagesOf = (area: RouteEntry['area']): readonly RouteName[] =>
  routeEntries.filter(([, route]) => route.area === area && !route.path.includes(':')).map(([name]) => name);

/** Other words by which people look for a page. They come after every title. */
const ALSO: Partial<Readonly<Record<RouteName, readonly string[]>>> = {
  finance: ['gst', 'gstr', 'tax', 'profit', 'tally', 'accountant'],
  settings: ['upi', 'fssai', 'gstin', 'printer', 'offers', 'discount codes'],
  payroll: ['wages', 'salary', 'attendance', 'muster', 'pf', 'esi'],
  staff: ['people', 'captains', 'password'],
  expenses: ['costs', 'purchases', 'rent'],
  orders: ['bills', 'invoices', 'credit notes', 'refund'],
  customers: ['guests'],
  superRestaurants: ['tenants', 'trials', 'suspended'],
  superUsers: ['accounts', 'password'],
  superSubscriptions: ['plans', 'prices', 'payments', 'invoices', 'refund'],
  superAnalytics: ['mrr', 'retention'],
  superReports: ['csv', 'export', 'files'],
  superNotifications: ['notices'],
};
const AFTER_TITLES = 1000;

/**
 * Returns the pages with the typed text in their titles, then those with another word (`ALSO`) that begins with it.
 * Among titles, those that begin with it come first: "men" finds the menu before management.
 */
export function matching(
  routeTitles: Words<'routeTitles'>,
  typed: string,
  mayGo: (name: RouteName) => boolean,
  area: RouteEntry['area'] = 'dashboard',
): RouteName[] {
  const wanted = folded(typed.trim());
  const placeIn = (name: RouteName) => {
    const place = folded(routeTitles[name]).indexOf(wanted);
    if (place >= 0 || wanted === '') return place;
    return ALSO[name]?.some((word) => word.startsWith(wanted)) === true ? AFTER_TITLES : -1;
  };
  return pagesOf(area)
    .filter((name) => mayGo(name) && placeIn(name) >= 0)
    .toSorted((a, b) => placeIn(a) - placeIn(b));
}
