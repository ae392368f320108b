import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { unreadableOrders } from '../../firebase/in-memory.fixtures.tsx';
import { backend, eachCaptain, open, settle } from './captain-page.fixtures.tsx';
import { captain } from '../../messages/captain/captain/en.ts';
import { anOrder, aTable } from './state/captain-page.fixtures.ts';

eachCaptain();
beforeEach(() => {
  backend.putOnly(orders, { a: anOrder() });
  backend.putStored(orders, unreadableOrders(anOrder()));
  const [t1, t2, t4] = [
    aTable('F1-T01', { open: 'a' }),
    aTable('F1-T02', { open: 'newer' }),
    aTable('F1-T04'),
  ];
  backend.putOnly(tables, { t1, t2, t4 });
  backend.putStored(tables, { t3: { ...tables.encode(aTable('F1-T03')), status: 7 } });
  backend.putStored(availabilities, { availability: { soldOut: {}, schemaVersion: 99 } });
});

const show = async () => {
  open();
  await settle();
};

it('shows every table that it can read, and one card for the rest', async () => {
  await show();
  for (const name of [/^F1-T01/, /^F1-T02/, /^F1-T04/])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(
    screen.getByText('1 table, 2 orders and what is sold out cannot be shown on this version of Bhoj'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^F1-T01/ }));
  expect(screen.getByText(/Paneer Tikka/)).toBeTruthy();
});

it('takes no round for a table whose order it cannot read', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^F1-T02/ }));
  expect(screen.getByText(captain.unreadableOrder)).toBeTruthy();
  expect(screen.queryByText(captain.addDishes)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: captain.allTables }));
  expect(screen.getByRole('button', { name: /^F1-T01/ })).toBeTruthy();
});
