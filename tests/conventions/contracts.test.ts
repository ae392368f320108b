import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { TEAM } from '@bhoj/domain/catalogue/roles';
import { REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns the source files below a folder, without tests. */
const sourcesOf = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') }));

const functions = sourcesOf('functions/src');
const sources = [...functions, ...sourcesOf('domain/src')].filter(
  ({ path }) => path !== join('domain', 'src', 'catalogue', 'reasons.ts'),
);
/** Patterns that find a reason, such as `menu-stale`, where it is given to a refusal. */
const refusals = new Map(
  REASONS.map((reason) => [
    reason,
    sources
      .filter(({ text }) => new RegExp(`(Refusal|\\.need)\\([^;]*'${reason}'`).test(text))
      .map(({ path }) => path),
  ]),
);

describe('reasons', () => {
  test.each([...refusals.keys()])('%s is thrown somewhere', (reason) => {
    expect(refusals.get(reason)).not.toEqual([]);
  });
});

describe('contracts', () => {
  const handlerOf = (name: string) =>
    functions.filter(({ text }) =>
      new RegExp(`export const ${name} = define(Callable|Approvable)\\(`).test(text),
    );

  test.each(Object.values(CONTRACTS))('$name has one handler, in the file of its name', ({ name }) => {
    const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    expect(handlerOf(name).map(({ path }) => path.split(/[/\\]/).at(-1))).toEqual([file]);
  });

  test.each(Object.values(CONTRACTS))('$name writes to the audit exactly if it declares that', (contract) => {
    const text = handlerOf(contract.name)
      .map((handler) => handler.text)
      .join();
    expect(/\brecord\(/.test(text)).toBe(contract.audited);
    expect(/\brecordPlatform\b/.test(text)).toBe(contract.platformAudited);
  });

  test('that count by address count those by account who have proved who they are', () => {
    const provable = (callers: readonly string[]) =>
      callers.some((kind) => kind !== 'visitor' && kind !== 'guest');
    const byAddress = Object.values(CONTRACTS).filter(
      ({ limits, callers }) =>
        limits.some(({ per, of }) => per === 'ip' && of === undefined) && provable(callers),
    );
    expect(byAddress.length).toBeGreaterThan(1);
    for (const { name, limits } of byAddress)
      expect([name, limits.some(({ per }) => per === 'uid')]).toEqual([name, true]);
  });

  test.each(Object.values(CONTRACTS))('$name is limited', ({ limits }) => {
    expect(limits.length).toBeGreaterThan(0);
    for (const { max, windowMs } of limits) expect(max * windowMs).toBeGreaterThan(0);
  });

  test.each(Object.values(CONTRACTS))(
    '$name lets nobody use up what others depend on: a shared limit says whose calls count, by a proof (P-ORDER-7)',
    ({ name, limits, proof, callers, input }) => {
      // Before somebody signs up, asks for times or books, all are strangers: only what is sent later has a secret.
      const isByOthers = callers.some((caller) => caller === 'guest') || 'deviceId' in input.shape;
      const isByLink =
        callers.some((caller) => caller === 'visitor') &&
        ['key', 'token'].some((secret) => secret in input.shape) &&
        name !== 'bookAsGuest';
      const isAtRestaurant = ('restaurantId' in input.shape && isByOthers) || isByLink;
      const shared = limits.filter(({ per }) => per !== 'uid' && (per !== 'ip' || isAtRestaurant));
      for (const limit of shared) expect(limit.of).toBeDefined();
      expect(proof !== undefined).toBe(limits.some(({ of }) => of !== undefined));
      expect(proof === 'link').toBe(isByLink);
    },
  );

  test.each(Object.values(CONTRACTS).filter(({ platformAudited }) => platformAudited))(
    '$name, in the platform’s audit, has only callers of the platform',
    ({ callers }) => {
      expect(['staff', 'super']).toEqual(expect.arrayContaining([...callers]));
    },
  );

  test.each(Object.values(CONTRACTS).filter(({ audited }) => audited))(
    '$name, audited, has only callers with a restaurant, whose audit it writes to',
    ({ callers }) => {
      expect(TEAM).toEqual(expect.arrayContaining([...callers]));
    },
  );
});
