import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { COLLECTIONS } from '@bhoj/domain/collections';

const root = new URL('../../', import.meta.url);
const sources = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({
      path: `${folder}${name}`,
      text: readFileSync(new URL(`${folder}${name}`, root), 'utf8'),
    }));

/** Code that platform people must not reach: everything below a restaurant, and the code that reads or writes it. */
const OWN = Object.entries(COLLECTIONS).flatMap(([name, { pattern }]) =>
  pattern.startsWith('users/{restaurantId}/') ? [name] : [],
);
const FORBIDDEN = /domain\/(orders|billing|menu|customers|reviews|days|payroll|expenses|tables)\//;
const FORBIDDEN_REPOS = /\.\.\/(orders|billing|menu|days|tables|reviews)\/|shared\/(orders|days)\.repo/;

/** True for a contract for people of the platform. */
const isOfPlatform = ({ callers }: { callers: readonly string[] }) =>
  callers.some((caller) => caller === 'staff' || caller === 'super');

describe('the platform', () => {
  // A refund goes through the gateway, which only the subscription's functions call.
  const handlers = [
    ...sources('functions/src/platform/'),
    ...sources('functions/src/subscription/').filter(({ text }) => text.includes('recordPlatform')),
  ];

  it('has handlers to look at, and restaurants’ collections to keep away from', () => {
    expect(handlers.length).toBeGreaterThan(5);
    expect(OWN).toEqual(expect.arrayContaining(['orders', 'invoices', 'menus', 'customers']));
  });

  it.each(Object.values(CONTRACTS).filter(isOfPlatform))(
    '$name has its handler there, and no other caller',
    ({ name, callers }) => {
      expect(handlers.some(({ text }) => text.includes(`export const ${name} = defineCallable(`))).toBe(true);
      expect(['staff', 'super']).toEqual(expect.arrayContaining([...callers]));
    },
  );

  it.each(handlers)(
    '$path reads and writes nothing of a restaurant’s orders, bills, menus or customers',
    ({ text }) => {
      expect(text).not.toMatch(FORBIDDEN);
      expect(text).not.toMatch(FORBIDDEN_REPOS);
      const named = OWN.filter((name) =>
        new RegExp(`\\((?:store, )?${name},|\\b${name}\\.(path|queries|parent)`).test(text),
      );
      expect(named).toEqual([]);
    },
  );

  it('reads roll-ups through one file, which names no other collection of a restaurant', () => {
    const file = sources('functions/src/shared/').find(({ path }) => path.endsWith('activity.repo.ts'));
    const text = file?.text ?? '';
    const named = OWN.filter((name) => new RegExp(`\\((?:store, )?${name},|\\b${name}\\.queries`).test(text));
    expect(named.toSorted()).toEqual(['days', 'recents']);
    const users = handlers.filter((handler) => handler.text.includes('activity.repo'));
    expect(users.map(({ path }) => path)).toEqual(['functions/src/platform/upkeep/sweep-shard.ts']);
  });

  it('looks into a restaurant through one file, which asks each time whether its owner opened it', () => {
    const file = sources('functions/src/shared/').find(({ path }) => path.endsWith('support.repo.ts'));
    const text = file?.text ?? '';
    const named = OWN.filter((name) => new RegExp(`\\((?:store, )?${name},|\\b${name}\\.queries`).test(text));
    expect(named.toSorted()).toEqual(['audit', 'availabilities', 'menus', 'orders', 'tables']);
    expect(text.match(/READERS\[part\]/g)).toHaveLength(1);
    expect(text).toMatch(/openRecord\(store, restaurantId, now\);\n    const rows = await READERS\[part\]/);
    const users = handlers.filter((handler) => handler.text.includes('support.repo'));
    expect(users.map(({ path }) => path).toSorted()).toEqual([
      'functions/src/platform/tenants/leave-support.ts',
      'functions/src/platform/tenants/look-at-restaurant.ts',
    ]);
  });

  it('has screens that read no owner’s record and nothing below a restaurant', () => {
    const folder = new URL('web/src/features/platform/', root);
    const screens = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    expect(screens.length).toBeGreaterThan(50);
    const reading = screens.filter((name) => {
      const imported =
        readFileSync(new URL(name, folder), 'utf8').match(/domain\/[\w/.-]+\.collection/g) ?? [];
      return imported.some((path) => !/^domain\/(platform|subscription)\//.test(path));
    });
    expect(reading).toEqual([]);
  });

  it('has contracts that take none of them', () => {
    const files = sources('domain/src/platform/');
    expect(files.length).toBeGreaterThan(50);
    for (const { path, text } of files) {
      expect(`${path} ${text.match(/\.\.\/(orders|billing|menu|customers|days)\//)?.[0] ?? ''}`).toBe(
        `${path} `,
      );
    }
  });
});
