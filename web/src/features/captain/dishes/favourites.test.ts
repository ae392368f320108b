import { expect, it } from 'vitest';
import { dishOf } from '@bhoj/domain/fixtures/menu';
import { counted, favouritesOf, MAX_COUNT, MAX_SHOWN } from './favourites.ts';

const items = ['dal', 'naan', 'tikka'].map((id) => dishOf(id, 100, { id }));
const idsOf = (counts: Record<string, number>) => favouritesOf({ items }, counts).map(({ id }) => id);

it('are the dishes of the menu that were sent most, none that was sent once', () => {
  expect(idsOf({ dal: 2, naan: 9, tikka: 1, gone: 50 })).toEqual(['naan', 'dal']);
  const many = Array.from({ length: 20 }, (_, i) => dishOf(`d${i}`, 100, { id: `d${i}` }));
  const counts = Object.fromEntries(many.map(({ id }) => [id, 5]));
  expect(favouritesOf({ items: many }, counts)).toHaveLength(MAX_SHOWN);
});

it('count a dish once a round', () => {
  expect(counted({ dal: 1 }, ['dal', 'dal', 'naan'])).toEqual({ dal: 2, naan: 1 });
});

it('forget the rarest of too many, never what was just sent', () => {
  const full = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`d${i}`, i === 0 ? 2 : 3]));
  const next = counted(full, ['new']);
  expect(Object.keys(next)).toHaveLength(60);
  expect(next['new']).toBe(1);
  expect(next).not.toHaveProperty('d0');
});

it('age, so that new dishes come up', () => {
  expect(counted({ dal: MAX_COUNT - 1, naan: 30, tikka: 1 }, ['dal'])).toEqual({
    dal: MAX_COUNT / 2,
    naan: 15,
  });
});
