import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { CASES, FIXTURE } from './fixture.ts';
import { allMutants } from './mutants.ts';
import { readRules } from './rules-text.ts';
import { narrowSlice, wideSlice } from './slices.ts';
import { stageOf } from './stage.ts';
import type { Verdict } from '../support/firestore-rest.ts';
import type { Mutant } from './mutants.ts';
import type { Allow } from './rules-text.ts';
import type { Slice } from './slices.ts';
import type { Case } from './table.ts';

const rules = readRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
const mutants = allMutants(rules);
/** The emulator has as many threads as the machine has cores; a few more workers keep both sides busy. */
const WORKERS = 6;

const wordsOf = (text: string) => new Set(text.match(/\w{3,}/g));
const WORDS = new Map(
  CASES.map((c) => [c, { written: wordsOf(JSON.stringify(c.fields)), told: wordsOf(c.name) }]),
);
/** The last cases that caught a mutant of the same function or allow; they often catch its siblings too. */
const killers = new Map<string, readonly Case[]>();
const siblings = (mutant: Mutant) => `${mutant.part} ${mutant.stricter}`;

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...b].filter((word) => a.has(word)).length;

/** True for a case on a document with missing fields, which quickly finds a rule that requires one of them. */
const isOfOldRecord = (c: Case) =>
  Object.keys(c.given[c.path] ?? FIXTURE[c.path] ?? {}).length < Object.keys(FIXTURE[c.path] ?? {}).length;

/** Returns the cases that the mutated text decides, the likeliest to fail first. */
function casesFor(mutant: Mutant, allows: readonly Allow[]): Case[] {
  const named = wordsOf(mutant.source);
  const nearby = wordsOf(mutant.callers);
  const recent = killers.get(siblings(mutant)) ?? [];
  const likely = (c: Case) => {
    const { written, told } = WORDS.get(c) ?? { written: named, told: named };
    const asExpected = (c.expected === 'allowed') === mutant.stricter;
    const mentions =
      4 * shared(written, named) + (shared(written, nearby) > 0 ? 2 : 0) + 3 * shared(told, named);
    const isFirst = recent.includes(c) || (asExpected && mutant.stricter && isOfOldRecord(c));
    return mentions + (asExpected ? 1 : 0) + (isFirst ? 1000 : 0);
  };
  return CASES.filter((c) => allows.some((allow) => allow.pattern === c.pattern && allow.ops.includes(c.op)))
    .map((c) => ({ c, likelihood: likely(c) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .map(({ c }) => c);
}

interface Project {
  readonly setRules: (text: string) => Promise<void>;
  readonly verdictOf: (c: Case) => Promise<Verdict>;
}

/**
 * Prepares a project with the fixture. The emulator takes as long to make a project as to read rules, so the tests use
 * projects again.
 */
async function prepared(name: string): Promise<Project> {
  const rest = firestoreRest(freshProject(name));
  await rest.seed(FIXTURE);
  return { setRules: (text) => rest.setRules(text), verdictOf: stageOf(rest, FIXTURE) };
}

/**
 * Returns the verdict of the unchanged rules, sliced like the mutant. It tells whether the slicing itself changed the
 * answer.
 */
type Baseline = (slice: Slice, c: Case) => Promise<Verdict>;

function baselineIn({ setRules, verdictOf }: Project): Baseline {
  let text = '';
  const verdicts = new Map<Case, Verdict>();
  return async (slice, c) => {
    if (text !== slice.text()) {
      text = slice.text();
      verdicts.clear();
      await setRules(text);
    }
    const verdict = verdicts.get(c) ?? (await verdictOf(c));
    verdicts.set(c, verdict);
    return verdict;
  };
}

/** Two projects: one for the mutant, one for the unchanged rules. */
interface Bench {
  readonly mutated: Project;
  readonly baseline: Baseline;
}

interface Outcome {
  readonly killed: boolean;
  readonly asked: number;
}

/** Runs the cases of one slice of the mutant, until one is answered differently from the unchanged slice. */
async function trial(mutant: Mutant, slice: Slice, { mutated, baseline }: Bench): Promise<Outcome> {
  await mutated.setRules(slice.text(mutant.edit));
  let asked = 0;
  for (const c of casesFor(mutant, slice.allows)) {
    asked += 1;
    if ((await mutated.verdictOf(c)) === c.expected) continue;
    if ((await baseline(slice, c)) !== c.expected) continue;
    const others = (killers.get(siblings(mutant)) ?? []).filter((known) => known !== c);
    killers.set(siblings(mutant), [c, ...others].slice(0, 12));
    return { killed: true, asked };
  }
  return { killed: false, asked };
}

async function outcomeOf(mutant: Mutant, bench: Bench): Promise<Outcome> {
  const narrow = await trial(mutant, narrowSlice(rules, mutant), bench);
  if (narrow.killed) return narrow;
  const wide = await trial(mutant, wideSlice(rules, mutant), bench);
  return { killed: wide.killed, asked: narrow.asked + wide.asked };
}

it('every mutant of firestore.rules is caught by a case, or is listed as equivalent', async () => {
  const outcomes = new Map<Mutant, Outcome>();
  // Mutants with the same slice follow each other, so that the unchanged slice is read once for all of them.
  const alike = Map.groupBy(mutants, (mutant) => narrowSlice(rules, mutant).text());
  const queue = [...alike.values()].toSorted((a, b) => b.length - a.length).values();
  const work = async () => {
    const mutated = await prepared('mutants');
    const bench = { mutated, baseline: baselineIn(await prepared('baseline')) };
    for (const group of queue) {
      for (const mutant of group) {
        const outcome = outcomeOf(mutant, bench);
        outcomes.set(
          mutant,
          await outcome.catch((cause: unknown) => {
            throw new Error(`line ${mutant.line}, ${mutant.name}`, { cause });
          }),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));

  const survivors = mutants.filter((mutant) => !outcomes.get(mutant)?.killed);
  const requests = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.asked, 0);
  const killed = mutants.length - survivors.length;
  const excused = survivors.filter((mutant) => Object.hasOwn(EQUIVALENT_MUTANTS, mutant.name));
  process.stdout.write(
    `${mutants.length} mutants, ${killed} killed, ${excused.length} equivalent (${requests} requests)\n`,
  );

  const uncaught = survivors.filter((mutant) => !excused.includes(mutant));
  expect(uncaught.map((mutant) => `line ${mutant.line}, ${mutant.name}`)).toEqual([]);
  const names = new Set(survivors.map((mutant) => mutant.name));
  const stale = Object.keys(EQUIVALENT_MUTANTS).filter((name) => !names.has(name));
  expect(stale, 'in equivalent-mutants.ts, but caught or gone').toEqual([]);
}, 600_000);

it('mutants have unique names', () => {
  const names = mutants.map((mutant) => mutant.name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
