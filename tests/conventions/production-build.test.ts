import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, otherLanguages } from '@bhoj/domain/catalogue/languages';
import { href, routeEntries } from '@bhoj/domain/catalogue/routes';
import { productionBuild } from '../../tools/src/build/web-builds.ts';
import { DOCUMENTS_META, earlyFetchScript } from '../../web/src/app/boot/early-fetch.ts';
import { notStartedScript } from '../../web/src/app/boot/not-started.ts';
import { writtenLanguageScript } from '../../web/src/app/boot/written-language.ts';
import { guestBooking as bnBooking } from '../../web/src/messages/booker/booking/bn.ts';
import { guestBooking as hiBooking } from '../../web/src/messages/booker/booking/hi.ts';
import { guestBooking as mrBooking } from '../../web/src/messages/booker/booking/mr.ts';
import { guestBooking as taBooking } from '../../web/src/messages/booker/booking/ta.ts';
import { guest as bn } from '../../web/src/messages/guest/guest/bn.ts';
import { guest } from '../../web/src/messages/guest/guest/en.ts';
import { guest as hi } from '../../web/src/messages/guest/guest/hi.ts';
import { guest as mr } from '../../web/src/messages/guest/guest/mr.ts';
import { guest as ta } from '../../web/src/messages/guest/guest/ta.ts';

const othersBooking = { hi: hiBooking, mr: mrBooking, ta: taBooking, bn: bnBooking };
const root = fileURLToPath(new URL('../../', import.meta.url));
const others = { hi, mr, ta, bn };
let dist = '';
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dist = mkdtempSync(join(root, '.cache', 'production-'));
  const { program, args, env } = productionBuild(dist, { withMaps: true });
  await promisify(execFile)(program, args, { cwd: join(root, 'web'), env });
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
}, 180_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const REACT_ROUTER = /useRoutes\(\)|RouterProvider/;

/** Words that occur only in these libraries. */
const NOT_BEFORE_THE_DISH = [
  ['Firebase', /FirebaseError/],
  ['zod', /ZodError|invalid_union/],
  ['MUI', /MuiButton/],
  ['React Router', REACT_ROUTER],
  ['an icon of the staff’s pages', /layout-dashboard/],
] as const;

const saying = (text: string): string[] =>
  files.filter((file) => file.text.includes(text)).map(({ name }) => name);

describe('a build for production', () => {
  it('contains its own project, and nothing of the emulators or of the stand-ins for Google and Razorpay', () => {
    expect(saying('bhoj-check')).not.toEqual([]);
    const ofEmulators = ['http://127.0.0.1', 'demo-bhoj', 'Emulator:', 'email_verified:'];
    expect(ofEmulators.flatMap(saying)).toEqual([]);
    expect(files.filter(({ name }) => name.includes('stand-in'))).toEqual([]);
  });

  it('has every front page as HTML with its words and styles, and an empty shell', () => {
    const pages = routeEntries.filter(([, { area }]) => area === 'front');
    const written = pages.map(([name, { path }]) => {
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      const html = files.find((each) => each.name === file)?.text ?? '';
      const isFilled = html.includes(`data-page="${name}"`) && /<h1[ >]/.test(html);
      const sheets = [...html.matchAll(/<link rel="stylesheet"([^>]*)>/g)].map(([, rest = '']) => rest);
      const asksForSheets = sheets.some((rest) => !rest.startsWith(' disabled '));
      return { name, isFilled, knowsItsSheets: sheets.length > 0, asksForSheets };
    });
    expect(written).toEqual(
      pages.map(([name]) => ({ name, isFilled: true, knowsItsSheets: true, asksForSheets: false })),
    );
  });

  it('shows a first sign in a page that has no content yet, and the script that says when nothing comes', () => {
    for (const page of ['shell.html', 'guest.html', 'book.html']) {
      const html = files.find(({ name }) => name === page)?.text ?? '';
      expect(html).toMatch(
        /<div id="root"><style>[^<]+<\/style><div id="first-sign" role="status">Loading\.\.\.<\/div><\/div>/,
      );
      expect(html).toContain(`<script>${notStartedScript}</script>`);
    }
  });
});

