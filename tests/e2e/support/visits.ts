import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { PARTS } from '../../../web/src/blocks/settings/parts.ts';
import { STOCK_TABS } from '../../../web/src/features/stock/state/tabs.ts';
import { DEMO_ADDRESS, FIELD_AGENT } from '../../../demo/demo-settings.ts';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import type { Demo } from './demo.ts';

/** The people of the demo; nobody works in its office. */
export type Visitor = 'visitor' | Exclude<Role, 'office'>;

/** One page as one visitor sees it. */
export interface Visit {
  /** The route's name, and the part, for a page that shows one part at a time. */
  readonly name: string;
  readonly as: Visitor;
  /** The visits of one test: an area, or the parts of a page. */
  readonly area: RouteEntry['area'] | RouteName;
  readonly path: string;
}

const TABLE = 'F1-T01';

/** The demo's ids that occur in addresses. */
type Names = Pick<Demo, 'restaurantId' | 'tableKeys'>;

/** Returns the path of a route in the demo restaurant. */
function concrete(path: string, demo: Names): string {
  const params: Readonly<Record<string, string>> = {
    restaurantId: demo.restaurantId,
    tableId: TABLE,
    orderId: 'preview',
    staffId: FIELD_AGENT.id,
    slug: DEMO_ADDRESS,
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path.startsWith('/customer/details') ? `${filled}?k=${demo.tableKeys[TABLE]}` : filled;
}

/** The rounds are known before the demo is, and the names of the demo do not matter for them. */
const NO_DEMO: Names = { restaurantId: '', tableKeys: {} };

const visitors = ({ roles }: RouteEntry): readonly Visitor[] =>
  roles?.filter((role): role is Exclude<Role, 'office'> => role !== 'office') ?? ['visitor'];

/** The parts of pages that show one part at a time. */
const PARTS_OF: Partial<Record<RouteName, readonly string[]>> = { settings: PARTS };

/** The further views of pages that have a view in the address, and its name there. */
const VIEWS_OF: Partial<Record<RouteName, { readonly param: string; readonly views: readonly string[] }>> = {
  superSubscriptions: { param: 'view', views: ['subscriptions', 'payments', 'invoices'] },
  stock: { param: 'tab', views: STOCK_TABS.slice(1) },
};

/** Returns every route of the manifest, and every part of a page, for each of its visitors. */
export const visitsOf = (demo: Names): Visit[] =>
  routeEntries.flatMap(([name, route]) =>
    visitors(route).flatMap((as) => {
      const whole = { name, as, area: route.area, path: concrete(route.path, demo) };
      const parts = PARTS_OF[name] ?? [];
      const { param, views } = VIEWS_OF[name] ?? { param: '', views: [] };
      return [
        whole,
        ...views.map((view) => ({
          ...whole,
          name: `${name}-${view}`,
          path: `${whole.path}?${param}=${view}`,
        })),
        ...parts.map((part) => ({ name: `${name}-${part}`, as, area: name, path: `${whole.path}#${part}` })),
      ];
    }),
  );

/** The pairs of visitor and area. Each is one test, so that they run in parallel, the longest first. */
export const ROUNDS: readonly Pick<Visit, 'as' | 'area'>[] = [
  ...Map.groupBy(visitsOf(NO_DEMO), ({ as, area }) => `${as} ${area}`).values(),
]
  .toSorted((a, b) => b.length - a.length)
  .flatMap(([first]) => (first === undefined ? [] : [{ as: first.as, area: first.area }]));

/** Waits until a page has a heading and nothing is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root, [data-later]')).toHaveCount(0);
  // Parts outside the viewport are not rendered until needed; a check of the whole page needs them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(() => document.fonts.ready);
}

/** ms after which the end of onboarding opens the dashboard by itself (LIMIT-6). */
const LEADS_ON_AFTER = 3000;

/** Stops a page that opens another one by itself, because on a busy machine the checks take longer than that. */
export const stays = (page: Page): Promise<unknown> =>
  page.addInitScript((after) => {
    const start = window.setTimeout.bind(window);
    const held = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === after ? 0 : start(work, ms, ...rest);
    window.setTimeout = held as typeof window.setTimeout;
  }, LEADS_ON_AFTER);

/** Waits for the animations that time ends; those that follow a scroll never end. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );

/** Shows the page to a person with a light or a dark system. */
export async function inScheme(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Sets the attribute before the colours change, because they take the next frame, and any transition that it starts.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
  await atRest(page);
}

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export const SCHEMES = ['light', 'dark'] as const;
