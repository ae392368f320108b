import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Modules of Bhoj that tests of the web app still replace by path, and the number of test files that do. A page's test
 * stores documents in `inMemory()`, answers callables there and signs a person in
 * (`web/src/firebase/in-memory.fixtures.tsx`), so that the test runs what a browser runs. Lower a number, never raise
 * one. A test replaces a module because neither the client in memory nor the tests' window can stand for it, or to
 * count drawings; the comment above each says which.
 */
const STILL_REPLACED: Readonly<Record<string, number>> = {
  // app/one-more-language: a sixth language, which has no file.
  '@bhoj/domain/catalogue/languages': 1,
  // It loads the code of eight further pages, and the test of the shell shows none of them.
  'web/src/app/shells/onboarding/load-ahead.ts': 1,
  // app/version/new-version: the window of the tests has no service worker.
  'web/src/app/version/service-worker.ts': 1,
  // The gateway's own script opens a window; only a browser loads it.
  'web/src/blocks/purchase/checkout.ts': 4,
  // features/tables counts how often it is drawn.
  'web/src/blocks/table/status-badge.tsx': 1,
  // features/payroll/muster/typing counts how often it is asked.
  'web/src/features/payroll/muster/grid-model.ts': 1,
  // As above; a window without a layout shows no row.
  'web/src/features/payroll/muster/use-shown-rows.ts': 1,
  // A chart needs a layout, and the window of the tests has none.
  'web/src/ui/mui/charts/bars.tsx': 1,
  // As above.
  'web/src/ui/mui/charts/curve.tsx': 3,
  // blocks/purchase/checkout: a script of another site.
  'web/src/ui/shared/load-script.ts': 1,
  // app/shells/owner/page-search: code that comes when the test lets it.
  'web/src/ui/shared/use-on-demand.ts': 1,
};

const MOCK = /\bvi\.mock\(\s*(?:import\(\s*)?'([^']+)'/g;

function replaced(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of globSync('web/src/**/*.{test,fixtures}.{ts,tsx}', { cwd: root })) {
    for (const [, named = ''] of readFileSync(root + path, 'utf8').matchAll(MOCK)) {
      if (!named.startsWith('.') && !named.startsWith('@bhoj/')) continue;
      const target = named.startsWith('.') ? posix.join(posix.dirname(path), named) : named;
      counts[target] = (counts[target] ?? 0) + 1;
    }
  }
  return counts;
}

it('replace no module of Bhoj’s own by path but these, and each of these as often', () => {
  expect(replaced()).toEqual(STILL_REPLACED);
});

it('spy on the storage itself, not on its prototype, whose methods nobody calls there: such a test cannot fail', () => {
  const files = globSync('web/src/**/*.{test,fixtures}.{ts,tsx}', { cwd: root });
  expect(
    files.filter((path) => /spyOn\(\s*Storage\.prototype/.test(readFileSync(root + path, 'utf8'))),
  ).toEqual([]);
});