/** The first program of a page loads another one, for its address, with a list of what that needs. */
describe('the first program', () => {
  const main = () => files.find(({ name }) => name === scriptsOf('guest.html')[0])?.text ?? '';
  const loads = () =>
    [
      ...main().matchAll(/import\(.\.\/([\w-]+\.js).\)(?:(?!import\()[^])*?__vite__mapDeps\(\[([\d,]+)\]\)/g),
    ].map(([, script = '', list = '']) => ({
      script: `assets/${script}`,
      list: list.split(',').map(Number),
    }));
  const needed = () => JSON.parse(/\.f=(\[[^\]]+\])/.exec(main())?.[1] ?? '[]') as string[];

  it('has a list for each program, and does not join them', () => {
    expect(loads().length).toBeGreaterThan(2);
    expect(loads()).toHaveLength(main().split('import(').length - 1);
  });

  it('asks at a guest’s address for nothing but what the guests’ pages name', () => {
    const scripts = scriptsOf('guest.html');
    const guests = loads().find(({ script }) => scripts.includes(script));
    const asked = guests?.list.map((at) => needed()[at] ?? '') ?? [];
    const known = files.find(({ name }) => name === 'guest.html')?.text ?? '';
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((file) => !known.includes(`/${file}`))).toEqual([]);
  });
});

describe('the page behind a table’s code', () => {
  const html = () => files.find(({ name }) => name === 'details.html')?.text ?? '';

  it('shows the details in every language before any script, and chooses the guest’s', () => {
    expect(html()).toContain('<div id="root" data-page="customerDetails">');
    const written = [guest, ...Object.values(others)].map(
      ({ details }) => html().split(details.start).length,
    );
    expect(written).toEqual(languageCodes.map(() => 2));
    expect(html()).toContain(`<script>${writtenLanguageScript}</script>`);
  });

  it('asks for what the guests’ other pages ask for, besides their style sheets, and takes at most 13 KB', () => {
    const before = (text: string) => text.slice(0, text.indexOf('<link rel="stylesheet"'));
    expect(scriptsOf('details.html')).toEqual(scriptsOf('guest.html'));
    expect(before(html())).toContain(earlyFetchScript);
    expect(html()).not.toMatch(/<link rel="stylesheet"(?! disabled )/);
    expect(gzipSync(html()).length).toBeLessThanOrEqual(13_000);
  });

  it('says when no script comes, although it has content', () => {
    expect(html()).toContain(`<script>${notStartedScript}</script>`);
    expect(html()).toMatch(/<div id="first-sign" role="status" hidden><\/div><div id="root"/);
  });
});

/** The files that a script imports before it runs. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => `assets/${name}`);
const importedBy = (name: string): string[] =>
  importsIn(files.find((file) => file.name === name)?.text ?? '');

/** The named files, with all that those import. */
function withImports(names: readonly string[]): { name: string; text: string }[] {
  const found = new Map<string, string>();
  const follow = (name: string) => {
    const text = files.find((file) => file.name === name)?.text;
    if (text === undefined) throw new Error(`${name} is not in the build`);
    if (found.has(name)) return;
    found.set(name, text);
    importsIn(text).forEach(follow);
  };
  names.forEach(follow);
  return [...found].map(([name, text]) => ({ name, text }));
}

/** The scripts that a page asks for by itself. */
const scriptsOf = (page: string): string[] => {
  const html = files.find(({ name }) => name === page)?.text ?? '';
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
};

/** Returns the scripts that guest.html loads, with all their imports: everything before the first dish. */
const scriptsOfGuests = () => withImports(scriptsOf('guest.html'));

