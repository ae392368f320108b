import { expect, it } from 'vitest';
import { dishesAt, withStations } from './stations.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

const at = (id: string, station: string) => ({ id, station }) as MenuItem;
const content = { items: [at('a', 'Tandoor'), at('b', 'Bar'), at('c', 'Tandoor')] };

it('counts the dishes of a station', () => {
  expect(dishesAt(content.items, 'Tandoor')).toBe(2);
  expect(dishesAt(content.items, 'Pantry')).toBe(0);
});

it('moves dishes at once, even when two stations swap names', () => {
  const moved = withStations(
    content,
    new Map([
      ['Tandoor', 'Bar'],
      ['Bar', 'Tandoor'],
    ]),
  );
  expect(moved?.items.map(({ station }) => station)).toEqual(['Bar', 'Tandoor', 'Bar']);
});

it('returns null when no dish moves', () => {
  expect(withStations(content, new Map([['Pantry', 'Bar']]))).toBeNull();
  expect(withStations(content, new Map())).toBeNull();
});
