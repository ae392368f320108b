import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { fieldNamesOf } from './optional-fields.ts';

const SRC = join(import.meta.dirname, '..', '..', 'domain', 'src');

/** Names that two files have for two things. The list only shrinks: give a new function a name that says more. */
const TWICE: readonly string[] = ['readLines', 'sendBack'];

/** A contract has the name of its call, and a rule that only this call asks may have it too (docs/decisions/044-names.md). */
const files = globSync('**/*.ts', { cwd: SRC }).filter(
  (path) => !/\.(?:test|fixtures|contract)\.ts$/.test(path) && !/^fixtures[/\\]/.test(path),
);
const EXPORTED = /^export (?:async )?(?:function\*?|const) ([a-z]\w*)/gm;

test('no two files of the domain export a function or a schema of one name', () => {
  const exported = files.flatMap((path) => {
    const names = [...readFileSync(join(SRC, path), 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({ name, path }));
  });
  expect(exported.length).toBeGreaterThan(1_500);
  const twice = Map.groupBy(exported, ({ name }) => name)
    .entries()
    .filter(([, { length }]) => length > 1)
    .map(([name]) => name);
  expect([...twice].toSorted()).toEqual(TWICE);
});

/**
 * Words that have one meaning in Bhoj (docs/decisions/044-names.md), and the folders in which a name may use them: a
 * _standing_ document is not void, and a _usual_ figure is one that the past leads people to expect. No name may use a
 * word without folders, because such names hid the rule behind them.
 */
const ONE_MEANING: readonly (readonly [word: string, folders: readonly string[]])[] = [
  ['standing', ['domain/src/billing/']],
  ['usual', ['domain/src/figures/', 'domain/src/customers/', 'domain/src/stock/']],
  // The member whom a guest calls; a guest who waits for a table is a waiting guest.
  ['waiter', ['web/src/features/guest/order/']],
  ['companions', []],
  ['knock', []],
  ['untouched', []],
  ['trade', []],
  ['takers', []],
];
const ROOT = join(import.meta.dirname, '..', '..');
const NAMED = /^(?:export )?(?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm;

/** Returns the words of a name: `usualEndOf` and `usual-end` are `usual end of` and `usual end`. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]/);

function misused(path: string, text: string): string[] {
  const names = [
    path.slice(path.lastIndexOf('/') + 1),
    ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
  ];
  return ONE_MEANING.filter(([, folders]) => !folders.some((folder) => path.startsWith(folder))).flatMap(
    ([word]) => names.filter((name) => wordsIn(name).includes(word)).map((name) => `${path}: ${name}`),
  );
}

test('a word of one meaning names files, and what they declare, only where it has that meaning', () => {
  const paths = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  expect(paths.length).toBeGreaterThan(3_000);
  expect(paths.flatMap((path) => misused(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

test.each([
  ['web/src/features/subscription/standing-card.tsx', ''],
  ['functions/src/cash/session.repo.ts', 'export const standingOf = 1;'],
  ['domain/src/bookings/evening/occupancy.ts', '\ntype Standing = string;'],
  ['domain/src/days/usual-hour.ts', ''],
  ['domain/src/waitlist/waiter.schema.ts', ''],
  ['web/src/features/trending/state/use-trade.ts', ''],
  ['domain/src/days/operations.ts', '\nfunction withTakers() {}'],
])('finds the word in %s', (path, text) => {
  expect(misused(path, text)).toHaveLength(1);
});

/** Names of stored fields that hid the rule, each with the one that took its place. */
const FORMER_FIELDS: Readonly<Record<string, string>> = {
  trade: 'operations',
  takers: 'byMember',
  lookAt: 'nextCheckAt',
};

test('no stored field has a former name again (docs/decisions/044-names.md)', () => {
  const names = Object.entries(COLLECTIONS).flatMap(([collection, of]) =>
    fieldNamesOf(of as Collection).map((name) => ({ collection, name })),
  );
  const all = new Set(names.map(({ name }) => name));
  expect(Object.values(FORMER_FIELDS).filter((name) => !all.has(name))).toEqual([]);
  expect(names.filter(({ name }) => Object.hasOwn(FORMER_FIELDS, name))).toEqual([]);
});
