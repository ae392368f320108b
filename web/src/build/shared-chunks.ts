import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { FILES } from './files-by-screen.ts';
import { iconFiles, isIconList } from './icons.ts';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The entry of every page. Prerendered pages load nothing else before the first paint. */
const MAIN = 'main.ts';

const FRONT = ['app/boot/front-start.tsx', 'app/shells/public/front-area.tsx'];
/** The frames around every page of a person with an account, and the SDK, which they start. */
const MEMBER = [
  'app/shells/area/app-area.tsx',
  'app/restaurant/at-work.tsx',
  'app/guards/guards.tsx',
  'firebase/app-auth.ts',
  'firebase/app-client.ts',
];
const FLOOR = [
  'app/boot/floor-start.tsx',
  ...MEMBER,
  'app/shells/area/plain-frame.tsx',
  'app/shells/floor/floor-shell.tsx',
];
const OFFICE = [
  'app/boot/start.tsx',
  ...MEMBER,
  'app/shells/area/mui-frame.tsx',
  'app/shells/dashboard/dashboard-shell.tsx',
];

/** The screens that a visit can begin with, and the modules that each draws at once. `office` is every owner's page. */
const FIRST_SCREENS = {
  guest: ['app/boot/guest-start.tsx'],
  booking: ['app/boot/booking-start.tsx'],
  landing: [...FRONT, 'features/landing/landing-page.tsx'],
  pricing: [...FRONT, 'features/pricing/pricing-page.tsx'],
  login: [...FRONT, 'features/login/login-page.tsx'],
  signup: [...FRONT, 'features/signup/signup-page.tsx'],
  captain: [...FLOOR, 'features/captain/captain-page.tsx'],
  kitchen: [...FLOOR, 'features/kitchen/kitchen-page.tsx'],
  office: OFFICE,
  home: [...OFFICE, 'features/home/home-page.tsx'],
} as const;

/**
 * Files that a guest's page loads after the menu: for the menu, for an order, with the first search, and for live data.
 */
const GUESTS_LATER = {
  'guest-menu': [
    'features/guest/food/dressed.tsx',
    'features/guest/menu/offered.tsx',
    'features/guest/details/join-or-ask.tsx',
    'features/guest/details/refused.tsx',
  ],
  'guest-order': [
    'features/guest/pages/ordering-sheets.tsx',
    'features/guest/pages/checkout-page.tsx',
    'features/guest/cart/send-round.ts',
  ],
  'guest-search': ['../../domain/src/menu/dish/dish-search.ts'],
  'guest-sdk': ['firebase/guest-sdk.ts', 'firebase/attest.ts'],
} as const;

/**
 * The owner's pages beside the first, the tabs that load by themselves, and the parts of the frame around all of them that load after
 * its first drawing, each by the modules that draw it.
 */
const PAGES = {
  frame: [
    'app/shells/owner/frame-later.ts',
    'app/shells/sidebar/phone-drawer.tsx',
    'joint/approvals/approval-cards.tsx',
  ],
  'home-wages': ['features/home/wages.tsx'],
  orders: ['app/routing/orders-area.tsx'],
  menu: ['features/menu/menu-page.tsx'],
  tables: ['features/tables/tables-page.tsx'],
  'qr-codes': ['features/qr-codes/qr-codes-page.tsx'],
  customers: ['features/customers/customers-page.tsx'],
  reviews: ['features/reviews/reviews-page.tsx'],
  trending: ['features/trending/trending-page.tsx'],
  finance: ['features/finance/finance-page.tsx'],
  profit: ['features/finance/profit/profit-tab.tsx'],
  gst: ['features/finance/gst/gst-tab.tsx'],
  money: ['features/finance/money/money-tab.tsx'],
  accountant: ['features/finance/accountant/accountant-tab.tsx'],
  expenses: ['features/expenses/expenses-page.tsx'],
  payroll: ['features/payroll/payroll-page.tsx'],
  people: ['features/payroll/people/people-tab.tsx'],
  roster: ['features/payroll/roster/roster-tab.tsx'],
  muster: ['features/payroll/muster/muster-tab.tsx'],
  pay: ['features/payroll/pay/pay-tab.tsx'],
  advances: ['features/payroll/advances/advances-tab.tsx'],
  members: ['features/members/members-page.tsx'],
  settings: ['features/settings/settings-page.tsx'],
  subscription: ['features/subscription/subscription-page.tsx'],
  notifications: ['features/notifications/notifications-page.tsx'],
  bookings: ['features/bookings/bookings-page.tsx'],
} as const;

/** Everything that is loaded after the screens of captains and the kitchen, and after all others but guests'. */
const REST = ['floor-later', 'later'] as const;

