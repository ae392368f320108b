import { anOffer } from '@bhoj/domain/fixtures/menu';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { offersPart } from '../../../messages/owner/offers/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { factsOf, newOffer, readOffer, typedOffer } from './offer-model.ts';
import type { TypedOffer } from './offer-model.ts';

const typed: TypedOffer = { ...typedOffer(anOffer()) };
const read = (over: Partial<TypedOffer>) => readOffer({ ...typed, ...over });
const dosa = { id: 'dosa', name: 'Dosa' };

describe('an offer in its form', () => {
  it('begins as an hour in the afternoon of every day, on all dishes, for guests who eat in', () => {
    const { id, ...begin } = newOffer();
    expect(id).not.toBe(newOffer().id);
    expect(begin).toEqual({
      name: '',
      percent: '',
      active: true,
      days: [...WEEKDAYS],
      from: '16:00',
      to: '19:00',
      types: ['dine-in'],
      isOnSome: false,
      categories: [],
      liquor: false,
      discounts: false,
    });
  });

  it('is the same after it was shown and typed again', () => {
    expect(readOffer(typed)).toEqual({ offer: anOffer() });
    const some = anOffer({ percentBp: 1_250, categories: ['dosa', 'drinks'] });
    expect(typedOffer(some)).toMatchObject({ percent: '12.50', isOnSome: true });
    expect(typedOffer(some).categories).toEqual([
      { id: 'dosa', name: 'dosa' },
      { id: 'drinks', name: 'drinks' },
    ]);
    expect(readOffer(typedOffer(some))).toEqual({ offer: some });
    expect(typedOffer(anOffer())).toMatchObject({ percent: '20', isOnSome: false, categories: [] });
  });

  it('is on chosen categories only where that is chosen', () => {
    expect(read({ isOnSome: false, categories: [dosa] })).toMatchObject({ offer: { categories: null } });
    expect(read({ isOnSome: true, categories: [dosa] })).toMatchObject({ offer: { categories: ['dosa'] } });
    expect(read({ isOnSome: true, categories: [] })).toEqual({ faults: ['categories'] });
  });

  it('names each field that is not right', () => {
    expect(read({ name: ' ' })).toEqual({ faults: ['name'] });
    for (const percent of ['', '0', '91', 'half'])
      expect(read({ percent })).toEqual({ faults: ['percentBp'] });
    expect(read({ percent: '90' })).toMatchObject({ offer: { percentBp: 9_000 } });
    expect(read({ days: [] })).toEqual({ faults: ['days'] });
    expect(read({ types: [] })).toEqual({ faults: ['types'] });
    expect(read({ from: '' })).toEqual({ faults: ['time'] });
    expect(read({ to: '25:00' })).toEqual({ faults: ['time'] });
    expect(read({ name: '', percent: '', from: '', to: '' })).toEqual({
      faults: expect.arrayContaining(['name', 'percentBp', 'time']) as never,
    });
  });
});

describe('what an offer is, in words', () => {
  const facts = (over: Parameters<typeof anOffer>[0]) =>
    factsOf(offersPart.en, weekdaysPart.en, anOffer(over));

  it('is its percentage, its days, its hours and its dishes', () => {
    expect(facts({})).toEqual(['20 % off', 'every day', '4:00 pm to 7:00 pm', 'all dishes']);
    expect(facts({ percentBp: 1_250, days: ['monday', 'friday'], categories: ['dosa'] })).toEqual([
      '12.5 % off',
      `${weekdaysPart.en.monday}, ${weekdaysPart.en.friday}`,
      '4:00 pm to 7:00 pm',
      '1 category',
    ]);
    expect(facts({ categories: ['dosa', 'drinks'] }).at(-1)).toBe('2 categories');
  });
});
