import { expect, it } from 'vitest';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { orderIdFor } from './outbox-model.ts';
import { partyTables } from './party-tables.ts';
import { anOutRound } from './round.fixtures.ts';

const party = { name: 'Rao', guests: 7, at: NOW, tableIds: ['F1-T01', 'F1-T02'], bookingId: 'rao' };
const kept = (n: number, reservation = party) => aTable({ n, status: 'Reserved', reservation });

it('begins one order from rounds at all tables that are reserved for the party', () => {
  expect(partyTables(kept(1), [kept(1), kept(2)])).toEqual(['F1-T02']);
  expect(partyTables(kept(1), [kept(1), kept(2, { ...party, bookingId: 'das' })])).toEqual([]);
});

it('leaves the round of whoever sits at a table that is not reserved any more an order of its own', () => {
  const free = aTable({ n: 2 });
  const theirs = anOutRound({ tableId: free.id });
  const aim = { tableId: 'F1-T01', orderId: null, withTables: partyTables(kept(1), [kept(1), free]) };
  expect(orderIdFor([theirs], aim)).not.toBe(theirs.orderId);
});
