import fc from 'fast-check';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { allDocuments, forgetEverything } from '../support/arrange.ts';
import { auth, callRaw } from '../support/mount.ts';
import { pathsOf, replaced } from './hostile.ts';
import { callersOf, SEED } from './parts.ts';
import { SAMPLES } from './samples.ts';
import type { Json } from './hostile.ts';
import type { ContractName } from './samples.ts';

/** Tests how the callables of these contracts answer unusual input, and fields that a client adds. */
export function describeUnusual(names: readonly ContractName[]): void {
  describe.each(names)('%s', (name) => {
    beforeAll(forgetEverything);
    const contract = CONTRACTS[name];
    const fits = (input: unknown) => contract.input.safeParse(input).success;

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
        { numRuns: 15, seed: SEED },
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
