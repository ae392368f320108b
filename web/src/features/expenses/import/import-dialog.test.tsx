import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, user, eachMonth, added } from '../expenses-page.fixtures.tsx';

eachMonth();

it('imports a file, without the rows that are here already', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const text = [
    'Date,Vendor,Category,Amount,Method',
    '2026-11-20,Azadpur Mandi,Vegetables,2450,drawer',
    '2026-11-21,Indane,Gas and fuel,1900,upi',
    '2026-11-21,Indane,Gas and fuel,ten,upi',
  ].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'old.csv'));
  expect(await screen.findByText('1 expense to add · ₹1,900')).toBeTruthy();
  expect(screen.getByText('1 row is already here')).toBeTruthy();
  expect(screen.getByText('Line 4: Amount')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 expense' }));
  expect(added()).toMatchObject({ vendor: 'Indane', amountPaise: 1_900_00 });
});
