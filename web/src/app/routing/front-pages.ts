import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { loadable } from './loadable.tsx';

/** The shell of the front area, as a chunk of its own. */
export const FrontShell = loadable(async () => (await import('../shells/public/front-area.tsx')).FrontArea);

/**
 * The pages of the front area: prerendered at build time, and taken over in the browser. Each stands in
 * `features/<name>/<name>-page.tsx`, where the build looks for what it needs (prerender-plugin.ts).
 */
export const frontPages = {
  landing: loadable(async () => (await import('../../features/landing/landing-page.tsx')).LandingPage),
  pricing: loadable(async () => (await import('../../features/pricing/pricing-page.tsx')).PricingPage),
  login: loadable(async () => (await import('../../features/login/login-page.tsx')).LoginPage),
} satisfies Partial<Record<RouteName, ReturnType<typeof loadable>>>;

export type FrontPage = keyof typeof frontPages;

export const isFrontPage = (name: string | undefined): name is FrontPage =>
  name !== undefined && Object.hasOwn(frontPages, name);

/** Loads a page and its shell, so that both render at once. */
export async function loadFrontPage(name: FrontPage): Promise<void> {
  await Promise.all([FrontShell.loadAhead(), frontPages[name].loadAhead()]);
}
