import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aHouse, everything, forgetEverything } from '../support/arrange.ts';
import { callRaw } from '../support/mount.ts';
import { describeAttacks, usersAside } from './attacks.ts';
import { ALL } from './parts.ts';
import { someone } from './samples.ts';
import type { House } from '../support/arrange.ts';
import type { Person } from '../support/auth.ts';

/**
 * Every callable parses its input in one line of `define-callable.ts`, before its handler runs. So here the attacks go to one
 * callable for each kind of caller, one malformed input to every callable, and `tests/house/contract-inputs.test.ts` asks
 * the schemas themselves. The deep tier sends all attacks to all callables.
 */
const SOURCE = join(import.meta.dirname, '..', '..', 'functions', 'src');

const kindOf = (name: (typeof ALL)[number]) => CONTRACTS[name].callers[0];
const first = [...Map.groupBy(ALL, kindOf).values()].flatMap(([name]) => name ?? []);

describe('one callable for each kind of caller', () => {
  describeAttacks(first);
});

describe('every callable', () => {
  let house: House;
  const people = new Map<string, Promise<Person | Record<string, never>>>();
  beforeAll(async () => {
    await forgetEverything();
    house = await aHouse({}, { tableCount: 0 });
  });

  test.each(ALL)('%s refuses what is no input, and writes nothing', async (name) => {
    const kind = kindOf(name) ?? 'visitor';
    const person = await (people.get(kind) ?? people.set(kind, someone(kind, house)).get(kind));
    const before = usersAside(await everything());
    const answer = await callRaw(CONTRACTS[name], [[]], person ?? {});
    expect(answer).toMatchObject({ reason: 'invalid-input', status: 'INVALID_ARGUMENT' });
    expect(usersAside(await everything())).toEqual(before);
  });

  test('is made by defineCallable, which gives its handler parsed input only', () => {
    const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
    const makers = texts.filter(({ text }) => /\bonCall\b/.test(text));
    expect(makers.map(({ path }) => path)).toEqual([join('firebase', 'define-callable.ts')]);
    const [{ text } = { text: '' }] = makers;
    const parsed = text.indexOf('const input = parseInput(contract, request.data);');
    expect(parsed).toBeGreaterThan(0);
    expect([...text.matchAll(/\bhandler\(/g)].map(({ 0: call, index }) => [call, index > parsed])).toEqual([
      ['handler(', true],
    ]);
    expect(text).toContain('handler(input, ');
  });
});
