import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { added, anAddressOf, aWaitHouse, waiting } from '../support/waitlist.ts';

const anAdded = async () => {
  const house = await aWaitHouse();
  return { house, party: await added(house.owner), as: house.owner };
};

/** One valid call of every contract about the waitlist. */
export const WAITLIST_SAMPLES = {
  quoteWaits: async () => {
    const house = await aWaitHouse();
    return { house, input: { sizes: [2, 4] }, as: house.owner };
  },
  addToWaitlist: async () => {
    const house = await aWaitHouse();
    const input = waiting({ name: 'Farah Khan', mobile: '9876543211', language: 'hi' as const });
    return { house, input, as: house.owner };
  },
  changeWaitingParty: async () => {
    const { house, party, as } = await anAdded();
    const change = {
      size: 3,
      key: newShareToken(),
      name: 'Farah',
      mobile: '9876543211',
      language: 'ta' as const,
    };
    return { house, input: { requestId: newId(), waitId: party.waitId, change }, as };
  },
  moveWaitingParty: async () => {
    const { house, party, as } = await anAdded();
    const input = {
      requestId: newId(),
      waitId: party.waitId,
      act: 'call' as const,
      seen: 'waiting' as const,
    };
    return { house, input, as };
  },
  seatWaitingParty: async () => {
    const { house, party, as } = await anAdded();
    return { house, input: { requestId: newId(), waitId: party.waitId, tableIds: ['F1-T01'] }, as };
  },
  readOwnWait: async () => {
    const { house, party } = await anAdded();
    const slug = await anAddressOf(house);
    return { house, input: { slug, waitId: party.waitId, key: party.key }, as: {} };
  },
};
