import { COLLECTIONS } from '@bhoj/domain/collections';
import { HELD } from '@bhoj/domain/erasure/held';
import { textsOf } from '@bhoj/domain/erasure/texts';
import type { Answers } from '@bhoj/domain/erasure/held';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';

const OF_A_RESTAURANT = /^users\/\{restaurantId\}/;
const all = Object.entries(COLLECTIONS as unknown as Record<string, Collection>);
const ofRestaurants = all.filter(([, { pattern }]) => OF_A_RESTAURANT.test(pattern));
const held = HELD as Readonly<Record<string, string | Answers>>;
const byField = ofRestaurants.flatMap(([name, { schema }]) => {
  const answers = held[name];
  return typeof answers === 'object' ? [{ name, schema, answers }] : [];
});

const isAt = (path: string, text: string): boolean => text === path || text.startsWith(`${path}.`);
const unanswered = (schema: z.ZodObject, answers: Answers): string[] =>
  textsOf(schema).filter((text) => !Object.keys(answers).some((path) => isAt(path, text)));
const idle = (schema: z.ZodObject, answers: Answers): string[] =>
  Object.keys(answers).filter((path) => !textsOf(schema).some((text) => isAt(path, text)));

test('every collection of a restaurant says what an erasure does with it', () => {
  expect(Object.keys(held).toSorted()).toEqual(ofRestaurants.map(([name]) => name).toSorted());
  expect(byField.length).toBeGreaterThan(10);
});

describe.each(byField)('$name', ({ schema, answers }) => {
  it('has an answer for each text that it may hold, and no other', () => {
    expect({ unanswered: unanswered(schema, answers), idle: idle(schema, answers) }).toEqual({
      unanswered: [],
      idle: [],
    });
  });
});

test('a new text without an answer is seen, in a list and in a kind of a union, too', () => {
  const schema = COLLECTIONS.reviews.schema.extend({
    calledBack: z.array(z.object({ words: z.string().nullable() })).optional(),
    told: z.union([z.object({ kind: z.literal('a'), name: z.string() }), z.object({ kind: z.literal('b') })]),
  });
  expect(unanswered(schema, HELD.reviews)).toEqual(['calledBack.*.words', 'told.name']);
  expect(idle(COLLECTIONS.reviews.schema, { ...HELD.reviews, gone: 'emptied' })).toEqual(['gone']);
});
