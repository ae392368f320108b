import fc from 'fast-check';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { allDocuments, everything, forgetEverything } from '../support/arrange.ts';
import { auth, callRaw } from '../support/mount.ts';
import { SAMPLES, someone } from './samples.ts';
import type { ContractName, Sample } from './samples.ts';

const all = (Object.keys(CONTRACTS) as ContractName[]).toSorted();

/** As many files have a part each, so that they run beside one another: input-1.test.ts and so on. */
const PARTS = 4;

export const partOf = (part: 1 | 2 | 3 | 4): readonly ContractName[] =>
  all.filter((_, i) => i % PARTS === part - 1);

/** A fixed seed gives the same cases each time, so a failure is due to a change of the code. */
const RUNS = { numRuns: 40, seed: 20_260_401 };
/** Below the limits per uid of almost every contract. */
const CALLS_PER_PERSON = 20;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** Returns the path of every value in a JSON value, from the whole to the leaves. */
function pathsOf(value: Json, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** Returns a copy with the value at the path replaced; undefined removes it. */
function replaced(value: Json, [key, ...rest]: Path, by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  const inner = replaced((value as { [key: string]: Json })[key] ?? null, rest, by);
  if (Array.isArray(value)) {
    return value.flatMap((child, i) => (String(i) === key ? (inner === undefined ? [] : [inner]) : [child]));
  }
  const { [key]: _, ...others } = value as { [key: string]: Json };
  return inner === undefined ? others : { ...others, [key]: inner };
}

const HOSTILE: readonly Json[] = [
  '',
  ' ',
  'x'.repeat(20_000),
  '../../users/other@house.example',
  'a/b',
  '__proto__',
  '\u0000',
  '\ud800',
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  { toString: 1, valueOf: 1 },
  { '.sv': 'timestamp' },
  Array.from({ length: 2000 }, () => 1),
];

const anything = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json),
);

/** Any JSON, and the valid input with one value removed or replaced. */
const malformed = (valid: Json) =>
  fc.oneof(
    { weight: 1, arbitrary: anything },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...pathsOf(valid)), fc.option(anything, { nil: undefined, freq: 4 }))
        .map(([path, by]) => replaced(valid, path, by) ?? null),
    },
  );

/** Returns callers of the sample's kind; a new one after a few calls. */
function callersOf(name: ContractName, { house }: Sample) {
  const { callers, limits } = CONTRACTS[name];
  const [kind = 'visitor'] = callers;
  const perPerson = limits.flatMap(({ per, max }) => (per === 'uid' ? [max] : []));
  const most = Math.min(CALLS_PER_PERSON, ...perPerson);
  let calls = 0;
  let current = someone(kind, house);
  return () => {
    if (calls > 0 && calls % most === 0) current = someone(kind, house);
    calls += 1;
    return current;
  };
}

