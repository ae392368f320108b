import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import * as bookerParts from '../../web/src/messages/booker/en.ts';
import * as captainParts from '../../web/src/messages/captain/en.ts';
import * as frontParts from '../../web/src/messages/front/en.ts';
import * as guestParts from '../../web/src/messages/guest/en.ts';
import * as kitchenParts from '../../web/src/messages/kitchen/en.ts';
import * as ownerParts from '../../web/src/messages/owner/en.ts';
import { loadBookerWords } from '../../web/src/words/booker.ts';
import { dictionaryOf, languagesOf } from '../../web/src/words/dictionaries.ts';
import { loadGuestWords } from '../../web/src/words/guest.ts';
import type { Spoken } from '../../web/src/words/part.ts';
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

/** Returns the imports of our own files that a file makes at run time. What it exports from another file counts, too. */
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
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, moduleRequest }) => !isType && isOurs(moduleRequest?.value ?? ''))
    .map(({ moduleRequest, importName }) => ({
      target: to(moduleRequest?.value ?? ''),
      values: [importName.name ?? ''],
      isDynamic: false,
    }));
  const later = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
    .filter(isOurs)
    .map((specifier) => ({ target: to(specifier), values: [], isDynamic: true }));
  return [...fixed, ...passedOn, ...later];
}

/** Returns the name in `part('name', …)`, by the constant that holds the part. */
const partName = (file: string, constant: string): string | undefined =>
  new RegExp(String.raw`export const ${constant} = part\(\s*'(\w+)'`).exec(textOf(file))?.[1];

type List = Readonly<Record<string, { readonly name: string; readonly en: unknown }>>;

/** Returns the English of the parts in a list, by their names. */
const englishOf = (list: List): Spoken =>
  Object.fromEntries(Object.values(list).map(({ name, en }) => [name, en])) as Spoken;

/** Returns an audience's list of another language, made from that of English. Its first line is kept. */
function listIn(audience: string, language: OtherLanguage): string {
  const folder = `messages/${audience}`;
  const [first] = textOf(`${folder}/${language}.ts`).split('\n');
  const [, ...english] = textOf(`${folder}/en.ts`).split('\n');
  const row = (_: string, constants: string, path: string) => {
    const names = constants.split(', ').map((each) => partName(posix.join(folder, path, 'en.ts'), each));
    return `{ ${names.join(', ')} } from '${path}/${language}.ts'`;
  };
  return [first, ...english].join('\n').replaceAll(/\{ (.*) \} from '(.*)\/en\.ts'/g, row);
}

/**
 * Returns the parts that these files and their imports name. It does not follow the router's pages, because they belong
 * to several audiences.
 */
