import { aPushDevice } from '@bhoj/domain/fixtures/push';
import { aHouse } from '../support/arrange.ts';

const empty = () => aHouse({}, { tableCount: 0 });
const { endpoint, p256dh, auth, name } = aPushDevice();

/** One valid call of each contract of messages to devices. */
export const PUSH_SAMPLES = {
  readPush: async () => {
    const house = await empty();
    return { house, as: house.owner, input: {} };
  },
  registerPush: async () => {
    const house = await empty();
    return {
      house,
      as: house.owner,
      input: { endpoint, keys: { p256dh, auth }, name, language: 'en' as const },
    };
  },
  forgetPush: async () => {
    const house = await empty();
    return { house, as: house.owner, input: { endpoint } };
  },
  choosePush: async () => {
    const house = await empty();
    return { house, as: house.owner, input: { kind: 'low-review' as const, isOn: false } };
  },
};
