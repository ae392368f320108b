import fc from 'fast-check';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { everything, forgetEverything } from '../support/arrange.ts';
import { callRaw } from '../support/mount.ts';
import { HOSTILE, malformed, pathsOf, replaced } from './hostile.ts';
import { callersOf, SEED } from './parts.ts';
import { SAMPLES } from './samples.ts';
import type { Json } from './hostile.ts';
import type { ContractName } from './samples.ts';

export const usersAside = (lines: string[]) =>
  lines.filter((line) => !/^user |\/(members|staff)\//.test(line));

/**
 * How many calls run at once. The server counts one person's calls one after the other. Emulators that have just
 * started count so slowly that of a hundred calls the last would wait longer than a server may work on a call.
 */
const AT_ONCE = 8;

/** Tests how the callables of these contracts answer attacks and malformed input. */
export function describeAttacks(names: readonly ContractName[]): void {
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
      const wrong: unknown[] = [];
      const left = inputs.values();
      const attack = async () => {
        for (const input of left) {
          const answer = await callRaw(contract, input, await caller());
          if (!('reason' in answer && answer.reason === 'invalid-input')) wrong.push({ input, answer });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, attack));
      expect(wrong).toEqual([]);
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
        { numRuns: 40, seed: SEED },
      );
      expect(usersAside(await everything())).toEqual(before);
    });
  });
}
