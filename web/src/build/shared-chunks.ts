import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { iconFiles, isIconList } from './icons.ts';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The entry of every page. Prerendered pages load nothing else before the first paint. */
const MAIN = 'main.ts';

const FRONT = ['app/boot/start.tsx', 'app/shells/public/front-area.tsx'];
/** The frames around every page of a person with an account, and the SDK, which they start. */
const MEMBER = [
  'app/boot/start.tsx',
  'app/shells/area/app-area.tsx',
  'app/restaurant/at-work.tsx',
  'app/guards/guards.tsx',
  'firebase/app-auth.ts',
  'firebase/app-client.ts',
];
const FLOOR = [...MEMBER, 'app/shells/area/plain-frame.tsx', 'app/shells/floor/floor-shell.tsx'];
const OFFICE = [...MEMBER, 'app/shells/area/mui-frame.tsx', 'app/shells/dashboard/dashboard-shell.tsx'];

/** The screens that a visit can begin with, and the modules that each draws at once. `office` is every owner's page. */
const FIRST_SCREENS = {
  guest: ['app/boot/guest-start.tsx'],
  landing: [...FRONT, 'features/landing/landing-page.tsx'],
  pricing: [...FRONT, 'features/pricing/pricing-page.tsx'],
  login: [...FRONT, 'features/login/login-page.tsx'],
  signup: [...FRONT, 'features/signup/signup-page.tsx'],
  captain: [...FLOOR, 'features/captain/captain-page.tsx'],
  kitchen: [...FLOOR, 'features/kitchen/kitchen-page.tsx'],
  office: OFFICE,
  home: [...OFFICE, 'features/home/home-page.tsx'],
} as const;

/** A first screen, or what is loaded after those of guests, of captains and the kitchen, and of all others. */
type Screen = keyof typeof FIRST_SCREENS | Later;
type Later = 'guest-later' | 'floor-later' | 'later';

const LATER = ['guest-later', 'floor-later', 'later'] as const;
const MEMBERS = ['captain', 'kitchen', 'office', 'home', ...LATER] as const;

/**
 * The files that share code, and the screens that load each, the smallest first. A module goes into the first file of
 * all screens that need it. What two files have in common has a file of its own, so that there is one smallest.
 */
const FILES: readonly (readonly [name: string, screens: readonly Screen[]])[] = [
  ['guest', ['guest', 'guest-later']],
  ['landing', ['landing']],
  ['pricing', ['pricing']],
  ['login', ['login']],
  ['signup', ['signup']],
  ['captain', ['captain', 'floor-later']],
  ['kitchen', ['kitchen', 'floor-later']],
  ['home', ['home']],
  ['pricing-parts', ['pricing', ...LATER]],
  ['signup-parts', ['signup', ...LATER]],
  ['home-parts', ['home', ...LATER]],
  ['captain-parts', ['captain', ...LATER]],
  ['kitchen-parts', ['kitchen', ...LATER]],
  ['dashboard', ['office', 'home']],
  ['entry-parts', ['login', 'signup', ...LATER]],
  ['plan-parts', ['pricing', 'signup', ...LATER]],
  ['code-parts', ['captain', 'signup', ...LATER]],
  ['tables', ['captain', 'home', ...LATER]],
  ['floor', ['captain', 'kitchen', ...LATER]],
  ['office', ['office', 'home', ...LATER]],
  ['members', MEMBERS],
  ['records', ['pricing', ...MEMBERS]],
  ['staff', ['landing', 'pricing', 'login', 'signup', ...MEMBERS]],
  ['all', ['guest', 'landing', 'pricing', 'login', 'signup', ...MEMBERS]],
];

