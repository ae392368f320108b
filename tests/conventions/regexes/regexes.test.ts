import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attacksOn, slowOn } from './attacks.ts';

const root = new URL('../../../', import.meta.url);

/**
 * Patterns that take quadratic time, and the most characters that the code around them gives them. All other patterns
 * take time in proportion to their text.
 */
const SHORT_TEXTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'domain/src/menu/file/csv-cells.ts': {
    [String.raw`/\s*(\/[-=–]?|rs\.?|रु\.?|only)\s*$/i`]: 60,
    [String.raw`/\s*\/[-=–]?$/`]: 60,
  },
  'domain/src/menu/file/csv-headings.ts': {
    [String.raw`/\s*(\(.*\)|\bin (₹|rs\.?|inr|rupees))\s*$/`]: 120,
    [String.raw`/[\s*:.]+$/`]: 120,
    [String.raw`/\s*\b(price|rate|plate)$/`]: 120,
    [String.raw`/\s*[/|&]\s*/`]: 120,
  },
  'domain/src/menu/file/csv-lines.ts': {
    [String.raw`/^([*#=~_\-–—•])+([^*#=~_–—•]{1,80}?)\1+$/`]: 200,
  },
  'domain/src/menu/file/csv-sizes.ts': { [String.raw`/\s*(?:\/-)?\s*[/|&]\s*/`]: 60 },
  // Six digits that it has written itself.
  'domain/src/stock/shape/quantity-text.ts': { '/0+$/': 6 },
};

const sources = ['domain/src/', 'functions/src/', 'web/src/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\./.test(path)),
);

interface Written {
  readonly path: string;
  readonly pattern: RegExp;
}

/** Returns the patterns that a source writes out. */
function patternsIn(path: string, text: string): readonly Written[] {
  const found: Written[] = [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ path, pattern: new RegExp(node.regex.pattern, node.regex.flags) });
    },
  }).visit(program);
  return found;
}

const written = sources.flatMap((path) => patternsIn(path, readFileSync(new URL(path, root), 'utf8')));
const boundOf = ({ path, pattern }: Written): number | undefined => SHORT_TEXTS[path]?.[String(pattern)];

/** Returns what takes far too long, each pattern once. */
function slowOf(all: readonly Written[]) {
  const known = new Map<string, ReturnType<typeof slowOn>>();
  return all.flatMap((one) => {
    const name = String(one.pattern);
    if (!known.has(name)) known.set(name, slowOn(one.pattern, boundOf(one)));
    const slow = known.get(name);
    return slow === null || slow === undefined ? [] : [{ path: one.path, ...slow }];
  });
}

describe('every pattern of domain, functions and web', () => {
  it('takes time in proportion to the text, whatever somebody has typed', () => {
    expect(written.length).toBeGreaterThan(250);
    expect(slowOf(written.filter((one) => boundOf(one) === undefined))).toEqual([]);
  }, 240_000);

  it('that would take longer gets a short text, for which it is quick', () => {
    const short = written.filter((one) => boundOf(one) !== undefined);
    const named = Object.values(SHORT_TEXTS).flatMap((patterns) => Object.keys(patterns));
    expect([...new Set(short.map(({ pattern }) => String(pattern)))].toSorted()).toEqual(named.toSorted());
    expect(slowOf(short)).toEqual([]);
  }, 60_000);
});

describe('a planted pattern is found', () => {
  it.each([
    ['with the square, behind nothing', /\s*%$/],
    ['with the square, behind a word', /^rate of (\d+)(\d+)x/],
    ['with the square, in one of several', /a|(?:b|[^c]+[^d]+)!/],
    ['with the third power', /^(x*)(x*)(x*)$/],
    ['with the square, behind letters that no text is tried with', /^[uv][xw]+ *[ \d]*\d[\d ]*$/],
    ['that doubles with each letter', /^(a|a)*$/],
    ['that doubles with each word', /^(?:\w+\s?)+$/],
  ])('%s', (_, pattern) => {
    expect(slowOn(pattern)).not.toBeNull();
  });

  it.each([/^\s*\d+%$/, /(?<!\s)\s*%$/, /[^,]*(?:,|$)/g, /^(?:\w+,)+$/, /\p{L}+/gu])(
    'and %s is not',
    (pattern) => {
      expect(attacksOn(pattern).length).toBeGreaterThan(0);
      expect(slowOn(pattern)).toBeNull();
    },
  );
});

/** Patterns that the code builds while it runs, and how a test has each file build its own. */
const BUILDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'domain/src/erasure/person.ts': async () => {
    const { withoutPerson } = await import('@bhoj/domain/erasure/person');
    return withoutPerson('dal', { names: ['Asha Rao'], mobiles: ['9876543210', '9199199191'] });
  },
  'domain/src/menu/dish/wording.ts': async () => {
    const { readsLikeServiceCharge } = await import('@bhoj/domain/menu/dish/wording');
    return readsLikeServiceCharge('dal');
  },
  // Builds for the one above.
  'domain/src/menu/dish/word-lists.ts': () => Promise.resolve(),
};
/** Builds on the developer's machine, or for an id that the gateway has given. */
const BUILD_FOR_NOBODY = [
  'functions/src/subscription/gateway.ts',
  'web/src/build/guest-worker.ts',
  'web/src/build/no-pipelines.ts',
  'web/src/build/offline-app.ts',
];

describe('a pattern that is built while the code runs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is built by these files alone', () => {
    const building = sources.filter((path) =>
      /\bnew RegExp\(/.test(readFileSync(new URL(path, root), 'utf8')),
    );
    expect(building.toSorted()).toEqual([...Object.keys(BUILDS), ...BUILD_FOR_NOBODY].toSorted());
  });

  it('takes time in proportion to the text, whatever somebody has typed', async () => {
    const built: Written[] = [];
    let path = '';
    const Kept = RegExp;
    const catching = new Proxy(Kept, {
      construct(target, given: [string, string?]) {
        const pattern = new target(...given);
        built.push({ path, pattern });
        return pattern;
      },
    });
    vi.resetModules();
    vi.stubGlobal('RegExp', catching);
    for (const [file, build] of Object.entries(BUILDS)) {
      path = file;
      // One file at a time, because `path` tells which file builds a pattern.
      // oxlint-disable-next-line no-await-in-loop
      await build();
    }
    vi.unstubAllGlobals();
    expect(built.length).toBeGreaterThan(8);
    expect(slowOf(built)).toEqual([]);
  }, 120_000);
});
