import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aCustomer } from '../fixtures/people.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { dateOf, DAY, startOf } from '../time/ist.ts';
import { addedCustomer, sortedGuests } from './added.ts';
import { addCustomers } from './added-guests.contract.ts';
import { addedGuestSchema } from './added.schema.ts';
import { madeCustomer } from '../customers/customer.ts';
import type { AddedGuest } from './added.schema.ts';

const ON = '2026-06-01';
const agreed = { toKeep: true, toOffers: false, toAllergies: false, on: ON, how: 'paper' } as const;
const guest: AddedGuest = {
  customerId: 'AddedAAAAAAAAAAAAAA1',
  name: 'Meera',
  mobile: '9876543210',
  note: '',
  allergies: '',
  agreed,
};
const kept = (purpose: 'bill' | 'offers' | 'allergies') => ({
  purpose,
  version: 0,
  at: startOf(ON),
  how: 'paper',
});

describe('a guest whom the owner adds', () => {
  it('has no visit, the consent that was given and no other', () => {
    const made = addedCustomer(guest, NOW);
    expect(made).toEqual(madeCustomer({ name: 'Meera', mobile: '9876543210', consent: made.consent }));
    expect(made.consent).toEqual(kept('bill'));
    expect([made.visits, made.firstSeenAt, made.lastSeenAt]).toEqual([0, startOf(ON), startOf(ON)]);
    expect([made.offers, made.allergies]).toEqual([null, null]);
  });

  it('has offers and allergies under consents of their own', () => {
    const asked = { ...guest, note: 'Window', allergies: 'Nuts' };
    const made = addedCustomer({ ...asked, agreed: { ...agreed, toOffers: true, toAllergies: true } }, NOW);
    expect(made).toMatchObject({
      note: 'Window',
      offers: kept('offers'),
      allergies: { words: 'Nuts', consent: kept('allergies') },
    });
  });

  it('agreed today or before, not on a day to come', () => {
    const on = (day: string) => () => addedCustomer({ ...guest, agreed: { ...agreed, on: day } }, NOW);
    expect(reasonOf(on(dateOf(NOW)))).toBeNull();
    expect(reasonOf(on(dateOf(NOW + DAY)))).toBe('invalid-input');
  });

  it.each([
    ['did not agree to be kept', { agreed: { ...agreed, toKeep: false } }],
    ['has allergies without a consent to them', { allergies: 'Nuts' }],
    ['agreed on a day that is a slip of the pen', { agreed: { ...agreed, on: '1026-06-01' } }],
    ['has no number', { mobile: '12' }],
    ['agreed in no way that can be told', { agreed: { ...agreed, how: 'somehow' } }],
  ])('is refused who %s', (_, over) => {
    expect(addedGuestSchema.safeParse(guest).success).toBe(true);
    expect(addedGuestSchema.safeParse({ ...guest, ...over }).success).toBe(false);
  });
});

describe('guests of a call', () => {
  it('have ids of their own', () => {
    const other = { ...guest, mobile: '9000000002' };
    const isRight = (guests: AddedGuest[]) => addCustomers.input.safeParse({ guests }).success;
    expect(isRight([guest, { ...other, customerId: 'AddedAAAAAAAAAAAAAA2' }])).toBe(true);
    expect(isRight([guest, other])).toBe(false);
  });

  const b = { ...guest, customerId: 'AddedAAAAAAAAAAAAAA2', mobile: '9000000002' };
  const here = (id: string, over: Partial<ReturnType<typeof aCustomer>> = {}) => ({
    id,
    value: aCustomer(over),
  });

  it('are new where nobody has the number, also not as a further one', () => {
    expect(sortedGuests([guest, b], [])).toEqual({ fresh: [guest, b], repeated: [], known: [] });
    const found = [here('c1', { mobile: '9000000001', otherMobiles: [b.mobile] })];
    expect(sortedGuests([guest, b], found)).toEqual({ fresh: [guest], repeated: [], known: [b] });
  });

  it('count as added again where the call is repeated', () => {
    const found = [here(guest.customerId), here('c2', { mobile: b.mobile })];
    const again = (ids: string[]) => sortedGuests([guest, b], found, new Set(ids));
    expect(again([guest.customerId])).toEqual({ fresh: [], repeated: [guest], known: [b] });
    expect(again([])).toEqual({ fresh: [], repeated: [], known: [guest, b] });
  });

  it('do not come back by a repeated call, after their number was corrected or they were erased', () => {
    expect(sortedGuests([guest], [], new Set([guest.customerId]))).toEqual({
      fresh: [],
      repeated: [guest],
      known: [],
    });
  });

  it('with one number are one guest, the first', () => {
    const twin = { ...b, mobile: guest.mobile };
    expect(sortedGuests([guest, twin], [])).toEqual({ fresh: [guest], repeated: [], known: [twin] });
  });
});
