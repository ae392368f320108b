import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { defineCollection, query } from '@bhoj/domain/kernel/collection';
import { timestamp } from '@bhoj/domain/kernel/timestamp';
import { paiseSchema } from '@bhoj/domain/money/money.schema';
import { withFacts } from './page.ts';

const page = readFileSync(new URL('../../../docs/data-model.md', import.meta.url), 'utf8');

it('docs/data-model.md is what `npm run data-model` writes', () => {
  expect(page).toBe(withFacts(page, Object.values(COLLECTIONS)));
});

describe('what stands below the prose', () => {
  const schema = z.object({
    name: z.string(),
    pricePaise: paiseSchema.nullable(),
    kind: z.enum(['a', 'b']).optional(),
    at: timestamp(),
    gone: timestamp().nullable().optional(),
    parts: z.array(z.object({ n: z.int() })),
    byDay: z.record(z.string(), z.boolean()),
  });
  const dishes = defineCollection('dishes/{dish}', {
    schema,
    version: 2,
    upgrades: { 1: (stored) => stored },
    ttl: 'at',
    queries: { all: query([], () => ({})) },
  });
  const described = '# Page\n\n## `dishes/{dish}`\n\n- Written by: nobody\n';
  const written = withFacts(described, [dishes]);

  it('is each field with its type, the queries, and a version above 1', () => {
    expect(written)
      .toBe(`${described}- Fields: \`name\` text, \`pricePaise\`∅ integer, \`kind\`? word, \`at\` time, \`gone\`?∅ time, \`parts\` list of map, \`byDay\` map to yes/no
- Queries: \`all\`
- Deleted after: \`at\`
- Version: 2
`);
  });

  it('is replaced when it is written again, and the prose stays', () => {
    expect(withFacts(written, [dishes])).toBe(written);
    const older = written.replace('`name` text, ', '');
    expect(withFacts(older, [dishes])).toBe(written);
  });

  it('cannot be written for a section without a collection, or the other way round', () => {
    expect(() => withFacts('# Page\n\n## `tables/{table}`\n', [dishes])).toThrow('no collection');
    expect(() => withFacts(`${described}\n${described.slice(8)}`, [dishes])).toThrow('second section');
    expect(() => withFacts('# Page\n', [dishes])).toThrow('not described: ## `dishes/{dish}`');
  });
});
