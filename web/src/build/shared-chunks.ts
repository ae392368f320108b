import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { iconFiles, iconsAmong, isIconList } from './icons.ts';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Returns the imports of a module; from the list of all icons, only the icons that it names. */
function importsOf(info: Rolldown.ModuleInfo, infoOf: InfoOf): string[] {
  return info.importedIds.flatMap((id) => {
    const list = isIconList(id) ? infoOf(id) : null;
    return list === null ? [id] : iconFiles(info, list);
  });
}

/** Returns a module and all its static imports; with `later`, also its dynamic ones. Nothing is followed from `end`. */
function reached(from: string, infoOf: InfoOf, later: boolean, end?: string): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const info = id === end ? null : infoOf(id);
    if (info === null) continue;
    for (const next of importsOf(info, infoOf)) found.add(next);
    if (later) for (const next of info.dynamicallyImportedIds) found.add(next);
  }
  return found;
}

/** The modules around every page of a person with an account (`route-objects.tsx`). */
const AREA = ['app/shells/area/app-area.tsx', 'app/restaurant/at-work.tsx', 'app/guards/guards.tsx'];
/** The modules around the pages that use MUI, and around the dashboard's pages. */
const MUI = ['app/shells/area/mui-frame.tsx'];
const DASHBOARD = ['app/shells/dashboard/dashboard-shell.tsx'];
/** The modules around the screens of captains and the kitchen, and those screens. */
const FLOOR = ['app/shells/area/plain-frame.tsx', 'app/shells/floor/floor-shell.tsx'];
const CAPTAIN = ['features/captain/captain-page.tsx'];
const KITCHEN = ['features/kitchen/kitchen-page.tsx'];
/** The owner's first page. */
const HOME = ['features/home/home-page.tsx'];
/** The entry of every address outside the guests' area. */
const START = 'app/boot/start.tsx';
/** The entry of the guests' addresses. */
const GUEST_START = 'app/boot/guest-start.tsx';
/** The list of the front area's pages, with everything that it loads. */
const FRONT_PAGES = 'app/routing/front-pages.ts';
/** The modules around a public page without an account. */
const PUBLIC = ['app/shells/public/public-shell.tsx'];

const isPackage = (id: string): boolean => id.includes('/node_modules/');
const isLucide = (id: string): boolean => id.includes('/node_modules/lucide-react/');
const isZod = (id: string): boolean => id.includes('/node_modules/zod/');
const isFirebase = (id: string): boolean => /\/node_modules\/(@firebase|firebase)\//.test(id);

/** True for our own modules. Helpers that the bundler adds are not ours. */
const isOurs = (id: string): boolean => /\/(web|domain)\/src\//.test(id);
const isOfDomain = (id: string): boolean => id.includes('/domain/src/');

const isOfPlainKit = (id: string): boolean =>
  /\/src\/(ui\/plain|app\/(shells\/(floor|area)|restaurant))\//.test(id);

const only = (ids: ReadonlySet<string>, wanted: (id: string) => boolean): Set<string> =>
  new Set([...ids].filter(wanted));

type Group = readonly [name: string, modules: ReadonlySet<string>];

