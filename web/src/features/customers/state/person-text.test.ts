import { expect, it } from 'vitest';
import { agreedToOffers, withDetails, withoutConsent } from '@bhoj/domain/customers/acts';
import { personalDataOf } from '@bhoj/domain/customers/exported';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { rupees } from '@bhoj/domain/money/money';
import { customers } from '../../../messages/owner/customers/en.ts';
import { personText } from './person-text.ts';

const AT = Date.parse('2026-11-20T14:30:00Z');

it('says each fact in a line, and nothing of what is not kept', () => {
  const visited = aCustomer({
    dishes: { dosa: { name: 'Dosa', count: 2 } },
    months: { '2026-11': rupees(378) },
    lately: [{ orderId: 'o1', at: AT, amountPaise: rupees(378), bills: [{ id: 'i1', number: 'A/1' }] }],
  });
  const details = { name: 'Meera', mobile: '9876543210', note: 'Window', allergies: 'Nuts' };
  const noted = withDetails(agreedToOffers(visited, AT), details, AT);
  const text = personText(customers, {
    ...personalDataOf('c1', withoutConsent(noted, { purpose: 'offers', at: AT, by: 'guest' })),
    otherMobiles: ['9000000002'],
    orders: [{ at: AT, names: ['Meera', 'Flat 4B'], notes: ['Dosa: less oil'] }],
    leftOut: ['orders'],
    addresses: [{ at: AT, name: 'Meera', address: '4 MG Road', note: '' }],
    bookings: [{ day: '2026-11-20', name: 'Meera', note: '', occasion: 'Birthday', food: 'Jain' }],
    reviews: [{ at: AT, stars: 2, words: 'Cold', answer: 'Sorry', madeRight: '', takenDown: 'Rude' }],
  });
  for (const line of [
    'Name: Meera',
    'Mobile: 98765 43210, 90000 00002',
    '- 20 Nov 2026: Meera; Flat 4B; Dosa: less oil',
    '- 20 Nov 2026: Meera, 4 MG Road',
    '- 20 Nov 2026: Meera, Birthday, Jain',
    '- 20 Nov 2026: 2 of 5 stars · Cold · Sorry · Taken down: Rude',
    'Not all of it is in this file',
    '- More orders are stored than a file holds. Ask the restaurant for the others.',
    'Spent: ₹378',
    '- Window',
    '- Nuts',
    '- Messages with offers: Withdrawn by the guest, 20 Nov 2026',
    '- Dosa: 2 portions',
    '- November 2026: ₹378',
    '- A/1, 20 Nov 2026',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  const how = { ...visited.consent, how: 'paper' as const };
  expect(personText(customers, personalDataOf('c1', { ...visited, consent: how }))).toContain(
    '- Name and number for their bills: On paper, ',
  );
  const plain = personText(customers, personalDataOf('c1', aCustomer({ name: null })));
  expect(plain).toContain('Name: No name');
  expect(plain).not.toContain('Orders most');
  expect(plain).not.toContain('Not all of it');
});
