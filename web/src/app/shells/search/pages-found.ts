import { folded } from '@bhoj/domain/kernel/folded';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../../words/part.ts';

/** The pages of an area that a search knows; a page of one restaurant or person is no page by itself. */
const pagesOf = (area: RouteEntry['area']): readonly RouteName[] =>
  routeEntries.filter(([, route]) => route.area === area && !route.path.includes(':')).map(([name]) => name);

/** The pages that a search finds. */
export interface Searched {
  readonly area: RouteEntry['area'];
  /** Other words by which people look for a page. They come after every title. */
  readonly also: Partial<Readonly<Record<RouteName, readonly string[]>>>;
}

const AFTER_TITLES = 1000;

/**
 * Returns the pages with the typed text in their titles, then those with another word (`also`) that begins with it.
 * Among titles, those that begin with it come first: "men" finds the menu before management.
 */
export function matching(
  routeTitles: Words<'routeTitles'>,
  typed: string,
  mayGo: (name: RouteName) => boolean,
  { area, also }: Searched,
): RouteName[] {
  const wanted = folded(typed.trim());
  const placeIn = (name: RouteName) => {
    const place = folded(routeTitles[name]).indexOf(wanted);
    if (place >= 0 || wanted === '') return place;
    return also[name]?.some((word) => word.startsWith(wanted)) === true ? AFTER_TITLES : -1;
  };
  return pagesOf(area)
    .filter((name) => mayGo(name) && placeIn(name) >= 0)
    .toSorted((a, b) => placeIn(a) - placeIn(b));
}