type Screen =
  keyof typeof FIRST_SCREENS | keyof typeof GUESTS_LATER | keyof typeof PAGES | (typeof REST)[number];

const PAGE_NAMES = Object.keys(PAGES);
const SCREEN_NAMES = [...Object.keys(FIRST_SCREENS), ...Object.keys(GUESTS_LATER), ...PAGE_NAMES, ...REST];

/** Returns the imports of a module; from the list of all icons, only the icons that it names. */
function importsOf(info: Rolldown.ModuleInfo, infoOf: InfoOf): string[] {
  return info.importedIds.flatMap((id) => {
    const list = isIconList(id) ? infoOf(id) : null;
    return list === null ? [id] : iconFiles(info, list);
  });
}

/** Returns modules with everything that they import. */
function withImports(modules: Iterable<string>, infoOf: InfoOf): Set<string> {
  const found = new Set(modules);
  for (const id of found) {
    const info = infoOf(id);
    if (info !== null) for (const next of importsOf(info, infoOf)) found.add(next);
  }
  return found;
}

/** Returns the modules that these lead to and that are loaded by themselves. */
function loadedAfter(modules: readonly string[], infoOf: InfoOf): Set<string> {
  const found = new Set(modules);
  const later = new Set<string>();
  for (const id of found) {
    const info = infoOf(id);
    if (info === null) continue;
    for (const next of importsOf(info, infoOf)) found.add(next);
    for (const next of info.dynamicallyImportedIds) {
      found.add(next);
      later.add(next);
    }
  }
  return later;
}

/** Returns the modules that each screen needs. */
function needsOf(root: string, infoOf: InfoOf): Map<Screen, Set<string>> {
  const at = (file: string) => resolve(root, 'src', file);
  const main = at(MAIN);
  const drawn = new Set(Object.values(FIRST_SCREENS).flatMap((files) => files.map(at)));
  const after = (...files: readonly string[]) => loadedAfter(files.map(at), infoOf).difference(drawn);
  const guests = after(...FIRST_SCREENS.guest);
  const floor = after('features/captain/captain-page.tsx', 'features/kitchen/kitchen-page.tsx');
  const entries: [string, Iterable<string>][] = [
    ...Object.entries<readonly string[]>({ ...FIRST_SCREENS, ...GUESTS_LATER, ...PAGES }).map(
      ([screen, files]): [string, string[]] => [screen, files.map(at)],
    ),
    ['floor-later', floor],
    ['later', after(MAIN).difference(guests).difference(floor)],
  ];
  const first = withImports([main], infoOf);
  return new Map(
    entries.map(([screen, modules]) => [screen as Screen, withImports(modules, infoOf).difference(first)]),
  );
}

/** Returns the screens of a row of `FILES`. Every page is loaded later. */
function screensOf(row: string): ReadonlySet<string> {
  const screens = row.split(' ').flatMap((name) => (name === '*' ? PAGE_NAMES : [name]));
  const unknown = screens.filter((name) => !SCREEN_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`no screen is named ${unknown.join(' or ')}`);
  return new Set(screens.some(isPage) ? [...screens, 'later'] : screens);
}

const isPage = (screen: string): boolean => PAGE_NAMES.includes(screen);
const isRest = (screen: string): boolean => (REST as readonly string[]).includes(screen);

/**
 * Returns the file of a module by the screens that need it: their own where one of them needs it alone. The bundler
 * divides what belongs to none of them at once, such as dialogs.
 */
function fileOf(
  screens: readonly string[],
  files: readonly (readonly [string, ReadonlySet<string>])[],
): string | null {
  if (screens.every(isRest)) return null;
  const [page, ...others] = screens.filter((screen) => screen !== 'later');
  const isAlone = others.length === 0 && page !== undefined;
  if (isAlone && isPage(page)) return `office-${page}`;
  if (isAlone && screens.length === 1) return page;
  const found = files.find(([, loading]) => screens.every((screen) => loading.has(screen)));
  if (found === undefined) throw new Error(`no file is for ${screens.join(', ')}`);
  return found[0];
}

/**
 * Divides the code into files by the screens that need it, so that a screen loads little besides its own code and in
 * few requests. A screen that needs a module needs its imports too. So each import is in the same file or in one
 * further down in `FILES`, and no two files import each other: in a circle, one would run before the other's exports
 * are there.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  const files = Object.entries(FILES).map(([name, row]) => [name, screensOf(row)] as const);
  let needs: Map<Screen, Set<string>> | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    needs ??= needsOf(root, (module) => context.getModuleInfo(module));
    return fileOf(
      [...needs].filter(([, modules]) => modules.has(id)).map(([screen]) => screen),
      files,
    );
  };
  return { groups: [{ name, debugName: 'by screen', includeDependenciesRecursively: false }] };
}
