import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { captain } from '../../web/src/messages/captain/en/captain.ts';
import { floor } from '../../web/src/messages/captain/en/floor.ts';
import { phones } from '../../web/src/messages/captain/en/phones.ts';
import { captainHindi } from '../../web/src/messages/captain/hi.ts';
import { kitchen } from '../../web/src/messages/kitchen/en/kitchen.ts';
import { kitchenHindi } from '../../web/src/messages/kitchen/hi.ts';
import { myWork } from '../../web/src/messages/shared/en/my-work.ts';
import { settling } from '../../web/src/messages/shared/en/settling.ts';
import { shell } from '../../web/src/messages/shared/en/shell.ts';

const root = new URL('../../web/src/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name));
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Import {
  readonly target: string;
  /** The names of imported values; empty for a type-only import. */
  readonly values: readonly string[];
  readonly isDynamic: boolean;
}

/** Returns the imports of our own files that a file makes at run time. */
function importsOf(file: string): Import[] {
  const text = textOf(file);
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const to = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const isOurs = (specifier: string) => specifier.startsWith('.') && /\.tsx?$/.test(specifier);
  const fixed = module.staticImports
    .filter(({ moduleRequest, entries }) => isOurs(moduleRequest.value) && !entries.every((e) => e.isType))
    .map(({ moduleRequest, entries }) => ({
      target: to(moduleRequest.value),
      values: entries.filter((e) => !e.isType).map(({ importName }) => importName.name ?? ''),
      isDynamic: false,
    }));
  const later = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
    .filter(isOurs)
    .map((specifier) => ({ target: to(specifier), values: [], isDynamic: true }));
  return [...fixed, ...later];
}

/** Returns the name in `part('name', …)`, by the constant that holds the part. */
function partName(file: string, constant: string): string {
  const found = new RegExp(String.raw`export const ${constant} = part\(\s*'(\w+)'`).exec(textOf(file));
  if (found?.[1] === undefined) throw new Error(`${file} has no part ${constant}`);
  return found[1];
}

/** Returns the parts in an audience's English. */
function dictionaryOf(audience: string): string[] {
  const listed = /const en = \{([^}]*)\}/.exec(textOf(`messages/${audience}/en.ts`))?.[1] ?? '';
  return [...listed.matchAll(/\w+/g)].map(([name]) => name).sort();
}

/**
 * Returns the parts that these files and their imports name. The router's pages are not followed, because they belong
 * to several audiences.
 */
function partsOf(starts: readonly string[]): string[] {
  const reached = new Set(starts);
  const parts = new Set<string>();
  for (const file of reached) {
    for (const { target, values, isDynamic } of importsOf(file)) {
      if (isDynamic && file.startsWith('app/routing/')) continue;
      if (/^words\/\w+\//.test(target)) values.forEach((value) => parts.add(partName(target, value)));
      else if (!/^(?:words|messages)\//.test(target)) reached.add(target);
    }
  }
  return [...parts].sort();
}

/** Returns the texts of a part, and the source of those that are functions. */
const everyText = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null ? Object.values(part).flatMap(everyText) : [part];

/** Returns the keys of a part, those of its groups included. */
const keysOf = (part: object): string[] =>
  Object.entries(part)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
    )
    .toSorted();

const pagesOf = (features: string): string[] =>
  files.filter((file) => new RegExp(`^features/(?:${features})/.*-page\\.tsx$`).test(file));
const area = [
  'app/routing/route-objects.tsx',
  'app/shells/area/app-area.tsx',
  'app/shells/area/arrival.tsx',
  'app/guards/guards.tsx',
];
const members = [
  ...area,
  'app/restaurant/connection-banner.tsx',
  'app/restaurant/connected.tsx',
  'app/shells/floor/member-bar.tsx',
  'app/shells/floor/my-work.tsx',
  'app/version/new-version.tsx',
];
/** Only captains keep rounds on their device. */
const keepsRounds = ['app/leaving/leaving.tsx', 'app/restaurant/at-work.tsx', 'app/restaurant/employed.tsx'];

describe('sentences', () => {
  it.each(
    files.filter(
      (file) => /^(?:app|blocks|features|ui)\//.test(file) && !/\.(?:test|fixtures)\.tsx?$/.test(file),
    ),
  )('come from words/, not from messages/, in %s', (file) => {
    expect(importsOf(file).filter(({ target }) => target.startsWith('messages/'))).toEqual([]);
  });

  it.each([
    ['captain', [...members, ...keepsRounds, ...pagesOf('captain')]],
    ['kitchen', [...members, ...pagesOf('kitchen')]],
    [
      'front',
      [
        ...area,
        'app/faults/not-found-page.tsx',
        'app/shells/public/front-area.tsx',
        'app/shells/public/public-shell.tsx',
        ...pagesOf('landing|pricing|login|signup'),
      ],
    ],
    [
      'owner',
      [
        ...members,
        ...keepsRounds,
        'app/routing/orders-area.tsx',
        'app/shells/dashboard/dashboard-shell.tsx',
        'app/shells/onboarding/onboarding-shell.tsx',
        'app/shells/super/super-shell.tsx',
        ...pagesOf('(?!(?:landing|pricing|login|signup|captain|kitchen|guest)/)[^/]+'),
      ],
    ],
  ])('of the %s are the parts that its pages name', (audience, starts) => {
    expect(dictionaryOf(audience)).toEqual(partsOf(starts));
  });

  it.each([
    ['captain', captainHindi],
    ['kitchen', kitchenHindi],
  ])('of the %s are all in Hindi, part by part', (audience, hindi) => {
    expect(Object.keys(hindi).sort()).toEqual(dictionaryOf(audience));
    const { titleOf, ...parts } = hindi;
    const inEnglish = Object.entries({ ...parts, title: titleOf('kitchen') })
      .filter(([, part]) => !/\p{Script=Deva}/u.test(String(everyText(part))))
      .map(([name]) => name);
    expect(inEnglish).toEqual([]);
  });

  it.each([
    [captain, captainHindi.captain],
    [floor, captainHindi.floor],
    [phones, captainHindi.phones],
    [settling, captainHindi.settling],
    [shell, captainHindi.shell],
    [myWork, captainHindi.myWork],
    [kitchen, kitchenHindi.kitchen],
  ])('have the same keys in both languages (%#)', (english, hindi) => {
    expect(keysOf(hindi)).toEqual(keysOf(english));
  });
});
