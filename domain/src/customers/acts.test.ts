import { describe, expect, it } from 'vitest';
import { Refusal } from '../catalogue/reasons.ts';
import { NOW } from '../fixtures/ids.ts';
import { aBuyer, aCustomer } from '../fixtures/people.ts';
import { rupees } from '../money/money.ts';
import { DAY } from '../time/ist.ts';
import {
  agreedToOffers,
  formerOf,
  mergedCustomer,
  withDetails,
  withoutConsent,
  withMessage,
} from './acts.ts';
import { withCompany } from './company.ts';
import { customerKeys } from './search.ts';
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
  it('is given once, allows messages that are counted once each, and is withdrawn', () => {
    expect(() => withMessage(aCustomer(), 'm1', NOW)).toThrow(new Refusal('not-agreed'));
    const agreed = agreedToOffers(aCustomer(), NOW);
    expect(agreed.offers).toEqual({ purpose: 'offers', version: 1, at: NOW });
    expect(agreedToOffers(agreed, NOW + 1)).toBe(agreed);
    const sent = withMessage(agreed, 'm1', NOW + 2);
    expect(sent.messages).toEqual({ count: 1, lastId: 'm1', lastAt: NOW + 2 });
    expect(withMessage(sent, 'm1', NOW + 3)).toBe(sent);
    expect(withMessage(sent, 'm2', NOW + 3).messages.count).toBe(2);
    const gone = withoutConsent(sent, { purpose: 'offers', at: NOW + 4, by: 'guest' });
    expect(gone).toMatchObject({
      offers: null,
      withdrawn: [{ purpose: 'offers', at: NOW + 4, by: 'guest' }],
    });
    expect(withoutConsent(gone, { purpose: 'offers', at: NOW + 5, by: 'owner' })).toBe(gone);
  });
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
    expect(one.keys).toContain('mee');
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
    expect(had(mergedCustomer(mine, bare))).toEqual(['Mine', 'Nuts', NOW, '']);
    expect(mergedCustomer(bare, gone).note).toBe('Booth');
  });

  it('keep the name and the number of the first, by which alone they are found', () => {
    const one = mergedCustomer({ ...kept, name: 'Kavya', mobile: '9000000002' }, gone);
    expect(one).toMatchObject({ name: 'Kavya', mobile: '9000000002' });
    expect(one.keys).toEqual(customerKeys({ name: 'Kavya', mobile: '9000000002' }));
    expect(one.keys).not.toContain('mee');
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
