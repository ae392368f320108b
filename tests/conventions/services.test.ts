import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Each deployed function is a service with its own cold start and quota. So work that follows from a write or a time
 * belongs to the one function for that path or cadence (`functions/src/areas`): docs/decisions/041-services-by-area.md.
 */
const MOST_SERVICES = 33;

const SRC = join(import.meta.dirname, '..', '..', 'functions', 'src');

/** Returns the names that a file exports, also those of other files. */
function exportsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  return [
    ...all(/^export const (\w+) =/gm),
    ...all(/^export \{([^}]+)\} from/gm).flatMap((names) => names.split(',').filter((name) => name.trim())),
    ...all(/^export \* from '([^']+)';/gm).flatMap((file) => exportsOf(join(path, '..', file))),
  ];
}

test('no more functions are deployed than a deployment and an evening carry', () => {
  const services = exportsOf(join(SRC, 'index.ts'));
  expect(services).toContain('onInvoice');
  expect(services.length).toBeLessThanOrEqual(MOST_SERVICES);
});