/** Returns the groups by name. A module goes into the first group that contains it; the bundler places the others. */
function groupsOf(root: string, infoOf: InfoOf): Group[] {
  const at = (file: string) => resolve(root, 'src', file);
  const from = (file: string, later: boolean, end?: string) =>
    reached(at(file), infoOf, later, end === undefined ? end : at(end));
  const start = from(START, false);
  const others = from(START, true);
  const front = from(FRONT_PAGES, true);
  const guests = from(GUEST_START, true);
  // The imports of `main.ts` stay out of these files, because prerendered pages load nothing else before the first
  // paint.
  const first = from(GUEST_START, false).difference(from('main.ts', false));
  const behind = (files: readonly string[]) =>
    files.map((file) => from(file, false)).reduce((a, b) => a.union(b));
  const around = (files: readonly string[]) => behind(files).difference(front);
  const apart = start.union(guests);
  const pages = (infoOf(at(FRONT_PAGES))?.dynamicallyImportedIds ?? []).map(
    (id) => [basename(id, '.tsx'), reached(id, infoOf, false).difference(start)] as const,
  );
  const isOnSeveral = (id: string) => pages.filter(([, modules]) => modules.has(id)).length > 1;
  const elsewhere = from(START, true, FRONT_PAGES).union(guests);
  const shown = pages.reduce((all, [, modules]) => all.union(modules), new Set<string>());
  /** Our own code and icons, as far as they do not lead to zod, which the front pages load later. */
  const isLight = (id: string) =>
    (!isPackage(id) || isLucide(id)) && ![...reached(id, infoOf, false)].some(isZod);
  const dashboard = around(DASHBOARD);
  const floor = around(FLOOR);
  const captain = around(CAPTAIN);
  const kitchen = around(KITCHEN);
  const service = floor.union(captain).union(kitchen);
  const mui = around(MUI).union(dashboard.intersection(around(PUBLIC)));
  /**
   * The modules that a person with an account loads first, owner or captain. The others wait for the page that needs
   * them.
   */
  const firstOfArea = behind([...AREA, ...MUI, ...DASHBOARD, ...HOME, ...FLOOR]);
  /** The owner's first page with the parts that load later. */
  const home = HOME.map((file) => from(file, true)).reduce((a, b) => a.union(b));
  const area = around(AREA).union(dashboard.union(mui).intersection(service));
  const shell = dashboard.difference(apart);
  const onFloor = behind(CAPTAIN).intersection(behind(KITCHEN)).union(behind(FLOOR));
  const ofService = only(onFloor.difference(start.union(first).union(shown)), isOurs);
  const shared = ofService.difference(guests).difference(front);
  const icons = iconsAmong(others).difference(guests).difference(iconsAmong(front));
  return [
    ['base', first.intersection(start)],
    ['plain', first.intersection(others).intersection(firstOfArea.union(shown))],
    ['plain-alone', first.intersection(others)],
    ['guest', first.difference(others).difference(new Set([at(GUEST_START)]))],
    ['front', only(shown.difference(elsewhere), isOnSeveral)],
    ['common', only(shown.intersection(elsewhere), (id) => isOnSeveral(id) && isLight(id))],
    ...pages.flatMap(([name, modules]): Group[] => {
      const light = only(modules.intersection(elsewhere), isLight);
      return [
        [`with-${name}`, light.intersection(firstOfArea)],
        [`with-${name}-alone`, light.difference(firstOfArea)],
      ];
    }),
    ['area', icons.intersection(service).intersection(behind([...DASHBOARD, ...HOME]))],
    ['few-icons', icons.intersection(service)],
    ['icons', icons.intersection(firstOfArea.union(home))],
    ['more-icons', icons],
    ['firestore', only(area, isFirebase)],
    ['area', area.difference(apart)],
    ['floor', only(floor.union(captain.intersection(kitchen)).difference(apart), isOfPlainKit)],
    ['mui', mui.difference(apart)],
    ['kit', only(shell, isPackage)],
    ['shell', shell],
    ['records', only(ofService, isOfDomain)],
    ['at-work', shared.intersection(firstOfArea)],
    ['service', shared],
  ];
}

/**
 * Puts modules that many pages share into a few files instead of a hundred small ones: fewer requests, and better
 * compression.
 *
 * - `base`: modules that every page needs to start, a guest's too.
 * - `plain`: further modules that a guest's first page shares with the first pages behind the sign-in; `plain-alone`:
 *   with other pages.
 * - `guest`: modules that a guest's first page shares only with guests' later pages.
 * - `front`: modules that several of the front pages share with no other page.
 * - `common`: modules that several of the front pages share with others. It holds no zod.
 * - `with-…`: modules that one front page shares with the first pages behind the sign-in. Without it, that page would
 *   ask for each of twenty small files.
 * - `with-…-alone`: the same, shared only with pages that are opened later; an owner's first page does not load it.
 * - `few-icons`: icons of captains and the kitchen that neither a guest nor a front page shows; `icons`: those of the
 *   owner's frame and first page; `more-icons`: all others.
 * - `firestore`: the SDK. A guest loads it later.
 * - `area`: modules around every page of a person with an account.
 * - `floor`: the plain kit as captains and the kitchen use it, and their frame.
 * - `mui`: modules around every page that uses MUI.
 * - `kit` and `shell`: further modules around the dashboard's pages: packages, and our own code.
 * - `records`: further modules of the domain that captains and the kitchen share, mostly schemas; other pages load it
 *   for a part.
 * - `at-work`: further modules of ours that captains and the kitchen share with an owner's first page; `service`: with
 *   later pages.
 *
 * Code that the guests or the front pages need too stays out of `area`, `kit` and `shell`: they would load the whole
 * file. No file may import itself around a circle (tests/conventions/production-build): what it exports might not be
 * there yet.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let groups: ReturnType<typeof groupsOf> | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= groupsOf(root, (module) => context.getModuleInfo(module));
    return groups.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
  return { groups: [{ name, includeDependenciesRecursively: false }] };
}
