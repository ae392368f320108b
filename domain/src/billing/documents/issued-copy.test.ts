import { expect, it } from 'vitest';
import { anOrder } from '../../fixtures/orders.ts';
import { asIssued, placeNamesOn } from './issued-copy.ts';

const order = { ...anOrder({ tableId: 'F1-T04' }), customer: { id: 'c1', name: 'Meera' } };

it('shows the table and the name of when the document was issued', () => {
  const issuedTo = { tableId: 'F1-T01', customerName: 'Farhan' };
  expect(asIssued(order, { issuedTo })).toEqual({
    order: { ...order, tableId: 'F1-T01' },
    customerName: 'Farhan',
    placeNames: {},
  });
  expect(asIssued(order, { issuedTo: { tableId: null, customerName: null } })).toEqual({
    order: { ...order, tableId: null },
    customerName: null,
    placeNames: {},
  });
});

it('calls the table as it was called then, and no other', () => {
  const issuedTo = { tableId: 'F1-T01', customerName: null, tableName: 'Terrace 4' };
  expect(asIssued(order, { issuedTo }).placeNames).toEqual({ 'F1-T01': 'Terrace 4' });
  expect(placeNamesOn({ tableId: null, tableName: 'Terrace 4' })).toEqual({});
});

it('names all tables that were joined when it was issued, whatever is joined since', () => {
  const order = { tableId: 'F1-T02', joinedTableIds: ['F1-T03'], customer: null };
  const issuedTo = { customerName: null, tableId: 'F1-T01', tableName: 'F1-T01 + Window' };
  const issued = asIssued(order, { issuedTo });
  expect(issued).toMatchObject({ order: { tableId: 'F1-T01' }, placeNames: { 'F1-T01': 'F1-T01 + Window' } });
  expect(issued.order.joinedTableIds).toBeUndefined();
});
