import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { FIELD_AGENT } from '../../seed/demo-settings.ts';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import type { Demo } from './demo.ts';

export type Visitor = 'visitor' | Role;

/** One page as one visitor sees it. */
export interface Visit {
  readonly name: RouteName;
  readonly as: Visitor;
  readonly area: RouteEntry['area'];
  readonly path: string;
}

const TABLE = 'F1-T01';

/** Returns the path of a route in the demo restaurant. */
function concrete(path: string, demo: Demo): string {
  const params: Readonly<Record<string, string>> = {
    restaurantId: demo.restaurantId,
    tableId: TABLE,
    orderId: 'preview',
    staffId: FIELD_AGENT.id,
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path.startsWith('/customer/details') ? `${filled}?k=${demo.tableKeys[TABLE]}` : filled;
}

const visitors = (route: RouteEntry): readonly Visitor[] => route.roles ?? ['visitor'];

/** Returns every route of the manifest, for each of its visitors. */
export const visitsOf = (demo: Demo): Visit[] =>
  routeEntries.flatMap(([name, route]) =>
    visitors(route).map((as) => ({ name, as, area: route.area, path: concrete(route.path, demo) })),
  );

/** The pairs of visitor and area. Each is one test, so that they run in parallel, the longest first. */
export const ROUNDS: readonly Pick<Visit, 'as' | 'area'>[] = [
  ...new Map(
    routeEntries.flatMap(([, route]) =>
      visitors(route).map((as) => [`${as} ${route.area}`, { as, area: route.area }] as const),
    ),
  ).values(),
].toSorted((a, b) => lengthOf(b) - lengthOf(a));

function lengthOf({ as, area }: Pick<Visit, 'as' | 'area'>): number {
  return routeEntries.filter(([, route]) => route.area === area && visitors(route).includes(as)).length;
}

/** Waits until a page has a heading and nothing that still loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  // Parts outside the viewport are not rendered until needed; a check of the whole page needs them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(() => document.fonts.ready);
}

/** ms after which the end of onboarding opens the dashboard by itself (LIMIT-6). */
const LEADS_ON_AFTER = 3000;

/** Keeps a page that opens another one by itself: on a busy machine the checks of it take longer than its time. */
export const stays = (page: Page): Promise<unknown> =>
  page.addInitScript((after) => {
    const start = window.setTimeout.bind(window);
    const held = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === after ? 0 : start(work, ms, ...rest);
    window.setTimeout = held as typeof window.setTimeout;
  }, LEADS_ON_AFTER);

/** Shows the page to a person whose system is light or dark. */
export async function inScheme(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // The attribute is set before the colours change: they take the next frame, and any transition that it starts.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
  });
}

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export const SCHEMES = ['light', 'dark'] as const;
