import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aHouse, everything, forgetEverything } from '../support/arrange.ts';
import { callRaw } from '../support/mount.ts';
import { describeAttacks, usersAside } from './attacks.ts';
import { ALL } from './parts.ts';
import { someone } from './samples.ts';
import type { ContractName } from './samples.ts';

/**
 * All callables parse their input in the same line of `define-callable.ts`, before their handlers run. So this sends
 * the attacks to one callable for each kind of caller, and one malformed input to every callable;
 * `tests/conventions/contract-inputs.test.ts` tests the schemas themselves. The deep tier sends all attacks to all
 * callables.
 */
const SOURCE = join(import.meta.dirname, '..', '..', 'functions', 'src');

const kindOf = (name: ContractName) => CONTRACTS[name].callers[0] ?? 'visitor';
const first = [...Map.groupBy(ALL, kindOf).values()].flatMap(([name]) => name ?? []);

describe('one callable for each kind of caller', () => {
  describeAttacks(first);
});

describe('every callable', () => {
  const answers = new Map<ContractName, Awaited<ReturnType<typeof callRaw>>>();
  let [before, after]: string[][] = [[], []];

  beforeAll(async () => {
    await forgetEverything();
    const house = await aHouse({}, { tableCount: 0 });
    const kinds = [...new Set(ALL.map(kindOf))];
    const people = new Map(
      await Promise.all(kinds.map(async (kind) => [kind, await someone(kind, house)] as const)),
    );
    before = usersAside(await everything());
    for (const name of ALL) answers.set(name, await callRaw(CONTRACTS[name], [[]], people.get(kindOf(name))));
    after = usersAside(await everything());
  });

  test.each(ALL)('%s refuses what is no input', (name) => {
    expect(answers.get(name)).toMatchObject({ reason: 'invalid-input', status: 'INVALID_ARGUMENT' });
  });

  test('has written nothing', () => {
    expect(after).toEqual(before);
  });

  test('is made by defineCallable, which gives its handler parsed input only', () => {
    const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
    const textOf = (path: string) => texts.find((one) => one.path === path)?.text ?? '';
    // Only this file makes deployed callables, and it passes each request to a callable of defineCallable.
    const makers = texts.filter(({ text: made }) => /\bonCall\b/.test(made));
    expect(makers.map(({ path }) => path)).toEqual([join('firebase', 'deploy.ts')]);
    expect(textOf(join('firebase', 'deploy.ts')).match(/\bhandler\b/)).toBeNull();
    const text = textOf(join('firebase', 'define-callable.ts'));
    const parsed = text.indexOf('const input = parseInput(contract, request.data);');
    expect(parsed).toBeGreaterThan(0);
    expect([...text.matchAll(/\bhandler\(/g)].map(({ 0: call, index }) => [call, index > parsed])).toEqual([
      ['handler(', true],
    ]);
    expect(text).toContain('handler(input, ');
  });
});
