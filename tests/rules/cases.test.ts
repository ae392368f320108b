import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { OWNER_WRITABLE } from '@bhoj/domain/restaurant/settings';
import { firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { CASES, FIXTURE, TABLES } from './fixture.ts';
import { OWNER_FIELDS, OWNERS_DOCUMENTS } from './tables/owner-record.ts';
import { lineOf, readRules, textOf } from './rules-text.ts';
import { stageOf } from './stage.ts';
import type { CoverageNode } from '../support/firestore-rest.ts';
import type { Case } from './table.ts';

const rules = readRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
const matrix = TABLES.flatMap((table) => table.matrix);
/** The answer to each case, or the fault that prevented it. */
const answers = new Map<Case, unknown>();
/** Number of projects for the cases besides the matrix, so that the emulator can use each core. */
const PROJECTS = 3;
let covered: readonly CoverageNode[] = [];

/** Runs cases in a project of its own, until the queue is empty. */
async function askAll(name: string, queue: Iterable<Case>) {
  const rest = firestoreRest(freshProject(name));
  await rest.setRules(rules.text);
  await rest.seed(FIXTURE);
  const verdictOf = stageOf(rest, FIXTURE);
  for (const c of queue) answers.set(c, await verdictOf(c).catch((fault: unknown) => fault));
  return rest;
}

beforeAll(async () => {
  // Only the matrix is used for coverage, because the emulator reports every value that every expression ever had.
  const plain = new Set(matrix);
  const others = CASES.filter((c) => !plain.has(c)).values();
  const [rest] = await Promise.all([
    askAll('rules-matrix', matrix),
    ...Array.from({ length: PROJECTS }, () => askAll('rules', others)),
  ]);
  covered = (await rest.coverage()).report ?? [];
}, 600_000);

it.each(Object.entries(COLLECTIONS))('%s has a table of its access rights', (_, collection) => {
  expect(TABLES.some((table) => table.collection.pattern === collection.pattern)).toBe(true);
});

it('tests every field that an owner may write, and no other', () => {
  expect(OWNER_FIELDS.toSorted()).toEqual(Object.values(OWNER_WRITABLE).flat().toSorted());
});

it.each(Object.entries(OWNERS_DOCUMENTS))(
  'lets owners write the listed fields of %s',
  (name, { pattern }) => {
    const update = rules.allows.find((a) => a.pattern === pattern && a.ops.includes('update'));
    const listed = update?.lists.flatMap((list) => list.entries.map((entry) => entry.slice(1, -1)));
    expect(listed?.toSorted()).toEqual([...OWNER_WRITABLE[name as keyof typeof OWNERS_DOCUMENTS]].toSorted());
  },
);

describe.each([...new Set(CASES.map((c) => c.pattern))])('%s', (pattern) => {
  const cases = CASES.filter((c) => c.pattern === pattern);
  it.each(cases.map((c) => [c.name, c] as const))('%s', (_, c) => {
    expect(answers.get(c)).toBe(c.expected);
  });
});

describe('coverage', () => {
  const conditional = rules.allows.filter((allow) => textOf(rules, allow.condition) !== 'true');

  /**
   * Returns the values that the emulator saw for an allow. The emulator's node starts within the allow's condition, but
   * not always at the same bracket.
   */
  function seen(start: number, end: number): (boolean | undefined)[] {
    const within = covered.find(({ sourcePosition: { line, column } }) => {
      const at = offsetOf(line, column);
      return at >= start && at < end;
    });
    return within?.values?.map(({ value }) => value.boolValue) ?? [];
  }

  it.each(
    conditional.map((allow) => ({
      allow,
      name: `line ${lineOf(rules, allow.start)}: allow ${allow.ops.join(', ')} ${allow.pattern}`,
    })),
  )('$name was both granted and refused', ({ allow }) => {
    const verdicts = seen(allow.condition.start, allow.condition.end);
    expect(verdicts).toContain(true);
    expect(verdicts).toContain(false);
  });

  it('prints its coverage', () => {
    const constant = rules.allows.length - conditional.length;
    process.stdout.write(
      `${CASES.length} cases; ${conditional.length} allows granted and refused, ${constant} open to everybody\n`,
    );
    expect(conditional.length).toBeGreaterThan(0);
  });
});

/** Returns the text offset of a position; lines and columns count from 1. */
function offsetOf(line: number, column: number): number {
  const before = rules.text.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
