import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { loadable } from './loadable.tsx';

/** The shell of the front area, as its own chunk. */
export const FrontShell = loadable(async () => (await import('../shells/public/front-area.tsx')).FrontArea);

/**
 * The pages of the front area. They are prerendered at build time and hydrated in the browser. Each is in
 * `features/<name>/<name>-page.tsx`, where prerender-plugin.ts looks for it.
 */
export const frontPages = {
  landing: loadable(async () => (await import('../../features/landing/landing-page.tsx')).LandingPage),
  pricing: loadable(async () => (await import('../../features/pricing/pricing-page.tsx')).PricingPage),
  signup: loadable(async () => (await import('../../features/signup/signup-page.tsx')).SignupPage),
  login: loadable(async () => (await import('../../features/login/login-page.tsx')).LoginPage),
} satisfies Partial<Record<RouteName, ReturnType<typeof loadable>>>;

export type FrontPage = keyof typeof frontPages;

export const isFrontPage = (name: string | undefined): name is FrontPage =>
  name !== undefined && Object.hasOwn(frontPages, name);

/** Loads a page and its shell, so that both render at once. */
export async function loadFrontPage(name: FrontPage): Promise<void> {
  await Promise.all([FrontShell.loadAhead(), frontPages[name].loadAhead()]);
}
