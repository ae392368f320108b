import { countSession } from '@bhoj/domain/cash/cash.contract';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { withRights } from '../support/arrange.ts';
import { call } from '../support/mount.ts';
import { aTillHouse, opened, rupeeNotes } from '../support/tills.ts';

async function anOpenTill<I extends object>(more: I) {
  const house = await aTillHouse();
  const sessionId = await opened(house.owner);
  return { house, input: { sessionId, ...more }, as: house.owner };
}

/** One valid call of every contract about cash sessions. */
export const CASH_SAMPLES = {
  saveTills: async () => {
    const house = await aTillHouse();
    return { house, input: { on: true, tills: TILLS.slice(0, 1) }, as: house.owner };
  },
  openSession: async () => {
    const house = await aTillHouse();
    const input = { sessionId: newId(), tillId: 'counter', floatPaise: paise(2_000_00) };
    return { house, input, as: house.owner };
  },
  readTills: async () => {
    const { house } = await anOpenTill({});
    return { house, input: {}, as: house.owner };
  },
  moveCash: () =>
    anOpenTill({
      movementId: newId(),
      kind: 'out' as const,
      amountPaise: paise(60_00),
      reason: 'Ice',
      expense: { category: 'Groceries', vendor: 'Sharma' },
    }),
  countSession: () => anOpenTill({ requestId: newId(), count: rupeeNotes(99) }),
  closeSession: async () => {
    const sample = await anOpenTill({ requestId: newId(), note: 'One rupee short' });
    const { sessionId } = sample.input;
    await call(countSession, { sessionId, requestId: newId(), count: rupeeNotes(99) }, sample.as);
    return sample;
  },
  handOverSession: async () => {
    const sample = await anOpenTill({ requestId: newId(), nextId: newId(), count: rupeeNotes(100) });
    const { uid: toUid } = await withRights(sample.house.restaurantId, ['cash']);
    return { ...sample, input: { ...sample.input, toUid } };
  },
};
