import { folded } from '@bhoj/domain/kernel/folded';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../../../words/part.ts';

/** The pages that the search knows. */
const pages: readonly RouteName[] = routeEntries
  .filter(([, route]) => route.area === 'dashboard')
  .map(([name]) => name);

/**
 * Returns the pages with the typed text in their titles. Titles that begin with it come first: "men" is the menu, not
 * management.
 */
export function matching(routeTitles: Words<'routeTitles'>, typed: string): RouteName[] {
  const wanted = folded(typed.trim());
  const placeIn = (name: RouteName) => folded(routeTitles[name]).indexOf(wanted);
  return pages.filter((name) => placeIn(name) >= 0).toSorted((a, b) => placeIn(a) - placeIn(b));
}
