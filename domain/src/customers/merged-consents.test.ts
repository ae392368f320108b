import { describe, expect, it } from 'vitest';
import { aBuyer, aCustomer } from '../fixtures/people.ts';
import { agreedToOffers, mergedCustomer, withDetails, withMessage, withoutConsent } from './acts.ts';
import { withCompany } from './company.ts';
import { endedByMerge } from './merged-consents.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Customer } from './customer.schema.ts';

const JUNE = Date.parse('2026-06-01T12:00+05:30');
const MAY = Date.parse('2026-05-10T12:00+05:30');
const NOVEMBER = Date.parse('2026-11-10T12:00+05:30');
const byGuest = (purpose: 'offers' | 'allergies' | 'company', at = NOVEMBER) =>
  ({ purpose, at, by: 'guest' }) as const;

const a = agreedToOffers(aCustomer({ mobile: '9000000001' }), JUNE);
const b = withoutConsent(
  agreedToOffers(aCustomer({ name: 'Meera S', mobile: '9000000002' }), MAY),
  byGuest('offers'),
);
const noNuts = (customer: Customer, at: number) =>
  withDetails(customer, { name: 'Meera', mobile: customer.mobile, note: '', allergies: 'no nuts' }, at);

describe('a consent to offers that the other record withdrew later', () => {
  it.each([
    ['is kept in neither record', a, b],
    ['whichever is kept', b, a],
  ])('%s', (_, kept, gone) => {
    const one = mergedCustomer(kept, gone);
    expect(one).toMatchObject({ offers: null, withdrawn: [byGuest('offers')] });
    expect(() => withMessage(one, NOVEMBER + 1)).toThrow(new Refusal('not-agreed'));
    expect(endedByMerge(kept, gone)).toEqual(['offers']);
  });

  it('stands when it was given after the withdrawal: the later word counts', () => {
    const again = agreedToOffers({ ...a, offers: null }, NOVEMBER + 1);
    expect(mergedCustomer(again, b).offers?.at).toBe(NOVEMBER + 1);
    expect(endedByMerge(again, b)).toEqual([]);
    expect(mergedCustomer(agreedToOffers({ ...a, offers: null }, NOVEMBER), b).offers).toBeNull();
  });
});

it('a wish to be erased stands on the record that is kept, from the first time', () => {
  expect(mergedCustomer(a, { ...b, erasureAskedAt: JUNE }).erasureAskedAt).toBe(JUNE);
  expect(
    mergedCustomer({ ...a, erasureAskedAt: NOVEMBER }, { ...b, erasureAskedAt: JUNE }).erasureAskedAt,
  ).toBe(JUNE);
  expect(mergedCustomer(a, b).erasureAskedAt).toBeNull();
});

it('what somebody must not eat does not come back by a merge', () => {
  const nuts = noNuts(a, JUNE);
  const gone = withoutConsent(noNuts(b, MAY), byGuest('allergies'));
  for (const [kept, other] of [[nuts, gone] as const, [gone, nuts] as const]) {
    expect(mergedCustomer(kept, other).allergies).toBeNull();
    expect(endedByMerge(kept, other)).toEqual(['offers', 'allergies']);
  }
  expect(mergedCustomer(noNuts(a, NOVEMBER + 1), gone).allergies?.words).toBe('no nuts');
});

it('a company comes from the record in which it stands', () => {
  const mine = withCompany(a, aBuyer({ name: 'Mine' }), MAY);
  const theirs = withCompany(b, aBuyer({ name: 'Theirs' }), NOVEMBER);
  if (mine === null || theirs === null) throw new Error('two');
  expect(mergedCustomer(mine, theirs).company?.name).toBe('Mine');
  const withdrawn = { ...theirs, withdrawn: [byGuest('company', JUNE)] };
  expect(mergedCustomer(mine, withdrawn).company?.name).toBe('Theirs');
});

it('keeps the ten latest of what both withdrew', () => {
  const many = (at: number) => Array.from({ length: 8 }, (_, n) => byGuest('company', at - n));
  const { withdrawn } = mergedCustomer({ ...a, withdrawn: many(JUNE) }, { ...b, withdrawn: many(NOVEMBER) });
  expect(withdrawn.map(({ at }) => at)).toEqual(
    [...many(NOVEMBER), ...many(JUNE).slice(0, 2)].map(({ at }) => at),
  );
});