function partsOf(starts: readonly string[]): string[] {
  const reached = new Set(starts);
  const parts = new Set<string>();
  for (const file of reached) {
    for (const { target, values, isDynamic } of importsOf(file)) {
      if (isDynamic && file.startsWith('app/routing/')) continue;
      if (target.startsWith('messages/'))
        values.forEach((value) => parts.add(partName(target, value) ?? `${value} of ${target}`));
      else if (!target.startsWith('words/')) reached.add(target);
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

/** Returns the keys that only English has, and the keys that only the other language has. */
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

const SCRIPTS: Readonly<Record<OtherLanguage, RegExp>> = {
  hi: /\p{Script=Deva}/u,
  mr: /\p{Script=Deva}/u,
  ta: /\p{Script=Taml}/u,
  bn: /\p{Script=Beng}/u,
};
const others = await Promise.all(
  otherLanguages.map(async (language) => ({
    name: LANGUAGES[language].english,
    script: SCRIPTS[language],
    captain: await dictionaryOf('captain', language),
    kitchen: await dictionaryOf('kitchen', language),
    guest: await loadGuestWords(language),
    booker: await loadBookerWords(language),
    slip: SLIP_WORDS[language],
  })),
);
const english = {
  name: 'English',
  captain: englishOf(captainParts),
  kitchen: englishOf(kitchenParts),
  guest: englishOf(guestParts),
  booker: englishOf(bookerParts),
  slip: SLIP_WORDS.en,
};

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
/** Only a captain's device holds unsent rounds. */
const keepsRounds = ['app/leaving/leaving.tsx', 'app/restaurant/at-work.tsx', 'app/restaurant/employed.tsx'];

const translated = [
  ...(['captain', 'kitchen'] as const).map((audience) => [audience, languagesOf(audience)] as const),
  ['guest', otherLanguages] as const,
  ['booker', otherLanguages] as const,
].flatMap(([audience, languages]) =>
  languages.flatMap((language) => (language === 'en' ? [] : [[audience, language] as const])),
);

describe('sentences', () => {
  it.each(
    files.filter(
      (file) => /^(?:joint|app|blocks|features|ui)\//.test(file) && !/\.(?:test|fixtures)\.tsx?$/.test(file),
    ),
  )('are named by their part, so that any language may stand in for English, in %s', (file) => {
    const loose = importsOf(file)
      .filter(({ target }) => target.startsWith('messages/'))
      .flatMap(({ target, values, isDynamic }) =>
        isDynamic ? [target] : values.filter((value) => partName(target, value) === undefined),
      );
    expect(loose).toEqual([]);
  });

  it.each([
    ['captain', captainParts, [...members, ...keepsRounds, ...pagesOf('captain')]],
    ['kitchen', kitchenParts, [...members, ...pagesOf('kitchen')]],
    ['guest', guestParts, pagesOf('guest')],
    ['booker', bookerParts, pagesOf('guest-booking')],
    [
      'front',
      frontParts,
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
      ownerParts,
      [
        ...members,
        ...keepsRounds,
        'app/routing/orders-area.tsx',
        'app/shells/dashboard/dashboard-shell.tsx',
        'app/shells/onboarding/onboarding-shell.tsx',
        'app/shells/super/super-shell.tsx',
        ...pagesOf('(?!(?:landing|pricing|login|signup|captain|kitchen|guest|guest-booking)/)[^/]+'),
      ],
    ],
  ] as const)('of the %s are the parts that its pages name', (_, list, starts) => {
    expect(Object.keys(englishOf(list)).sort()).toEqual(partsOf(starts));
  });

  it.each(translated)(
    'of the %s are listed in %s as in English; -u writes the list',
    async (audience, language) => {
      const file = fileURLToPath(new URL(`messages/${audience}/${language}.ts`, root));
      await expect(listIn(audience, language)).toMatchFileSnapshot(file);
    },
  );

  it.each(others)('of captains and the kitchen are all in $name, part by part', ({ script, ...spoken }) => {
    for (const { titleOf, ...parts } of [spoken.captain, spoken.kitchen]) {
      const inEnglish = Object.entries({ ...parts, title: titleOf?.('kitchen') })
        .filter(([, part]) => !script.test(String(everyText(part))))
        .map(([name]) => name);
      expect(inEnglish).toEqual([]);
    }
  });

  it.each([english, ...others])('have one word for each stage of a dish in $name', ({ captain, kitchen }) => {
    for (const stages of [captain.lineStages, kitchen.kitchen?.stages]) {
      const words = Object.values(stages ?? {});
      expect(words.length).toBeGreaterThan(1);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it.each(others)('lack no key in $name', (spoken) => {
    const lacking = (['captain', 'kitchen', 'guest', 'booker', 'slip'] as const).flatMap((audience) =>
      lackingIn(audience, english[audience], spoken[audience]),
    );
    expect(lacking).toEqual([]);
  });

  it.each(others)(
    'have their words in $name, but for what is the same in every script',
    ({ guest, booker, script }) => {
      const foreign = everyText({ guest, booker })
        .filter(
          (text): text is string => typeof text === 'string' && /[a-z]{3}/i.test(text) && !script.test(text),
        )
        .filter((text) => !SAME_IN_EVERY_SCRIPT.test(text));
      expect(foreign).toEqual([]);
    },
  );
});
