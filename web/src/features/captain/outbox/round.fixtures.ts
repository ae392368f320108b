import { newId } from '@bhoj/domain/kernel/ids';
import { UNTRIED } from './outbox-model.ts';
import type { OutRound } from './outbox-model.ts';

/** A round that nobody has sent yet. */
export const anOutRound = (over: Partial<OutRound> = {}): OutRound => ({
  restaurantId: 'r@example.in',
  orderId: newId(),
  tableId: 'F1-T01',
  type: 'dine-in',
  roundId: newId(),
  menuVersion: 3,
  selections: [{ itemId: 'dal', variantId: null, addOnIds: [], quantity: 2, note: '' }],
  authorUid: 'UidOfSureshAAAAAAAAAA',
  turn: 1,
  ...UNTRIED,
  ...over,
});
