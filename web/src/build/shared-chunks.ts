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

/** Returns the smallest file for these screens; null where no first screen needs it: the bundler divides those. */
function fileFor(screens: readonly Screen[]): string | null {
  if (screens.every((screen) => (LATER as readonly Screen[]).includes(screen))) return null;
  const fitting = FILES.filter(([, loading]) => screens.every((screen) => loading.includes(screen)));
  const [smallest] = fitting;
  const isOne = fitting.every(([, loading]) => smallest?.[1].every((screen) => loading.includes(screen)));
  if (smallest === undefined || !isOne) throw new Error(`no file is the smallest for ${screens.join(', ')}`);
  return smallest[0];
}

/**
 * Divides the code into files by the screens that need it, so that a screen loads little besides its own code and in
 * few requests. A module's imports are needed wherever the module is, so they are in the same file or in one of more
 * screens: no file imports itself around a circle, where what it exports might not be there yet.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let needs: Map<Screen, Set<string>> | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    needs ??= needsOf(root, (module) => context.getModuleInfo(module));
    return fileFor([...needs].filter(([, modules]) => modules.has(id)).map(([screen]) => screen));
  };
  return { groups: [{ name, debugName: 'by screen', includeDependenciesRecursively: false }] };
}