/** The one file of this name (`FILES` in build/files-by-screen.ts, or a module that the bundler put into its own). */
function fileNamed(wanted: string): string {
  const found = files
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^assets/${wanted}-[\\w-]{8}\\.js$`).test(name));
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) throw new Error(`${found.length} files are named ${wanted}`);
  return one;
}

const kilobytesOf = (scripts: readonly { text: string }[]): number =>
  scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1000;

describe('a guest’s page', () => {
  const LEAST_OF_ANY = 60;

  it('asks for at most 6 scripts of 105 KB together before the first dish', () => {
    expect(scriptsOfGuests().length).toBeLessThanOrEqual(6);
    const kilobytes = kilobytesOf(scriptsOfGuests());
    expect(kilobytes).toBeGreaterThan(LEAST_OF_ANY);
    expect(kilobytes).toBeLessThanOrEqual(105);
  });

  it('contains the menu, and nothing of Firebase, zod, MUI or React Router', () => {
    const saying = (pattern: RegExp) => scriptsOfGuests().filter(({ text }) => pattern.test(text));
    expect(saying(/Search the menu/)).not.toEqual([]);
    for (const [, theirs] of NOT_BEFORE_THE_DISH) {
      expect(files.some(({ text }) => theirs.test(text))).toBe(true);
      expect(saying(theirs).map(({ name }) => name)).toEqual([]);
    }
  });

  /** The scripts that a guest loads once the menu is on screen, each beside the first ones (`GUESTS_LATER`). */
  it.each([
    ['guest-menu', 4, 10, /FirebaseError|ZodError|invalid_union|MuiButton|RouterProvider/],
    ['sounds', 2, 6, /FirebaseError|ZodError|invalid_union|MuiButton|RouterProvider/],
    // Its files hold Firebase too: an order is live, so that the SDK comes with it.
    ['guest-order', 10, 230, /MuiButton|RouterProvider/],
    ['guest-sdk', 6, 192, /MuiButton|RouterProvider/],
  ])(
    'then loads %s: at most %i scripts of %i KB, and nothing that it does not need',
    (name, most, kilobytes, unneeded) => {
      const known = new Set(scriptsOfGuests().map((file) => file.name));
      const fresh = withImports([fileNamed(name)]).filter((file) => !known.has(file.name));
      expect(fresh.length).toBeGreaterThan(0);
      expect(fresh.length).toBeLessThanOrEqual(most);
      expect(kilobytesOf(fresh)).toBeLessThanOrEqual(kilobytes);
      expect(fresh.filter(({ text }) => unneeded.test(text)).map((file) => file.name)).toEqual([]);
    },
  );

  it('has a menu without dishes in every language, and the script that fills it, in at most 17 KB', () => {
    const html = files.find(({ name }) => name === 'guest.html')?.text ?? '';
    const written = [guest, ...Object.values(others)].map(({ menu }) =>
      html.includes(`aria-label="${menu.search}"`),
    );
    expect(written).toEqual(languageCodes.map(() => true));
    expect(html).toMatch(/<template data-written-in="en">/);
    expect(gzipSync(html).length).toBeLessThanOrEqual(17_000);
  });

  it('requests its documents before any script', () => {
    const html = files.find(({ name }) => name === 'guest.html')?.text ?? '';
    const asks = html.indexOf(earlyFetchScript);
    expect(asks).toBeGreaterThan(
      html.indexOf(`<meta name="${DOCUMENTS_META}" content="https://firestore.googleapis.com/`),
    );
    expect(asks).toBeLessThan(html.indexOf('<script type="module"'));
  });
});

describe('the page on which a guest books', () => {
  const scripts = () => withImports(scriptsOf('book.html'));

  it('asks for at most 6 scripts of 95 KB together', () => {
    expect(scripts().length).toBeLessThanOrEqual(6);
    const kilobytes = kilobytesOf(scripts());
    expect(kilobytes).toBeGreaterThan(60);
    expect(kilobytes).toBeLessThanOrEqual(95);
  });

  it('contains the form, and nothing of the menu, Firebase, zod, MUI or React Router', () => {
    const of = (pattern: RegExp) => scripts().filter(({ text }) => pattern.test(text));
    expect(of(/How many are you/)).not.toEqual([]);
    expect(of(/Search the menu/)).toEqual([]);
    for (const [, theirs] of NOT_BEFORE_THE_DISH) expect(of(theirs).map(({ name }) => name)).toEqual([]);
  });

  it.each(otherLanguages)('loads its sentences in %s alone', (language) => {
    const own = files.filter(
      ({ name, text }) => name.endsWith('.js') && text.includes(othersBooking[language].ownTitle),
    );
    expect(own.map(({ name }) => name)).toHaveLength(1);
    expect(scripts().map(({ name }) => name)).not.toContain(own[0]?.name);
    expect(kilobytesOf(own)).toBeLessThanOrEqual(6);
  });
});

