import { nameKey } from '@bhoj/domain/kernel/folded';
import { expenseKinds } from '@bhoj/domain/expenses/expense.collection';
import { saveExpenseKind as contract } from '@bhoj/domain/expenses/expense-kind.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveExpenseKind = defineCallable(contract, ({ category, kind }, { caller }) =>
  transact(`${caller.restaurantId} kinds`, async (store) => {
    const params = { restaurantId: caller.restaurantId };
    const known = await store.get(expenseKinds, params);
    store.set(expenseKinds, params, { kinds: { ...known?.kinds, [nameKey(category)]: kind } });
    return {};
  }),
);
