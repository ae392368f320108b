import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections/index';
import { firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { CASES, FIXTURE, TABLES } from './fixture.ts';
import { verdictOf } from './table.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const rest = firestoreRest(freshProject('rules'));

beforeAll(async () => {
  await rest.setRules(rules);
  await rest.seed(FIXTURE);
});

it.each(Object.entries(COLLECTIONS))('%s has a table of who may do what', (_, collection) => {
  expect(TABLES.some((table) => table.collection.pattern === collection.pattern)).toBe(true);
});

for (const pattern of new Set(CASES.map((c) => c.pattern))) {
  describe(pattern, () => {
    for (const c of CASES.filter((other) => other.pattern === pattern)) {
      it(c.name, async () => {
        expect(await verdictOf(rest, c, FIXTURE)).toBe(c.expected);
      });
    }
  });
}