describe('the files of the build', () => {
  it('import one another without a circle: what a file exports could be missing when another one runs', () => {
    const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    const isInCircle = (name: string) =>
      withImports(importedBy(name)).some((imported) => imported.name === name);
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter(isInCircle)).toEqual([]);
  });
});

/** The modules in a script, as paths from the repository's root. */
function modulesIn(script: string): string[] {
  const map = join(dist, `${script}.map`);
  // The bundler's own runtime has none.
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.map((source) => relative(root, join(dist, dirname(script), source)));
}

type Unneeded = readonly [what: string, modules: RegExp];

/**
 * Code that only a later act needs, by its modules; each must be in the build. It leaves out a few small modules in
 * files that the page shares with others: schemas, contracts, and the words of all refusals to guests and of the public
 * pages' frame.
 */
const NOT_BEFORE: Readonly<Record<'captain' | 'kitchen', readonly Unneeded[]>> = {
  captain: [
    [
      'the rules of bills',
      /^domain\/src\/billing\/(bill|corrections|discounts|settle)\/(?!declared-upi|.*\.(contract|schema)\.)/,
    ],
    ['settling', /^web\/src\/blocks\/(bill|settle)\/(?!state\/declared-name)/],
    ['printing', /^web\/src\/blocks\/(kot|slip)\//],
    ['reviews', /\/reviews?\/(?!review\.schema)/],
    ['the sheets of acts', /^web\/src\/features\/captain\/acts\/(?!later-acts)/],
    ['orders and dishes', /^web\/src\/features\/captain\/(bill|dishes|party|repeat)\/.*\.tsx?$/],
    ['other pages', /^web\/src\/features\/(?!captain\/|login\/arrival)/],
    [
      'other pages’ words',
      /^web\/src\/messages\/(?!captain\/|shared\/|part\.|guest\/reasons\/|front\/site\/)/,
    ],
    ['the sentences of refusals', /^web\/src\/messages\/shared\/reasons\//],
  ],
  kitchen: [
    [
      'the rules of bills',
      /^domain\/src\/billing\/(bill|corrections|discounts|settle)\/(?!declared-upi|.*\.(contract|schema)\.)/,
    ],
    ['settling', /^web\/src\/blocks\/(bill|settle)\//],
    ['reviews', /\/reviews?\/(?!review\.schema)/],
    [
      'settings, waste and count',
      /^web\/src\/features\/kitchen\/(bar\/screen-sheet|stock\/.*-(part|sheet|sender))/,
    ],
    ['other pages', /^web\/src\/features\/(?!kitchen\/|captain\/outbox\/|login\/arrival)/],
    [
      'other pages’ words',
      /^web\/src\/messages\/(?!kitchen\/|shared\/|part\.|guest\/reasons\/|front\/site\/)/,
    ],
    ['the sentences of refusals', /^web\/src\/messages\/shared\/reasons\//],
  ],
};

/** Reached: 12 files of 329.1 KB, and 11 of 319.5 KB. A hundredth more is the margin. */
const FIRST_FILES = { captain: [12, 332], kitchen: [11, 322] } as const;

describe.each(['captain', 'kitchen'] as const)('the screen of the %s', (screen) => {
  const LEAST_OF_ANY = 250;
  const scripts = () => {
    const html = files.find(({ name }) => name === 'shell.html')?.text ?? '';
    const [, ahead = ''] = new RegExp(`data-path="${href(screen)}" content="([^"]+)"`).exec(html) ?? [];
    const parts = ahead.split(' ').filter((file) => file.endsWith('.js'));
    expect(parts.length).toBeGreaterThan(3);
    return withImports([...scriptsOf('shell.html'), ...parts.map((file) => file.slice(1))]);
  };

  const [mostFiles, most] = FIRST_FILES[screen];
  it(`asks for at most ${mostFiles} scripts of ${most} KB together before its content`, () => {
    expect(scripts().length).toBeLessThanOrEqual(mostFiles);
    const kilobytes = kilobytesOf(scripts());
    expect(kilobytes).toBeGreaterThan(LEAST_OF_ANY);
    expect(kilobytes).toBeLessThanOrEqual(most);
  });

  it.each(otherLanguages)('asks at once for its sentences in %s', (language) => {
    const html = files.find(({ name }) => name === 'shell.html')?.text ?? '';
    const own = new RegExp(`data-path="${href(screen)}" data-language="${language}" content="([^"]+)"`);
    const asked = (own.exec(html)?.[1] ?? '').split(' ');
    const texts = files.filter(({ name }) => asked.includes(`/${name}`)).map(({ text }) => text);
    // The scripts of India's languages, from Devanagari to Tamil.
    expect(texts.join('')).toMatch(/[\u0900-\u0BFF]/u);
  });

  it.each(NOT_BEFORE[screen])('asks for nothing of %s before its content', (_, theirs) => {
    const all = files.filter(({ name }) => name.endsWith('.js')).flatMap(({ name }) => modulesIn(name));
    expect(all.filter((module) => theirs.test(module))).not.toEqual([]);
    const first = scripts().flatMap(({ name }) => modulesIn(name));
    expect(first.length).toBeGreaterThan(200);
    expect(first.filter((module) => theirs.test(module))).toEqual([]);
  });

  it.each([
    ['MUI', /MuiButton|MuiDialog/],
    ['React Router', REACT_ROUTER],
  ])('contains nothing of %s', (_, theirs) => {
    expect(files.some(({ text }) => theirs.test(text))).toBe(true);
    expect(scripts().filter(({ text }) => theirs.test(text))).toEqual([]);
  });
});

describe('what captains and cooks open after their first screen', () => {
  const scripts = () =>
    files
      .map(({ name }) => name)
      .filter((name) =>
        modulesIn(name).some((module) => /^web\/src\/features\/(captain|kitchen)\//.test(module)),
      );

  // They are drawn in the plain kit. A file that they share with the owner's pages brings MUI, 100 KB, to every phone.
  it('comes without MUI, whatever files it shares', () => {
    expect(scripts().length).toBeGreaterThan(15);
    const isMui = (module: string) => /(^|\/)node_modules\/(@mui|@emotion)\//.test(module);
    const bringsMui = (name: string) =>
      withImports([name]).some((script) => modulesIn(script.name).some(isMui));
    expect(bringsMui(fileNamed('dashboard'))).toBe(true);
    expect(scripts().filter(bringsMui)).toEqual([]);
  });

  it.each([
    ['table-screen', 21, 77],
    ['add-dishes', 10, 25],
    ['bill-screen', 7, 60],
  ])('asks for %s with at most %i scripts of %i KB beyond the first', (part, most, kilobytes) => {
    const known = new Set(
      withImports([...scriptsOf('shell.html'), fileNamed('captain')]).map(({ name }) => name),
    );
    const fresh = withImports([fileNamed(part)]).filter(({ name }) => !known.has(name));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThanOrEqual(most);
    expect(kilobytesOf(fresh)).toBeLessThanOrEqual(kilobytes);
  });
});

describe('the first script of every page', () => {
  const main = () => files.find(({ name }) => name === fileNamed('index'))?.text ?? '';
  /** The files that it asks for together with a program, by the program's file. */
  const besides = (program: string): string[] => {
    const known = [...(/m\.f=(\[[^\]]*\])/.exec(main())?.[1] ?? '').matchAll(/"([^"]+)"/g)];
    const call = new RegExp(
      `import\\(\`\\./${program}-.*?,(?:__vite__mapDeps\\(\\[([\\d,]*)\\]\\)|\\[\\])\\)`,
    );
    const found = call.exec(main());
    if (found === null) throw new Error(`it loads no ${program}`);
    return (found[1]?.split(',') ?? []).map((index) => known[Number(index)]?.[1] ?? index);
  };

  it.each([
    ['guest', 'all guest'],
    ['booking', 'all booking-parts'],
  ])('asks with the program %s for no file of another', (program, sheets) => {
    const names = besides(program).map((name) => /^assets\/([\w-]+)-[\w-]{8}\.css$/.exec(name)?.[1] ?? name);
    expect(names.join(' ')).toBe(sheets);
  });

  it('asks with the public pages’ program for its scripts too, which no head names', () => {
    expect(besides('staff').filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    expect(besides('floor').filter((name) => name.endsWith('.js'))).toEqual([]);
  });
});

describe('a front page', () => {
  it.each([
    ['landing', 6, 105],
    ['login', 8, 112],
    ['signup', 10, 138],
    // It reads the plans at once, and needs their schemas.
    ['pricing', 8, 128],
  ])('%s answers after at most %i scripts of %i KB together', (page, mostScripts, most) => {
    const scripts = withImports([...scriptsOf('index.html'), fileNamed('staff'), fileNamed(page)]);
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(most);
    const unneeded = [/FirebaseError|MuiButton/, REACT_ROUTER];
    expect(scripts.filter(({ text }) => unneeded.some((theirs) => theirs.test(text)))).toEqual([]);
  });
});

describe('the owner’s pages', () => {
  const LEAST_OF_ANY = 300;
  const partsOf = (...names: string[]) =>
    withImports([...scriptsOf('shell.html'), ...['members', 'dashboard', ...names].map(fileNamed)]);
  const scripts = () => partsOf('home');

  it('begin with at most 15 scripts, charts apart', () => {
    expect(scripts().length).toBeLessThanOrEqual(15);
  });

  it('begin with at most 430 KB of compressed script before the content, charts apart', () => {
    const kilobytes = kilobytesOf(scripts());
    expect(kilobytes).toBeGreaterThan(LEAST_OF_ANY);
    expect(kilobytes).toBeLessThanOrEqual(430);
  });

  it.each([
    [['orders'], 625],
    [['menu'], 615],
    [['settings'], 520],
    [['trending'], 500],
    [['finance', 'profit'], 480],
    [['finance', 'gst'], 525],
    [['finance', 'money'], 535],
    [['finance', 'accountant'], 510],
    [['payroll', 'people'], 535],
    [['payroll', 'muster'], 490],
    [['payroll', 'pay'], 566],
  ])('%s asks for at most 25 scripts of %i KB together, charts apart', (pages, most) => {
    const all = partsOf(...pages.map((page) => `office-${page}`));
    expect(all.length).toBeLessThanOrEqual(25);
    const kilobytes = kilobytesOf(all);
    expect(kilobytes).toBeGreaterThan(LEAST_OF_ANY);
    expect(kilobytes).toBeLessThanOrEqual(most);
  });

  // An icon or a type that a part shares with the floor's screens once brought seven files and 55 KB of them to each page.
  it.each([
    ['frame', 3, 38],
    ['home-wages', 4, 45],
  ])('load %s after their first drawing with at most %i scripts of %i KB more', (part, most, kilobytes) => {
    const known = new Set(scripts().map(({ name }) => name));
    const fresh = withImports([fileNamed(`office-${part}`)]).filter(({ name }) => !known.has(name));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThanOrEqual(most);
    expect(kilobytesOf(fresh)).toBeLessThanOrEqual(kilobytes);
  });

  it('begin with nothing of the search’s list, nor of what pipeline queries would need', () => {
    expect(saying('useAutocomplete')).not.toEqual([]);
    expect(scripts().filter(({ text }) => text.includes('useAutocomplete'))).toEqual([]);
    expect(saying('RE2JSSyntaxException')).toEqual([]);
  });
});
