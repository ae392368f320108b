import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { captainEnglish } from '../../web/src/messages/captain/en.ts';
import * as captainHindi from '../../web/src/messages/captain/hi.ts';
import * as captainMarathi from '../../web/src/messages/captain/mr.ts';
import * as captainTamil from '../../web/src/messages/captain/ta.ts';
import * as captainBengali from '../../web/src/messages/captain/bn.ts';
import { guest as en } from '../../web/src/messages/guest/guest/en.ts';
import * as hi from '../../web/src/messages/guest/hi.ts';
import * as mr from '../../web/src/messages/guest/mr.ts';
import * as ta from '../../web/src/messages/guest/ta.ts';
import * as bn from '../../web/src/messages/guest/bn.ts';
import { kitchenEnglish } from '../../web/src/messages/kitchen/en.ts';
import * as kitchenHindi from '../../web/src/messages/kitchen/hi.ts';
import * as kitchenMarathi from '../../web/src/messages/kitchen/mr.ts';
import * as kitchenTamil from '../../web/src/messages/kitchen/ta.ts';
import * as kitchenBengali from '../../web/src/messages/kitchen/bn.ts';
import { slipWords as slipEnglish } from '../../web/src/messages/shared/slip/en.ts';
import { SLIP_WORDS } from '../../web/src/words/slip.ts';

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
  const listed =
    /const (?:en|\w+English) = \{([^}]*)\}/.exec(textOf(`messages/${audience}/en.ts`))?.[1] ?? '';
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

/** Returns the keys of a part with the kinds of their values, those of its groups included. */
const keysOf = (part: unknown, of = ''): string[] =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.entries(part).flatMap(([key, value]: [string, unknown]) => keysOf(value, `${of}.${key}`))
    : [`${of} (${typeof part})`];

/** Returns the keys that English has and the language has not, and those that only the language has. */
function lackingIn(audience: string, english: unknown, other: unknown): string[] {
  const [wanted, found] = [keysOf(english, audience), keysOf(other, audience)];
  return [
    ...wanted.filter((key) => !found.includes(key)).map((key) => `${key} is missing`),
    ...found.filter((key) => !wanted.includes(key)).map((key) => `${key} is not in English`),
  ];
}

/** Abbreviations and names that India writes in Latin letters in every language. */
const SAME_IN_EVERY_SCRIPT =
  /^(?:[A-Z]{2,6}(?: TIN)?|58 mm|80 mm|A4|WhatsApp|ORIGINAL FOR RECIPIENT|DUPLICATE|VOID|Composition taxable .*)$/;

const others = [
  {
    name: 'Hindi',
    script: /\p{Script=Deva}/u,
    captain: captainHindi,
    kitchen: kitchenHindi,
    guest: hi,
    slip: SLIP_WORDS.hi,
  },
  {
    name: 'Marathi',
    script: /\p{Script=Deva}/u,
    captain: captainMarathi,
    kitchen: kitchenMarathi,
    guest: mr,
    slip: SLIP_WORDS.mr,
  },
  {
    name: 'Tamil',
    script: /\p{Script=Taml}/u,
    captain: captainTamil,
    kitchen: kitchenTamil,
    guest: ta,
    slip: SLIP_WORDS.ta,
  },
  {
    name: 'Bengali',
    script: /\p{Script=Beng}/u,
    captain: captainBengali,
    kitchen: kitchenBengali,
    guest: bn,
    slip: SLIP_WORDS.bn,
  },
];

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

  it.each(others)(
    'of captains and the kitchen are all in $name, part by part',
    ({ captain, kitchen, script }) => {
      for (const [audience, dictionary] of Object.entries({ captain, kitchen })) {
        expect(Object.keys(dictionary).sort()).toEqual(dictionaryOf(audience));
        const { titleOf, ...parts } = dictionary;
        const inEnglish = Object.entries({ ...parts, title: titleOf('kitchen') })
          .filter(([, part]) => !script.test(String(everyText(part))))
          .map(([name]) => name);
        expect(inEnglish).toEqual([]);
      }
    },
  );

  it.each([{ name: 'English', captain: captainEnglish, kitchen: kitchenEnglish }, ...others])(
    'have one word for each stage of a dish in $name',
    ({ captain, kitchen }) => {
      for (const words of [captain.lineStages, kitchen.kitchen.stages].map((each) => Object.values(each)))
        expect(new Set(words).size).toBe(words.length);
    },
  );

  it.each(others)('lack no key in $name', ({ captain, kitchen, guest, slip }) => {
    // The compiler asks for every part; in English they come with the code that says them.
    const { parts: _, ...guestWords } = guest;
    const lacking = [
      ...lackingIn('captain', captainEnglish, captain),
      ...lackingIn('kitchen', kitchenEnglish, kitchen),
      ...lackingIn('guest', en, guestWords),
      ...lackingIn('slip', slipEnglish, slip),
    ];
    expect(lacking).toEqual([]);
  });

  it.each(others)(
    'have their words in $name, but for what is the same in every script',
    ({ guest, script }) => {
      const foreign = everyText(guest)
        .filter(
          (text): text is string => typeof text === 'string' && /[a-z]{3}/i.test(text) && !script.test(text),
        )
        .filter((text) => !SAME_IN_EVERY_SCRIPT.test(text));
      expect(foreign).toEqual([]);
    },
  );
});
