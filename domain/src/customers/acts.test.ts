import { describe, expect, it } from 'vitest';
import { Refusal } from '../catalogue/reasons.ts';
import { NOW } from '../fixtures/ids.ts';
import { aBuyer, aCustomer } from '../fixtures/people.ts';
import { rupees } from '../money/money.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import {
  agreedToOffers,
  formerOf,
  mergedCustomer,
  withDetails,
  withoutConsent,
  withMessage,
} from './acts.ts';
import { withCompany } from './company.ts';
import { askedSinceVisit, dueAtOf } from './habit.ts';
import { customerKeyOf, customerKeys } from './search.ts';
import type { Customer } from './customer.schema.ts';

const typed = { name: 'Meera Iyer', mobile: '9000000001', note: 'Window table', allergies: 'Peanuts' };

describe('the owner’s corrections', () => {
  it('change what is searched, too, and keep what the guest said under a consent of its own', () => {
    const put = withDetails(aCustomer(), typed, NOW);
    expect(put).toMatchObject({ name: 'Meera Iyer', mobile: '9000000001', note: 'Window table' });
    expect(put.keys).toEqual(customerKeys(typed));
    expect(put.allergies).toEqual({
      words: 'Peanuts',
      consent: { purpose: 'allergies', version: 1, at: NOW },
    });
  });

  it('leave the consent of the same words, and give one up with the words', () => {
    const put = withDetails(aCustomer(), typed, NOW);
    expect(withDetails(put, { ...typed, note: 'Other' }, NOW + 1).allergies?.consent.at).toBe(NOW);
    expect(withDetails(put, { ...typed, allergies: 'Milk' }, NOW + 1).allergies?.consent.at).toBe(NOW + 1);
    expect(withDetails(put, { ...typed, allergies: '' }, NOW).allergies).toBeNull();
  });
});

describe('the consent to offers', () => {
  it('is given once, allows messages that are counted, and is withdrawn', () => {
    expect(() => withMessage(aCustomer(), NOW)).toThrow(new Refusal('not-agreed'));
    const agreed = agreedToOffers(aCustomer(), NOW);
    expect(agreed.offers).toEqual({ purpose: 'offers', version: 1, at: NOW });
    expect(agreedToOffers(agreed, NOW + 1)).toBe(agreed);
    const sent = withMessage(agreed, NOW + 2);
    expect(sent.messages).toEqual({ count: 1, lastAt: NOW + 2 });
    expect(withMessage(sent, NOW + 3).messages).toEqual({ count: 2, lastAt: NOW + 3 });
    const gone = withoutConsent(sent, { purpose: 'offers', at: NOW + 4, by: 'guest' });
    expect(gone).toMatchObject({
      offers: null,
      withdrawn: [{ purpose: 'offers', at: NOW + 4, by: 'guest' }],
    });
    expect(withoutConsent(gone, { purpose: 'offers', at: NOW + 5, by: 'owner' })).toBe(gone);
  });
});

it('a message to who is due back is remembered: they are due again after another such wait', () => {
  const visit = (orderId: string, at: number) => ({ orderId, at, amountPaise: rupees(100), bills: [] });
  const lately = [visit('o1', NOW - 60 * DAY), visit('o2', NOW - 50 * DAY), visit('o3', NOW - 40 * DAY)];
  const lastSeenAt = NOW - 40 * DAY;
  const away = agreedToOffers(aCustomer({ lately, lastSeenAt, dueAt: dueAtOf({ lately }) }), NOW);
  expect([away.dueAt !== null && away.dueAt < NOW, askedSinceVisit(away)]).toEqual([true, null]);
  const asked = withMessage(away, NOW);
  expect(asked.dueAt).toBe(startOf(dateOf(NOW)) + 20 * DAY);
  expect([askedSinceVisit(asked), askedSinceVisit({ ...asked, lastSeenAt: NOW + 1 })]).toEqual([NOW, null]);
  const early = { ...away, dueAt: NOW + DAY };
  expect(withMessage(early, NOW).dueAt).toBe(NOW + DAY);
  expect(withMessage({ ...away, dueAt: null }, NOW).dueAt).toBeNull();
});

