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

it('shows the present ones where the document does not know them', () => {
  expect(asIssued(order, { issuedTo: null })).toEqual({ order, customerName: 'Meera', placeNames: {} });
  const nobody = { ...order, customer: null };
  expect(asIssued(nobody, { issuedTo: null })).toEqual({ order: nobody, customerName: null, placeNames: {} });
});

it('calls the table as it was called then, and no other', () => {
  const issuedTo = { tableId: 'F1-T01', customerName: null, tableName: 'Terrace 4' };
  expect(asIssued(order, { issuedTo }).placeNames).toEqual({ 'F1-T01': 'Terrace 4' });
  expect(placeNamesOn({ tableId: null, tableName: 'Terrace 4' })).toEqual({});
});
