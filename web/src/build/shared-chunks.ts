import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { iconFiles, iconsAmong, isIconList } from './icons.ts';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** What a module imports; of the list of all icons those that it names. */
function importsOf(info: Rolldown.ModuleInfo, infoOf: InfoOf): string[] {
  return info.importedIds.flatMap((id) => {
    const list = isIconList(id) ? infoOf(id) : null;
    return list === null ? [id] : iconFiles(info, list);
  });
}

/** Returns a module and all its static imports; with `later`, also its dynamic ones. */
function reached(from: string, infoOf: InfoOf, later: boolean): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const info = infoOf(id);
    if (info === null) continue;
    for (const next of importsOf(info, infoOf)) found.add(next);
    if (later) for (const next of info.dynamicallyImportedIds) found.add(next);
  }
  return found;
}

/** What surrounds every page of a person with an account (`route-objects.tsx`). */
const AREA = ['app/shells/area/app-area.tsx', 'app/restaurant/at-work.tsx', 'app/guards/guards.tsx'];
/** What surrounds the pages that use MUI, and of those the dashboard's. */
const MUI = ['app/shells/area/mui-frame.tsx'];
const DASHBOARD = ['app/shells/dashboard/dashboard-shell.tsx'];
/** What surrounds the screens of captains and the kitchen, and those screens. */
const FLOOR = ['app/shells/area/plain-frame.tsx', 'app/shells/floor/floor-shell.tsx'];
const CAPTAIN = ['features/captain/captain-page.tsx'];
const KITCHEN = ['features/kitchen/kitchen-page.tsx'];
/** What surrounds a public page without an account. */
const PUBLIC = ['app/shells/public/public-shell.tsx'];

const isPackage = (id: string): boolean => id.includes('/node_modules/');
const isFirebase = (id: string): boolean => /\/node_modules\/(@firebase|firebase)\//.test(id);

const isOfPlainKit = (id: string): boolean => /\/src\/(ui\/plain|app\/shells\/(floor|area))\//.test(id);

const only = (ids: ReadonlySet<string>, wanted: (id: string) => boolean): Set<string> =>
  new Set([...ids].filter(wanted));

/** The groups by name. A module goes into the first one that holds it; the bundler places what is in none. */
function groupsOf(root: string, infoOf: InfoOf): [name: string, modules: ReadonlySet<string>][] {
  const from = (file: string, later: boolean) => reached(resolve(root, 'src', file), infoOf, later);
  const start = from('app/boot/start.tsx', false);
  const others = from('app/boot/start.tsx', true);
  const front = from('app/routing/front-pages.ts', true);
  const guests = from('app/boot/guest-start.tsx', true);
  // The imports of `main.ts` stay out of these files, because prerendered pages load nothing else before the first
  // paint.
  const first = from('app/boot/guest-start.tsx', false).difference(from('main.ts', false));
  const around = (files: readonly string[]) =>
    files
      .map((file) => from(file, false))
      .reduce((a, b) => a.union(b))
      .difference(front);
  const apart = start.union(guests);
  const dashboard = around(DASHBOARD);
  const floor = around(FLOOR);
  const captain = around(CAPTAIN);
  const kitchen = around(KITCHEN);
  const service = floor.union(captain).union(kitchen);
  const mui = around(MUI).union(dashboard.intersection(around(PUBLIC)));
  const area = around(AREA).union(dashboard.union(mui).intersection(service));
  const shell = dashboard.difference(apart);
  const icons = iconsAmong(others).difference(guests).difference(iconsAmong(front));
  return [
    ['base', first.intersection(start)],
    ['plain', first.intersection(others)],
    ['few-icons', icons.intersection(service)],
    ['icons', icons],
    ['firestore', only(area, isFirebase)],
    ['area', area.difference(apart)],
    ['floor', only(floor.union(captain.intersection(kitchen)).difference(apart), isOfPlainKit)],
    ['mui', mui.difference(apart)],
    ['kit', only(shell, isPackage)],
    ['shell', shell],
  ];
}

/**
 * Puts what many pages share into a few files instead of a hundred small ones: fewer requests, and better compression.
 *
 * - `base`: what every page needs to start, a guest's too.
 * - `plain`: what else a guest's first page shares with other pages.
 * - `few-icons`: icons of captains and the kitchen that neither a guest nor a front page shows; `icons`: all others.
 * - `firestore`: the SDK. A guest loads it later.
 * - `area`: what surrounds every page of a person with an account.
 * - `floor`: the plain kit as captains and the kitchen use it, and their frame.
 * - `mui`: what surrounds every page that uses MUI.
 * - `kit` and `shell`: what surrounds the dashboard's pages besides: packages, and our own code.
 *
 * Code that the guests or the front pages need too stays out of `area`, `kit` and `shell`: they would load the whole file.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let groups: ReturnType<typeof groupsOf> | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= groupsOf(root, (module) => context.getModuleInfo(module));
    return groups.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
  return { groups: [{ name, includeDependenciesRecursively: false }] };
}