it('keeps the last ten withdrawn consents', () => {
  let customer = aCustomer();
  for (let n = 1; n <= 12; n += 1) {
    customer = withoutConsent(agreedToOffers(customer, n), { purpose: 'offers', at: n, by: 'owner' });
  }
  expect(customer.withdrawn.map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

describe('two records of one person', () => {
  const visit = (orderId: string, at: number) => ({ orderId, at, amountPaise: rupees(100), bills: [] });
  const kept = aCustomer({
    name: null,
    visits: 2,
    spentPaise: rupees(200),
    lately: [visit('o1', NOW - 9 * DAY), visit('o3', NOW - 3 * DAY)],
    dishes: { dosa: { name: 'Dosa', count: 2 } },
    months: { '2026-11': rupees(200) },
    note: 'Window',
  });
  const gone = agreedToOffers(
    aCustomer({
      name: 'Meera',
      mobile: '9000000001',
      visits: 1,
      spentPaise: rupees(50),
      firstSeenAt: NOW - 30 * DAY,
      lastSeenAt: NOW + 1,
      lately: [visit('o2', NOW - 6 * DAY)],
      dishes: { dosa: { name: 'Masala dosa', count: 1 }, idli: { name: 'Idli', count: 5 } },
      months: { '2026-11': rupees(20), '2026-10': rupees(30) },
      note: 'Booth',
    }),
    NOW,
  );

  it('become one whose parts sum to the whole', () => {
    const one = mergedCustomer(kept, gone);
    expect(one).toMatchObject({
      name: 'Meera',
      mobile: kept.mobile,
      visits: 3,
      spentPaise: rupees(250),
      firstSeenAt: NOW - 30 * DAY,
      lastSeenAt: NOW + 1,
      months: { '2026-11': rupees(220), '2026-10': rupees(30) },
      dishes: { dosa: { count: 3 }, idli: { name: 'Idli', count: 5 } },
      note: 'Window\nBooth',
      offers: null,
    });
    expect(one.lately.map(({ orderId }) => orderId)).toEqual(['o1', 'o2', 'o3']);
    expect(one.dueAt).not.toBeNull();
    expect(one.keys).toContain(customerKeyOf('mee'));
  });

  it('take over what only one of them has, and keep the first one’s own', () => {
    const [mine, theirs] = [kept, gone].map((one, n) => ({
      ...withDetails(one, { ...typed, note: '', allergies: n === 0 ? 'Nuts' : 'Milk' }, NOW),
      company: withCompany(one, aBuyer({ name: n === 0 ? 'Mine' : 'Theirs' }), NOW)?.company ?? null,
      erasureAskedAt: NOW + n,
    }));
    if (mine === undefined || theirs === undefined) throw new Error('two');
    const had = (one: Customer) => [one.company?.name, one.allergies?.words, one.erasureAskedAt, one.note];
    const bare = { ...kept, note: '' };
    expect(had(mergedCustomer(mine, theirs))).toEqual(['Mine', 'Nuts', NOW, '']);
    expect(had(mergedCustomer(bare, theirs))).toEqual(['Theirs', 'Milk', NOW + 1, '']);
    expect(had(mergedCustomer({ ...theirs, note: '' }, mine))[2]).toBe(NOW);
    expect(had(mergedCustomer(mine, bare))).toEqual(['Mine', 'Nuts', NOW, '']);
    expect(mergedCustomer(bare, gone).note).toBe('Booth');
  });

  it('keep the name of the first and both numbers, and are found by them', () => {
    const kavya = { ...kept, name: 'Kavya', mobile: '9000000002' };
    const one = mergedCustomer(kavya, gone);
    expect(one).toMatchObject({ name: 'Kavya', mobile: '9000000002', otherMobiles: ['9000000001'] });
    expect(one.keys).toEqual(customerKeys(one));
    expect(one.keys).toEqual(expect.arrayContaining(['9000000002', '9000000001']));
    expect(one.keys).not.toContain(customerKeyOf('mee'));
    const two = mergedCustomer(aCustomer({ mobile: '9000000003' }), one);
    expect(two.otherMobiles).toEqual(['9000000002', '9000000001']);
    expect(mergedCustomer(kavya, { ...gone, mobile: kavya.mobile })).not.toHaveProperty('otherMobiles');
    const swapped = withDetails(one, typed, NOW);
    expect([swapped.mobile, swapped.otherMobiles]).toEqual(['9000000001', ['9000000002']]);
    const corrected = withDetails(one, { ...typed, mobile: '9000000009' }, NOW);
    expect(corrected.otherMobiles).toEqual(['9000000001']);
    expect(corrected.keys).toEqual(expect.arrayContaining(['9000000009', '9000000001']));
    expect(corrected.keys).not.toContain('9000000002');
  });

  it('have no more numbers than a record holds', () => {
    const nine = Array.from({ length: 9 }, (_, n) => `900000001${n}`);
    const many = { ...gone, otherMobiles: nine };
    expect(() => mergedCustomer(kept, many)).toThrow(new Refusal('record-full'));
  });

  it('have had the messages of both', () => {
    const [a, b] = [agreedToOffers(kept, NOW), agreedToOffers(gone, NOW)];
    const [one, two] = [withMessage(a, NOW), withMessage(withMessage(b, NOW), NOW + 1)];
    expect(mergedCustomer(one, two).messages).toEqual({ count: 3, lastAt: NOW + 1 });
    expect(mergedCustomer(two, a).messages).toEqual({ count: 2, lastAt: NOW + 1 });
    expect(mergedCustomer(kept, gone).messages).toEqual({ count: 0, lastAt: null });
  });

  it('leave a trace without a name or a number', () => {
    const by = { actId: 'a', byId: 'owner', at: NOW };
    expect(formerOf(gone, { ...by, into: 'c1' })).toEqual({
      how: 'merged',
      ...by,
      mergedInto: 'c1',
      visits: 1,
      expireAt: null,
    });
    expect(formerOf(gone, { ...by, into: null })).toMatchObject({ how: 'erased', expireAt: NOW + 365 * DAY });
  });
});