/** The owner's pages beside the first, and the tabs that load by themselves, each by the module that draws it. */
const OFFICE_PAGES: Readonly<Record<string, string>> = {
  orders: 'app/routing/orders-area.tsx',
  menu: 'features/menu/menu-page.tsx',
  tables: 'features/tables/tables-page.tsx',
  'qr-codes': 'features/qr-codes/qr-codes-page.tsx',
  customers: 'features/customers/customers-page.tsx',
  reviews: 'features/reviews/reviews-page.tsx',
  trending: 'features/trending/trending-page.tsx',
  finance: 'features/finance/finance-page.tsx',
  profit: 'features/finance/profit/profit-tab.tsx',
  gst: 'features/finance/gst/gst-tab.tsx',
  money: 'features/finance/money/money-tab.tsx',
  accountant: 'features/finance/accountant/accountant-tab.tsx',
  expenses: 'features/expenses/expenses-page.tsx',
  payroll: 'features/payroll/payroll-page.tsx',
  people: 'features/payroll/people/people-tab.tsx',
  muster: 'features/payroll/muster/muster-tab.tsx',
  pay: 'features/payroll/pay/pay-tab.tsx',
  advances: 'features/payroll/advances/advances-tab.tsx',
  members: 'features/members/members-page.tsx',
  settings: 'features/settings/settings-page.tsx',
  subscription: 'features/subscription/subscription-page.tsx',
  notifications: 'features/notifications/notifications-page.tsx',
};

/** What at least so many of these pages need is one file. */
const MOST_PAGES = 12;

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
  const entries: [Screen, Iterable<string>][] = [
    ...Object.entries(FIRST_SCREENS).map(([screen, files]): [Screen, string[]] => [
      screen as Screen,
      files.map(at),
    ]),
    ['guest-later', guests],
    ['floor-later', floor],
    ['later', after(MAIN).difference(guests).difference(floor)],
  ];
  const first = withImports([main], infoOf);
  return new Map(
    entries.map(([screen, modules]) => [screen, withImports(modules, infoOf).difference(first)]),
  );
}

const isLater = (screen: Screen): boolean => (LATER as readonly Screen[]).includes(screen);

/** Returns the smallest file for screens, one of them a first one. */
function firstFile(screens: readonly Screen[]): string {
  const fitting = FILES.filter(([, loading]) => screens.every((screen) => loading.includes(screen)));
  const [smallest] = fitting;
  const isOne = fitting.every(([, loading]) => smallest?.[1].every((screen) => loading.includes(screen)));
  if (smallest === undefined || !isOne) throw new Error(`no file is the smallest for ${screens.join(', ')}`);
  return smallest[0];
}

/**
 * Returns the file for what no first screen needs: one for all that the same pages of the owner need, besides what
 * guests or the floor load later. The bundler divides what none of these pages needs at once, such as dialogs.
 */
function laterFile(screens: readonly Screen[], pages: readonly string[]): string | null {
  if (pages.length === 0) return null;
  const others = screens.filter((screen) => screen !== 'later');
  if (others.length === 0 && pages.length >= MOST_PAGES) return 'office-most';
  return ['office', ...others, ...pages].join('-');
}

/**
 * Divides the code into files by the screens that need it, so that a screen loads little besides its own code and in
 * few requests. A module's imports are needed wherever the module is, so they are in the same file or in one of more
 * screens: no file imports itself around a circle, where what it exports might not be there yet.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let needs: Map<Screen, Set<string>> | null = null;
  let pages: [string, Set<string>][] | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const infoOf: InfoOf = (module) => context.getModuleInfo(module);
    needs ??= needsOf(root, infoOf);
    const screens = [...needs].filter(([, modules]) => modules.has(id)).map(([screen]) => screen);
    // The entry's own modules.
    if (screens.length === 0) return null;
    if (!screens.every(isLater)) return firstFile(screens);
    pages ??= Object.entries(OFFICE_PAGES).map(([page, file]) => [
      page,
      withImports([resolve(root, 'src', file)], infoOf),
    ]);
    const needing = pages.filter(([, modules]) => modules.has(id)).map(([page]) => page);
    return laterFile(screens, needing);
  };
  return { groups: [{ name, debugName: 'by screen', includeDependenciesRecursively: false }] };
}
