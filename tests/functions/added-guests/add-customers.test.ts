import { customers } from '@bhoj/domain/customers/customer.collection';
import { addCustomers } from '@bhoj/domain/added-guests/added-guests.contract';
import { eraseCustomer, mergeCustomers, saveCustomer } from '@bhoj/domain/customers/customers.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import type { AddedGuest } from '@bhoj/domain/added-guests/added.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, get, list, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const MOBILE = '9812345633';
let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
});

const agreed = { toKeep: true, toOffers: true, toAllergies: false, on: '2026-06-01', how: 'paper' } as const;
const aGuest = (over: Partial<AddedGuest> = {}): AddedGuest => ({
  customerId: newId(),
  name: 'Farhan',
  mobile: MOBILE,
  note: 'Window',
  allergies: '',
  agreed,
  ...over,
});
const here = () => list(customers, { restaurantId: house.restaurantId });
const add = (...guests: AddedGuest[]) => call(addCustomers, { guests }, house.owner);
const at = (customerId: string) => ({ restaurantId: house.restaurantId, customerId });

describe('guests whom the owner adds', () => {
  test('are kept with the consents as they were given, and the audit counts them', async () => {
    const guest = aGuest();
    expect(await add(guest)).toEqual({ added: 1, known: 0 });
    const given = { version: 0, at: startOf('2026-06-01'), how: 'paper' };
    expect(await get(customers, at(guest.customerId))).toMatchObject({
      name: 'Farhan',
      mobile: MOBILE,
      note: 'Window',
      visits: 0,
      consent: { purpose: 'bill', ...given },
      offers: { purpose: 'offers', ...given },
      allergies: null,
    });
    const [entry] = await auditOf(house);
    expect(entry).toMatchObject({
      action: 'addCustomers',
      details: { added: 1, known: 0, customerId: guest.customerId },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Farhan|9812345633/);
  });

  test('are added once, however often the call is repeated', async () => {
    const guests = [aGuest(), aGuest({ mobile: '9000000002' })];
    const first = await add(...guests);
    const before = await everything();
    expect(await add(...guests)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('do not come back by a repeat of the call after they were erased, nor where their number was corrected', async () => {
    const [gone, changed] = [aGuest(), aGuest({ mobile: '9000000002' })];
    await add(gone, changed);
    const details = { name: 'F', mobile: '9000000003', note: '', allergies: '' };
    await call(saveCustomer, { customerId: changed.customerId, ...details }, house.owner);
    const { customerId } = gone;
    await call(eraseCustomer, { customerId, actId: newId(), reason: 'Asked' }, house.owner);
    const before = await everything();
    expect(await add(gone, changed)).toEqual({ added: 2, known: 0 });
    expect(await everything()).toEqual(before);
  });

  test('do not change who is here, whatever was withdrawn or merged', async () => {
    const [known, other] = [newId(), newId()];
    const withdrawn = [{ purpose: 'offers' as const, at: 1, by: 'guest' as const }];
    await put(customers, at(known), aCustomer({ name: 'F', mobile: MOBILE, withdrawn }));
    await put(customers, at(other), aCustomer({ mobile: '9000000001' }));
    await call(mergeCustomers, { actId: newId(), keepId: known, goneId: other }, house.owner);
    const before = await everything();
    expect(await add(aGuest(), aGuest({ mobile: '9000000001' }))).toEqual({ added: 0, known: 2 });
    expect(await everything()).toEqual(before);
  });

  test('are all of a file of 500, or none', async () => {
    const many = Array.from({ length: 500 }, (_, n) => aGuest({ mobile: String(9_000_000_000 + n) }));
    const toCome = { ...agreed, on: dateOf(Date.now() + 2 * DAY) };
    const [first, ...others] = many;
    if (first === undefined) throw new Error('no guest');
    const wrong = [{ ...first, agreed: toCome }, ...others];
    expect(await reasonOf(addCustomers, { guests: wrong }, house.owner)).toBe('invalid-input');
    expect(await here()).toEqual([]);
    expect(await add(...many)).toEqual({ added: 500, known: 0 });
    expect(await here()).toHaveLength(500);
    expect(await reasonOf(addCustomers, { guests: [...many, aGuest()] }, house.owner)).toBe('invalid-input');
  });

  test('with one number become one guest, also where two calls come at once', async () => {
    expect(await add(aGuest(), aGuest())).toEqual({ added: 1, known: 1 });
    const twins = [aGuest({ mobile: '9000000002' }), aGuest({ mobile: '9000000002' })];
    const both = await Promise.all(twins.map((guest) => add(guest)));
    expect(both.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await here()).toHaveLength(2);
  });

  test('keep how they agreed when their details are corrected', async () => {
    const { customerId } = aGuest();
    await add(aGuest({ customerId }));
    const details = { name: 'Farhan Q', mobile: MOBILE, note: '', allergies: '' };
    await call(saveCustomer, { customerId, ...details }, house.owner);
    expect((await get(customers, at(customerId))).consent).toMatchObject({ version: 0, how: 'paper' });
  });
});
