import { describe, expect, it } from 'vitest';
import { anAvailability, aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { choiceByCode, choicesOf, FAVOURITES, matches } from './menu-model.ts';

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

  it('asks for every typed word, at the beginning of a word or anywhere in a further name', () => {
    const aloo = { name: 'Aloo-Gobi (dry)', otherNames: { hi: 'आलू गोभी' } };
    expect(['gob', 'dry alo', 'गोभी', 'dry गोभी'].map((query) => matches(aloo, query))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['dry naan', 'गोभी naan', 'xyzzy'].map((query) => matches(aloo, query))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('ignores accents, and finds Hindi names', () => {
    expect(matches({ name: 'Crêpe', otherNames: {} }, 'crepe')).toBe(true);
    expect(matches({ name: 'Dal', otherNames: { hi: 'दाल मखनी' } }, 'मखनी')).toBe(true);
  });
});

describe('choicesOf', () => {
  const find = (query: string, categoryId: string | null = null) =>
    choicesOf(menu, anAvailability(), { query, categoryId, now: NOON }).map(({ category }) => category?.id);

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

  it('shows the favourites, and searches beyond them', () => {
    const [poha, dal] = menu.items;
    const favourites = [dal, poha].filter((item) => item !== undefined);
    const wanted = { categoryId: FAVOURITES, now: NOON, favourites };
    const shown = choicesOf(menu, anAvailability(), { query: '', ...wanted });
    expect(shown.map(({ category, choices }) => [category, choices.map((one) => one.isOffered)])).toEqual([
      [null, [true, false]],
    ]);
    expect(choicesOf(menu, anAvailability(), { query: 'dal', ...wanted })[0]?.category?.id).toBe('mains');
  });

  it('begins with the dish whose code was typed', () => {
    const items = [
      aDish('d7', 'mains', '7 Up'),
      { ...aDish('dal', 'mains', 'Dal Makhani'), code: '7' },
      { ...aDish('poha', 'morning', 'Kanda Poha'), code: 'KP' },
    ];
    const search = (query: string) =>
      choicesOf({ ...menu, items }, anAvailability(), { query, categoryId: null, now: NOON });
    expect(search('7 ').map(({ choices }) => choices.map(({ item }) => item.id))).toEqual([['dal', 'd7']]);
    expect(choiceByCode(search('7'), '7')?.id).toBe('dal');
    expect(search('kp').map(({ category }) => category?.id)).toEqual(['morning']);
    // Breakfast is over.
    expect(choiceByCode(search('kp'), 'kp')).toBeNull();
    expect(choiceByCode(search(''), '')).toBeNull();
    expect(search('k').flatMap(({ choices }) => choices.map(({ item }) => item.id))).toEqual(['poha']);
  });

  it('shows no favourites where there are none, and everything for blanks', () => {
    const wanted = { categoryId: FAVOURITES, now: NOON };
    expect(choicesOf(menu, anAvailability(), { query: '', ...wanted })).toEqual([]);
    expect(choicesOf(menu, anAvailability(), { query: '', ...wanted, favourites: [] })).toEqual([]);
    expect(find('  ')).toEqual(['mains', 'morning']);
    expect(find('  ', 'mains')).toEqual(['mains']);
  });

  it('forgives one wrong letter only where nothing else is found', () => {
    const items = [aDish('dal', 'mains', 'Dal Makhani'), aDish('malai', 'mains', 'Malai Kofta')];
    const search = (query: string) =>
      choicesOf({ ...menu, items }, anAvailability(), { query, categoryId: null, now: NOON }).flatMap(
        ({ choices }) => choices.map(({ item }) => item.id),
      );
    expect(search('kofga')).toEqual(['malai']);
    expect(search('kofta')).toEqual(['malai']);
    expect(search('zzzzz')).toEqual([]);
  });

  it('keeps a category in its place while one of its dishes can be had', () => {
    const items = [...menu.items, aDish('naan', 'mains', 'Naan')];
    const availability = anAvailability({ soldOut: { dal: NOON + 1 } });
    const groups = choicesOf({ ...menu, items }, availability, { query: '', categoryId: null, now: NOON });
    expect(groups.map(({ category }) => category?.id)).toEqual(['mains', 'morning']);
    const none = anAvailability({ soldOut: { dal: NOON + 1, naan: NOON + 1 } });
    const morning = Date.parse('2026-11-20T09:00+05:30');
    const early = choicesOf(
      { ...menu, items },
      { ...none, soldOut: { dal: morning + 1, naan: morning + 1 } },
      {
        query: '',
        categoryId: null,
        now: morning,
      },
    );
    expect(early.map(({ category }) => category?.id)).toEqual(['morning', 'mains']);
  });

  it('marks what is sold out', () => {
    const availability = anAvailability({ soldOut: { dal: NOON + 1 } });
    const [group] = choicesOf(menu, availability, { query: 'dal', categoryId: null, now: NOON });
    expect(group?.choices[0]?.isOffered).toBe(false);
  });
});
