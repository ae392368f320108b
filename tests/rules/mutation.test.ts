import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { CASES, FIXTURE } from './fixture.ts';
import { allMutants } from './mutants.ts';
import { readRules } from './rules-text.ts';
import { verdictOf } from './table.ts';
import type { Mutant } from './mutants.ts';
import type { Case, Fixture } from './table.ts';

const rules = readRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
const mutants = allMutants(rules);
const suite = freshProject('mutants');
/** The emulator has as many threads as the machine has cores; a few more keep both sides busy. */
const WORKERS = 6;

/** The cases that the mutated text decides, the likeliest to tell first. */
function casesFor(mutant: Mutant): Case[] {
  const named = new Set(mutant.source.match(/\w+/g));
  const nearby = new Set(mutant.callers.match(/\w+/g));
  const likely = (c: Case) => {
    const fields = Object.keys(c.fields);
    const mentions = fields.some((f) => named.has(f)) ? 4 : fields.some((f) => nearby.has(f)) ? 2 : 0;
    return mentions + ((c.expected === 'allowed') === mutant.stricter ? 1 : 0);
  };
  return CASES.filter((c) =>
    mutant.concerns.some((allow) => allow.pattern === c.pattern && allow.ops.includes(c.op)),
  ).toSorted((a, b) => likely(b) - likely(a));
}

/** What the cases read: everybody's staff records, and the documents they name. */
function fixtureFor(cases: readonly Case[]): Fixture {
  const patterns = new Set(cases.flatMap((c) => [c.path, ...Object.keys(c.given)]));
  return Object.fromEntries(
    Object.entries(FIXTURE).filter(
      ([path]) => patterns.has(path) || path.includes('/members/') || path.split('/').at(-2) === 'orders',
    ),
  );
}

interface Outcome {
  readonly killed: boolean;
  readonly asked: number;
}

async function trial(mutant: Mutant, index: number): Promise<Outcome> {
  const rest = firestoreRest(`${suite}-${index}`);
  const cases = casesFor(mutant);
  await rest.setRules(mutant.text);
  await rest.seed(fixtureFor(cases));
  let asked = 0;
  for (const c of cases) {
    asked += 1;
    if ((await verdictOf(rest, c, FIXTURE)) !== c.expected) return { killed: true, asked };
  }
  return { killed: false, asked };
}

it('every mutant of firestore.rules is caught by a case, or is known to be no fault', async () => {
  const outcomes: Outcome[] = [];
  const queue = mutants.entries();
  const work = async () => {
    for (const [index, mutant] of queue) {
      try {
        outcomes[index] = await trial(mutant, index);
      } catch (error) {
        throw new Error(`line ${mutant.line}, ${mutant.name}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));

  const survivors = mutants.filter((_, index) => !outcomes[index]?.killed);
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.asked, 0);
  const killed = mutants.length - survivors.length;
  const excused = survivors.filter((mutant) => Object.hasOwn(EQUIVALENT_MUTANTS, mutant.name));
  process.stdout.write(
    `${mutants.length} mutants, ${killed} killed, ${excused.length} equivalent (${requests} requests)\n`,
  );

  if (process.env['DBG'])
    console.log(
      mutants
        .map((m, i) => [outcomes[i]!.asked, m.name] as const)
        .sort((a, b) => b[0] - a[0])
        .slice(0, 70)
        .map(String)
        .join('\n'),
    );
  const uncaught = survivors.filter((mutant) => !excused.includes(mutant));
  expect(uncaught.map((mutant) => `line ${mutant.line}, ${mutant.name}`)).toEqual([]);
  const names = new Set(survivors.map((mutant) => mutant.name));
  const stale = Object.keys(EQUIVALENT_MUTANTS).filter((name) => !names.has(name));
  expect(stale, 'in equivalent-mutants.ts, but caught or gone').toEqual([]);
}, 600_000);

it('mutants bear names of their own', () => {
  const names = mutants.map((mutant) => mutant.name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
