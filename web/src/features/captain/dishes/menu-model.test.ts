import { describe, expect, it } from 'vitest';
import { anAvailability, aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import { choicesOf, matches } from './menu-model.ts';

const NOON = Date.parse('2026-11-20T12:00+05:30');

const aDish = (id: string, categoryId: string, name: string): MenuItem =>
  dishOf(name, 100, { id, categoryId });
const menu = aMenu({
  categories: [
    aCategory({ id: 'morning', name: 'Breakfast', from: '07:00', to: '11:00' }),
    aCategory({ id: 'mains', name: 'Mains' }),
  ],
  items: [aDish('poha', 'morning', 'Kanda Poha'), aDish('dal', 'mains', 'Dal Makhani')],
  addOnGroups: [],
});

describe('matches', () => {
  it.each([
    ['dal', true],
    ['MAKH', true],
    ['mak da', true],
    ['akhani', false],
    ['', true],
  ])('“%s” on Dal Makhani: %s', (query, expected) =>
    expect(matches({ name: 'Dal Makhani', otherNames: {} }, query)).toBe(expected),
  );

  it('ignores accents, and finds Hindi names', () => {
    expect(matches({ name: 'Crêpe', otherNames: {} }, 'crepe')).toBe(true);
    expect(matches({ name: 'Dal', otherNames: { hi: 'दाल मखनी' } }, 'मखनी')).toBe(true);
  });
});

describe('choicesOf', () => {
  const find = (query: string, categoryId: string | null = null) =>
    choicesOf(menu, anAvailability(), { query, categoryId, now: NOON }).map(({ category }) => category.id);

  it('puts dishes outside their hours last, and says so', () => {
    expect(find('')).toEqual(['mains', 'morning']);
    const [, morning] = choicesOf(menu, anAvailability(), { query: '', categoryId: null, now: NOON });
    expect(morning?.choices.map(({ isOffered }) => isOffered)).toEqual([false]);
  });

  it('keeps to a category, but a search covers all of them', () => {
    expect(find('', 'morning')).toEqual(['morning']);
    expect(find('dal', 'morning')).toEqual(['mains']);
    expect(find('pizza')).toEqual([]);
  });

  it('marks what is sold out', () => {
    const availability = anAvailability({ soldOut: { dal: NOON + 1 } });
    const [group] = choicesOf(menu, availability, { query: 'dal', categoryId: null, now: NOON });
    expect(group?.choices[0]?.isOffered).toBe(false);
  });
});
