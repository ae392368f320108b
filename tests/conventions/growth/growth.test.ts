import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { LARGEST_DOCUMENT } from '@bhoj/domain/kernel/stored-size';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { describe, expect, it, test } from 'vitest';
import { GROWTH } from './growth.ts';
import type { Growth } from './growth.ts';
import { largestSize } from './largest-size.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const all = Object.entries(COLLECTIONS as unknown as Record<string, Collection>);
const growing = all.filter(([, collection]) => largestSize(collection).grows);
const answers = GROWTH as Readonly<Record<string, Growth>>;

/** Returns the test that an answer names: from its title to the next test. */
function testIn({ testedIn, test: title }: Extract<Growth, { testedIn: string }>): string {
  const file = join(ROOT, testedIn);
  const [, after = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(`test('${title}'`) : [];
  return after.split(/^ *(?:test|it|describe)(?:\.each)?\(/m)[0] ?? '';
}

test('every collection with a list or a map says why it never fills a document, and no other does', () => {
  expect(Object.keys(answers).toSorted()).toEqual(growing.map(([name]) => name).toSorted());
});

test('a document without lists and maps is small, or a photo within its bound', () => {
  const bytes = all
    .filter(([, collection]) => !largestSize(collection).grows)
    .map(([name, collection]) => ({ name, bytes: largestSize(collection).bytes }));
  expect(bytes.length).toBeGreaterThan(20);
  expect(bytes.filter((one) => one.bytes > 30_000).map(({ name }) => name)).toEqual([
    'expensePhotos',
    'photos',
  ]);
  expect(bytes.filter((one) => one.bytes >= LARGEST_DOCUMENT)).toEqual([]);
});

describe.each(growing)('%s', (name, collection) => {
  const answer = answers[name];

  it('fits into a document of Firestore, its texts in the widest script, or is refused for a reason', () => {
    if (answer === undefined) throw new Error('no answer in growth.ts');
    if ('most' in answer) {
      const { bytes, unbounded, unused } = largestSize(collection, answer.most);
      expect({ unbounded, unused: [...unused] }).toEqual({ unbounded: [], unused: [] });
      expect(bytes).toBeLessThan(LARGEST_DOCUMENT);
    } else {
      expect(testIn(answer)).toContain(`'${answer.refusedFor}'`);
    }
  });
});

test('a list without a bound in a new field is seen', () => {
  const { most } = answers['moneyBooks'] as { most: Record<string, number> };
  expect(largestSize(COLLECTIONS.moneyBooks as never, {}).unbounded).toEqual(['entries']);
  expect([...largestSize(COLLECTIONS.moneyBooks as never, { ...most, gone: 1 }).unused]).toEqual(['gone']);
});

test('an answer needs a test of this title that sees the reason, not a text somewhere in a file', () => {
  const named = GROWTH.orders as Extract<Growth, { testedIn: string }>;
  expect(testIn(named)).toContain("'order-too-large'");
  expect(testIn({ ...named, test: 'money below its limit is stored, however large' })).not.toContain(
    "'order-too-large'",
  );
  expect(testIn({ ...named, test: 'no such test' })).toBe('');
  expect(testIn({ ...named, testedIn: 'no-such-file.ts' })).toBe('');
});
