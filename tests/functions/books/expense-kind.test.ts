import { expenseKinds } from '@bhoj/domain/expenses/expense.collection';
import { saveExpenseKind } from '@bhoj/domain/expenses/expense-kind.contract';
import { expect, test } from 'vitest';
import { aHouse, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';

test('keeps what each category of expenses counts as, by its name however it is typed', async () => {
  const { owner, restaurantId } = await aHouse({}, { tableCount: 1 });
  await call(saveExpenseKind, { category: 'Linen', kind: 'food' }, owner);
  await call(saveExpenseKind, { category: 'Chicken', kind: 'food' }, owner);
  await call(saveExpenseKind, { category: ' LINEN', kind: 'other' }, owner);
  expect(await get(expenseKinds, { restaurantId })).toEqual({ kinds: { linen: 'other', chicken: 'food' } });
});

test('refuses a name that every object has, because it cannot be a key of a map', async () => {
  const { owner } = await aHouse({}, { tableCount: 1 });
  for (const category of ['Constructor', ' __proto__ ', '__Linen__'])
    expect(await reasonOf(saveExpenseKind, { category, kind: 'food' }, owner)).toBe('invalid-input');
});
