import { expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aBuyer, aCustomer } from '../fixtures/people.ts';
import { companyOf, mayKeepUnseen, withCompany } from './company.ts';

it('keeps a buyer under a consent of its own, once', () => {
  const customer = aCustomer();
  expect(companyOf(customer)).toBeNull();
  const kept = withCompany(customer, aBuyer(), NOW);
  expect(kept?.company?.consent).toEqual({ purpose: 'bill', version: 1, at: NOW });
  expect(companyOf(kept ?? customer)).toEqual(aBuyer());
  expect(withCompany(kept ?? customer, aBuyer(), NOW + 1)).toBeNull();
  const other = aBuyer({ name: 'Another company' });
  expect(withCompany(kept ?? customer, other, NOW + 1)?.company).toMatchObject({ name: 'Another company' });
});

it('is put on a record by a guest’s phone only while the number is new here', () => {
  const fresh = aCustomer({ visits: 0 });
  expect(mayKeepUnseen(fresh)).toBe(true);
  expect(mayKeepUnseen(withCompany(fresh, aBuyer(), NOW) ?? fresh)).toBe(false);
  expect(mayKeepUnseen(aCustomer({ visits: 1 }))).toBe(false);
  const added = { ...fresh.consent, how: 'phone' as const };
  expect(mayKeepUnseen({ ...fresh, consent: added })).toBe(false);
});
