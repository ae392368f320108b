import { customers } from '@bhoj/domain/customers/customer.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { agreedToOffers } from '@bhoj/domain/customers/acts';
import { aHouse, anOpenOrder, put } from '../support/arrange.ts';
import type { House } from '../support/arrange.ts';

async function aKnownCustomer(customer = agreedToOffers(aCustomer(), Date.now())) {
  const house: House = await aHouse({}, { tableCount: 1 });
  const { restaurantId } = house;
  const customerId = newId();
  await put(customers, { restaurantId, customerId }, customer);
  return { house, customerId, as: house.owner };
}

async function aNamedCustomer<I extends object>(more: I) {
  const { house, customerId, as } = await aKnownCustomer();
  return { house, input: { customerId, ...more }, as };
}

/** One valid call of every contract about customers. */
export const CUSTOMER_SAMPLES = {
  refreshCustomerMarks: async () => {
    const { house, as } = await aKnownCustomer();
    return { house, input: {}, as };
  },
  saveCustomer: () =>
    aNamedCustomer({ name: 'Meera Iyer', mobile: '9876543210', note: 'Window table', allergies: '' }),
  addCustomers: async () => {
    const { house, as } = await aKnownCustomer();
    const agreed = {
      toKeep: true,
      toOffers: true,
      toAllergies: false,
      on: '2026-06-01',
      how: 'paper',
    } as const;
    const guest = { name: 'Farhan', mobile: '9812345633', note: '', allergies: '', agreed };
    return { house, input: { guests: [{ ...guest, customerId: newId() }] }, as };
  },
  agreeToOffers: async () => {
    const { house, customerId, as } = await aKnownCustomer(aCustomer());
    return { house, input: { customerId }, as };
  },
  withdrawConsent: () => aNamedCustomer({ purpose: 'offers' as const }),
  countMessage: () => aNamedCustomer({ requestId: newId() }),
  eraseCustomer: () => aNamedCustomer({ actId: newId(), reason: 'Asked at the table' }),
  exportCustomer: () => aNamedCustomer({}),
  exportCustomers: async () => {
    const { house, as } = await aKnownCustomer();
    return { house, input: { reason: 'For the accountant', after: null }, as };
  },
  mergeCustomers: async () => {
    const { house, customerId: keepId, as } = await aKnownCustomer();
    const goneId = newId();
    await put(
      customers,
      { restaurantId: house.restaurantId, customerId: goneId },
      aCustomer({ mobile: '9000000001' }),
    );
    return { house, input: { actId: newId(), keepId, goneId }, as };
  },
  recallGuest: async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { orderId } = await anOpenOrder(house);
    return { house, input: { orderId }, as: house.captain };
  },
  askAboutMyData: async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { guest, orderId } = await anOpenOrder(house);
    return {
      house,
      input: { restaurantId: house.restaurantId, orderId, wish: 'withdraw' as const },
      as: guest,
    };
  },
};
