import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';

const page = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...body] = section.split('\n');
      return [heading.replaceAll('`', '').trim(), body.join(' ')] as const;
    }),
);

/** Returns the code words listed after a label, which may run over several lines. */
const listed = (body: string, label: string): string[] => {
  const after = body.split(`- ${label}:`)[1]?.split(' - ')[0] ?? '';
  return [...after.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
};

describe('docs/data-model.md', () => {
  it('has one section for each collection, and no other', () => {
    expect([...sections.keys()].toSorted()).toEqual(
      Object.values(COLLECTIONS)
        .map((collection) => collection.pattern)
        .toSorted(),
    );
  });

  it.each(Object.entries(COLLECTIONS))('says what %s holds', (_, collection) => {
    const body = sections.get(collection.pattern) ?? '';
    expect(listed(body, 'Fields')).toEqual(Object.keys(collection.schema.shape));
    expect(listed(body, 'Queries')).toEqual(Object.keys(collection.queries));
    expect(listed(body, 'Deleted after')).toEqual(collection.ttl === null ? [] : [collection.ttl]);
    expect(body).toContain(`Version ${collection.version}`);
  });
});