const usersAside = (lines: string[]) => lines.filter((line) => !/^user |\/(members|staff)\//.test(line));

/** Describes how the callables of these contracts answer to wrong and unusual input. */
export function describeInput(names: readonly ContractName[]): void {
  describe.each(names)('%s', (name) => {
    beforeAll(forgetEverything);
    const contract = CONTRACTS[name];
    const fits = (input: unknown) => contract.input.safeParse(input).success;

    test('refuses typical attack values in each field, and writes nothing', async () => {
      const sample = await SAMPLES[name]();
      const valid = JSON.parse(JSON.stringify(sample.input)) as Json;
      const caller = callersOf(name, sample);
      const inputs = pathsOf(valid)
        .filter((path) => path.length <= 1)
        .flatMap((path) => [undefined, ...HOSTILE].map((by) => replaced(valid, path, by) ?? null))
        .filter((input) => !fits(input));
      const before = usersAside(await everything());
      const answers = await Promise.all(
        inputs.map(async (input) => ({ input, ...(await callRaw(contract, input, await caller())) })),
      );
      expect(answers.filter((answer) => !('reason' in answer && answer.reason === 'invalid-input'))).toEqual(
        [],
      );
      expect(usersAside(await everything())).toEqual(before);
    });

    test('refuses malformed input as invalid, and writes nothing', async () => {
      const sample = await SAMPLES[name]();
      const valid = JSON.parse(JSON.stringify(sample.input)) as Json;
      const caller = callersOf(name, sample);
      const before = usersAside(await everything());
      await fc.assert(
        fc.asyncProperty(
          malformed(valid).filter((input) => !fits(input)),
          async (input) => {
            const answer = await callRaw(contract, input, await caller());
            expect(answer).toMatchObject({ reason: 'invalid-input', status: 'INVALID_ARGUMENT' });
          },
        ),
        RUNS,
      );
      expect(usersAside(await everything())).toEqual(before);
    });

    test('answers unusual valid input with an output or a reason, never with a fault', async () => {
      const sample = await SAMPLES[name]();
      const valid = JSON.parse(JSON.stringify(sample.input)) as Json;
      const caller = callersOf(name, sample);
      const leaves = pathsOf(valid).filter((path) => path.length > 0);
      const strange = fc
        .tuple(
          fc.constantFrom(...(leaves.length === 0 ? [[]] : leaves)),
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 20 }).map((text): Json => text),
            fc.stringMatching(/^[A-Za-z0-9]{20}$/).map((text): Json => text),
            fc.integer({ min: 0, max: 99 }).map((n): Json => n),
            fc.constantFrom<Json>(null, true, false, '__proto__', '__x__', 'constructor', '0', 'F20-T200'),
          ),
        )
        .map(([path, by]) => replaced(valid, path, by) ?? null);
      await fc.assert(
        fc.asyncProperty(
          // Some contracts accept no unusual input; the valid input keeps the search finite.
          fc
            .oneof({ weight: 9, arbitrary: strange }, { weight: 1, arbitrary: fc.constant(valid) })
            .filter((input) => fits(input)),
          async (input) => {
            const answer = await callRaw(contract, input, await caller());
            if ('output' in answer) return;
            expect(answer.reason).not.toBeNull();
            expect(answer.reason).not.toBe('unexpected');
          },
        ),
        { ...RUNS, numRuns: 15 },
      );
    });

    test('accepts no price, total, tax, role or restaurant that a client adds', async () => {
      const sample = await SAMPLES[name]();
      const added = {
        price: 13_371_337,
        pricePaise: 13_371_337,
        unitPaise: 13_371_337,
        amount: 13_371_337,
        subtotalPaise: 13_371_337,
        totalPaise: 13_371_337,
        taxBp: 13_371_337,
        discountPaise: 13_371_337,
        kot: 13_371_337,
        number: 'forged',
        state: 'forged',
        membership: 'forged',
        uid: 'forged-uid',
        restaurant: 'forged@house.example',
        claims: { role: 'super' },
        trusted: true,
        schemaVersion: 13_371_337,
      };
      const everywhere = (value: Json): Json => {
        if (Array.isArray(value)) return value.map(everywhere);
        if (typeof value !== 'object' || value === null) return value;
        const own = Object.entries(value).map(([key, child]) => [key, everywhere(child)] as const);
        return { ...added, ...Object.fromEntries(own) };
      };
      const input = everywhere(JSON.parse(JSON.stringify(sample.input)) as Json);
      const { users: before } = await auth.listUsers(1000);
      const answer = await callRaw(contract, input, sample.as);
      if (!('output' in answer)) expect(answer.reason).toBe('invalid-input');
      const isForged = (stored: unknown) => /13371337|forged/.test(JSON.stringify(stored));
      expect((await allDocuments()).filter(isForged)).toEqual([]);
      const { users } = await auth.listUsers(1000);
      const supers = (people: typeof users) =>
        people.filter((user) => user.customClaims?.['role'] === 'super');
      expect(users.filter(isForged)).toEqual([]);
      expect(supers(users)).toHaveLength(supers(before).length);
    });
  });
}
