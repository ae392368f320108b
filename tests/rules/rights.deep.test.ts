import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { FIXTURE, TABLES } from './fixture.ts';
import { stageOf } from './stage.ts';
import { rightsCases } from './tables/rights.ts';

const text = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

test('each right alone opens what it should, and nothing else', async () => {
  const rest = firestoreRest(freshProject('rights'));
  await rest.setRules(text);
  await rest.seed(FIXTURE);
  const verdictOf = stageOf(rest, FIXTURE);
  const wrong: string[] = [];
  const cases = TABLES.flatMap((table) => rightsCases(table, true));
  for (const c of cases) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await verdictOf(c)) !== c.expected) wrong.push(`${c.pattern}: ${c.name}`);
  }
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(1_000);
}, 300_000);
