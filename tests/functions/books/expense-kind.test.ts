import { expenseKinds } from '@bhoj/domain/expenses/expense.collection';
import { saveExpenseKind } from '@bhoj/domain/expenses/expense-kind.contract';
import { expect, test } from 'vitest';
import { aHouse, get } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';

test('keeps what each category of expenses counts as, by its name however it is typed', async () => {
  const { owner, restaurantId } = await aHouse({}, { tableCount: 1 });
  await call(saveExpenseKind, { category: 'Linen', kind: 'food' }, owner);
  await call(saveExpenseKind, { category: 'Chicken', kind: 'food' }, owner);
  await call(saveExpenseKind, { category: ' LINEN', kind: 'other' }, owner);
  expect(await get(expenseKinds, { restaurantId })).toEqual({ kinds: { linen: 'other', chicken: 'food' } });
});
