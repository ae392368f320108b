import { routeEntries } from '@bhoj/domain/platform/routes';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';
import type { Role } from '@bhoj/domain/platform/roles';
import type { RouteName } from '@bhoj/domain/platform/routes';
import type { Demo } from './demo.ts';

export type Visitor = 'visitor' | Role;

/** One page as one person sees it. */
export interface Visit {
  readonly name: RouteName;
  readonly as: Visitor;
  readonly path: string;
}

const TABLE = 'F1-T01';

/** The address of a route in the demo restaurant. */
function concrete(path: string, demo: Demo): string {
  const params: Readonly<Record<string, string>> = {
    restaurantId: demo.restaurantId,
    tableId: TABLE,
    orderId: 'preview',
    staffId: 'demo',
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path.startsWith('/customer/details') ? `${filled}?k=${demo.tableKeys[TABLE]}` : filled;
}

/** Every route of the manifest, by everybody it is meant for. */
export const visitsOf = (demo: Demo): Visit[] =>
  routeEntries.flatMap(([name, route]) =>
    (route.roles ?? (['visitor'] as const)).map((as) => ({ name, as, path: concrete(route.path, demo) })),
  );

/** Waits until a page shows what it has to show: a heading, and nothing that still loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export const SCHEMES = ['light', 'dark'] as const;
