import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { REGION } from '@bhoj/domain/catalogue/region';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixtures)\./.test(name))
    .map((name) => `${folder}${name}`);

const saying = (text: string | RegExp, folders: readonly string[]): string[] =>
  folders.flatMap(sources).filter((path) => {
    const source = read(path);
    return typeof text === 'string' ? source.includes(text) : text.test(source);
  });

describe('said once', () => {
  it('the region is defined in the domain, and firebase.json agrees', () => {
    expect(saying(`'${REGION}'`, ['domain/src/', 'functions/src/', 'web/src/'])).toEqual([
      'domain/src/catalogue/region.ts',
    ]);
    expect(JSON.parse(read('firebase.json'))).toMatchObject({ firestore: { location: REGION } });
  });

  it('no path of the database is written outside the collections', () => {
    expect(saying(/['"`]users\//, ['functions/src/', 'web/src/'])).toEqual([]);
  });

  it('no address of a page is written outside the routes', () => {
    const addresses = routeEntries
      .map(([, route]) => route.path)
      .filter((path) => path !== '/')
      .map((path) => path.split('/:')[0] ?? path);
    const pattern = new RegExp(`['"\`](${addresses.join('|')})(/|['"\`?])`);
    expect(saying(pattern, ['functions/src/', 'web/src/'])).toEqual([]);
  });

  it.each([
    [
      'which failures leave an outcome unknown',
      /\[[^\]]*'offline', 'unexpected'/,
      ['domain/src/catalogue/outcome.ts'],
    ],
    [
      'listening for the network to come back',
      /addEventListener\('online'/,
      [
        'web/src/app/restaurant/connected.tsx',
        'web/src/ui/shared/use-online.ts',
        'web/src/ui/shared/when-online.ts',
      ],
    ],
    ['the shortcut to a search', /key (!|=)== '\/'/, ['web/src/ui/shared/use-search-shortcut.ts']],
    [
      'folding of text',
      /\.normalize\('NF/,
      [
        'domain/src/kernel/folded.ts',
        'domain/src/restaurant/latin-letters.ts',
        'web/src/features/qr-codes/qr-model.ts',
      ],
    ],
    ['the colours of stages', /queued: '(light)?[gG]rey'/, ['web/src/blocks/kot/stage-colors.ts']],
    // Words in the guest's language are in one place; a function writes the public menu, and the kits know no domain.
    [
      'dates in words',
      /Intl\.DateTimeFormat|toLocale(Date|Time)String/,
      [
        'domain/src/time/clock.ts',
        'functions/src/restaurant/public-page/hours.ts',
        'web/src/blocks/bill/bill-rows.ts',
        'web/src/blocks/slip/slip-dates.ts',
        'web/src/features/guest/context/times.ts',
        'web/src/ui/dates/clock.ts',
        'web/src/ui/dates/formats.ts',
        'web/src/ui/dates/short-day.ts',
      ],
    ],
    // A new language is one entry in the list of languages. Only these files name Hindi: the loaders of its sentences,
    // common names of languages in a menu's headings, words that tell what a line of a menu is (totals, notes, liquor,
    // service charges), fixtures, and the `lang` of two texts that are always in Hindi.
    [
      'Hindi among the languages',
      /['"`]hi['"`]|\bhi:|\bnameHi\b|hindiOnBills|hasHindi/,
      [
        'domain/src/billing/bill/extra-names.ts',
        'domain/src/catalogue/languages.ts',
        'domain/src/expenses/food-words.ts',
        'domain/src/fixtures/lines.ts',
        'domain/src/fixtures/menu.ts',
        'domain/src/fixtures/ways-of-sale.ts',
        'domain/src/menu/dish/drinks.ts',
        'domain/src/menu/dish/service-charges.ts',
        'domain/src/menu/file/csv-headings.ts',
        'domain/src/menu/file/csv-lines.ts',
        'functions/src/restaurant/public-page/words/of-language.ts',
        'web/src/features/qr-codes/print/printed-code.tsx',
        'web/src/ui/shared/parts/brand.tsx',
        'web/src/words/booker.ts',
        'web/src/words/dictionaries.ts',
        'web/src/words/guest.ts',
        'web/src/words/pushed.ts',
      ],
    ],
    ['equality of data', /[!=]==? JSON\.stringify\(|\bisDeepStrictEqual\b/, []],
    [
      'an entry of a list',
      /\bid: string[;,]\s+(readonly )?value: (T|Order|AuditEntry)\b/,
      ['domain/src/kernel/collection.ts'],
    ],
    [
      'whether an order has expired',
      /'waiting' && \S*expireAt|\border\.expireAt </,
      ['domain/src/orders/door/joining.ts'],
    ],
    [
      'the words for how far a line has come',
      /'Cooking'/,
      ['web/src/messages/guest/guest/en.ts', 'web/src/messages/shared/order/en.ts'],
    ],
    ['the words for kinds of orders', /'Dine-in'|'Room service'/, ['web/src/messages/shared/order/en.ts']],
    ['work behind a button', /\bset(Is)?Pending\b/, ['web/src/ui/shared/use-one-at-a-time.ts']],
    [
      'the name of an order',
      /(label \?\? \S*[tT]ypes\[|[tT]ypes\[[^\]]*\]\} · )/,
      ['web/src/blocks/names/order-name.ts'],
    ],
  ] as const)('%s', (_, pattern, places) => {
    expect(saying(pattern, ['domain/src/', 'functions/src/', 'web/src/']).toSorted()).toEqual([...places]);
  });
});
