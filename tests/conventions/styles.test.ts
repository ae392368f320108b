import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { readWeb, styleSheets, webFiles } from './style-sheets.ts';

/** Maximum number of lines; a longer style sheet covers more than one thing. */
const LONGEST = 150;

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const COMPOSES = /composes:\s*([\w\s]+?)\s+from\s+'([^']+)'/g;

const groups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** Returns the classes of `local` that a component names, and those it may name when it looks one up by a variable. */
function classesIn(source: string, local: string): { named: string[]; possible: string[] } {
  const lookups = groups(source, new RegExp(`\\b${local}\\[([^\\]]+)\\]`, 'g'));
  const looksUp = lookups.some((lookup) => !/^'\w+'$/.test(lookup));
  return {
    named: lookups.flatMap((lookup) => groups(lookup, /^'(\w+)'$/g)),
    possible: looksUp ? groups(source, /'(\w+)'/g) : [],
  };
}

const PUBLIC_SHEETS = ['build/public-page.css', 'build/public-head.css', 'build/public-menu.css'];

/** Returns the classes in the templates of the public menu. */
function publicPageClasses(): string[] {
  const folder = new URL('../../functions/src/restaurant/public-page/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const templates = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return templates.flatMap((text) => groups(text, /class="([\w-]+)"/g));
}

/** Returns every class that a component or another style sheet uses, as `path.css .name`. */
function classesAskedFor(): { named: Set<string>; possible: Set<string> } {
  const named = new Set<string>();
  const possible = new Set<string>();
  for (const path of webFiles(/\.tsx?$/)) {
    const source = readWeb(path);
    for (const [, local = '', from = ''] of source.matchAll(IMPORT)) {
      const sheet = join(dirname(path), from);
      const classes = classesIn(source, local);
      for (const name of classes.named) named.add(`${sheet} .${name}`);
      for (const name of classes.possible) possible.add(`${sheet} .${name}`);
    }
  }
  // A function writes the public menu as HTML, so its style sheets count as one.
  for (const name of publicPageClasses())
    for (const sheet of PUBLIC_SHEETS) possible.add(`${sheet} .${name}`);
  for (const { path, css } of styleSheets()) {
    for (const [, names = '', from = ''] of css.matchAll(COMPOSES))
      for (const name of names.split(/\s+/)) named.add(`${join(dirname(path), from)} .${name}`);
  }
  return { named, possible };
}

/** Returns every class with a rule in a style sheet, as `path.css .name`. */
const classesWithRules = (): Set<string> =>
  new Set(
    styleSheets().flatMap(({ path, css }) =>
      groups(css, /([^{};]+)(?=\{)/g).flatMap((selector) =>
        groups(selector, /\.([a-zA-Z][\w-]*)/g).map((name) => `${path} .${name}`),
      ),
    ),
  );

it('every class is used by a component, and every used class has a rule', () => {
  const { named, possible } = classesAskedFor();
  const known = classesWithRules();
  expect([...known].filter((name) => !named.has(name) && !possible.has(name))).toEqual([]);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('every class of the public menu has a rule', () => {
  const known = classesWithRules();
  const without = publicPageClasses().filter(
    (name) => !PUBLIC_SHEETS.some((sheet) => known.has(`${sheet} .${name}`)),
  );
  expect(without).toEqual([]);
});

it('no style sheet is longer than one component or one small group needs', () => {
  const long = styleSheets()
    .map(({ path }) => ({ path, lines: readWeb(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST);
  expect(long).toEqual([]);
});
