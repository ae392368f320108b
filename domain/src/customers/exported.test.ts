import { expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aBuyer, aCustomer } from '../fixtures/people.ts';
import { rupees } from '../money/money.ts';
import { agreedToOffers, withDetails } from './acts.ts';
import { withCompany } from './company.ts';
import { exportLineOf, personalDataOf, personalDataSchema } from './exported.ts';

it('a person’s file says everything that is kept of them, and under which consent', () => {
  const visit = { orderId: 'o1', at: NOW, amountPaise: rupees(378), bills: [{ id: 'i1', number: 'A/1' }] };
  const visited = aCustomer({
    lately: [visit],
    dishes: { dosa: { name: 'Dosa', count: 2 } },
    months: { '2026-11': rupees(300), '2026-10': rupees(78) },
  });
  const named = withDetails(
    visited,
    { name: 'Meera', mobile: '9876543210', note: 'Window', allergies: 'Nuts' },
    NOW,
  );
  const full = agreedToOffers(withCompany(named, aBuyer(), NOW) ?? named, NOW + 1);
  const file = personalDataOf('c1', full);
  expect(personalDataSchema.parse(file)).toEqual(file);
  expect(file).toMatchObject({
    ...exportLineOf('c1', full),
    offersSince: NOW + 1,
    consents: [
      { purpose: 'bill' },
      { purpose: 'bill' },
      { purpose: 'allergies' },
      { purpose: 'offers', at: NOW + 1 },
    ],
    note: 'Window',
    allergies: 'Nuts',
    dishes: [{ name: 'Dosa', count: 2 }],
    months: [{ month: '2026-10' }, { month: '2026-11', spentPaise: 300_00 }],
    bills: [{ number: 'A/1', at: NOW }],
  });
  const plain = aCustomer({ company: null, allergies: null, offers: null });
  expect(personalDataOf('c1', plain)).toMatchObject({
    consents: [{ purpose: 'bill' }],
    company: null,
    allergies: '',
    offersSince: null,
  });
});
