import { useMemo } from 'react';
import type { Expense, ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import type { PhotoChange } from '../../../blocks/photo/bill-photo-field.tsx';
import { useClient } from '../../../firebase/client.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import {
  deleteBillPhoto,
  deleteExpense,
  saveBillPhoto,
  saveExpense,
  saveTemplate,
} from '../../../firebase/write-expenses.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { expenseOf, templateOf } from './expense-form.ts';
import type { ExpenseEntered } from './expense-form.ts';
import { nameOf } from './expenses-model.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** The writes of the page. None waits for the server: offline they wait on the device. */
export interface ExpenseActs {
  /** `before` is the expense to change; null for a new one. */
  readonly save: (entered: ExpenseEntered, before: Entry<Expense> | null, photo: PhotoChange) => void;
  readonly pay: (entry: Entry<Expense>, day: string, method: ExpenseMethod) => void;
  /** Takes a payment back: the expense is owed again, from this day on. */
  readonly unpay: (entry: Entry<Expense>, dueOn: string) => void;
  readonly remove: (expenseId: string) => void;
  readonly stop: (template: Entry<ExpenseTemplate>) => void;
}

export function useExpenseActs(): ExpenseActs {
  const words = useWords(expensesPart);
  const client = useClient();
  const restaurantId = useRestaurantId();
  const toast = useToast();
  return useMemo(() => {
    /** Confirms at once, and reports later if the server refuses. */
    const send = (write: Promise<void>, done: string) => {
      toast({ message: done });
      write.catch((cause: unknown) => {
        reportFault(cause, 'expenses');
        toast({ message: words.notSaved });
      });
    };
    return {
      save: (entered, before, photo) => {
        const at = serverNow();
        const value = expenseOf(entered, before?.value ?? null, at);
        const template = before === null ? templateOf(entered, at) : null;
        const ids = { restaurantId, expenseId: before?.id ?? newId() };
        const hasPhoto = photo === 'same' ? value.hasPhoto : photo !== 'none';
        const templateId = template === null ? value.templateId : newId();
        const writes = [saveExpense(client, ids, { ...value, hasPhoto, templateId })];
        if (template !== null && templateId !== null)
          writes.push(saveTemplate(client, { restaurantId, templateId }, template));
        if (photo === 'none' && value.hasPhoto) writes.push(deleteBillPhoto(client, ids));
        if (typeof photo === 'object') writes.push(saveBillPhoto(client, ids, { ...photo, createdAt: at }));
        const said = navigator.onLine ? words.saved : words.savedOffline;
        send(
          Promise.all(writes).then(() => undefined),
          said(formatPlain(value.amountPaise)),
        );
      },
      pay: ({ id, value }, day, method) =>
        send(
          saveExpense(client, { restaurantId, expenseId: id }, { ...value, day, method, dueOn: null }),
          words.paidDone(nameOf(value)),
        ),
      unpay: ({ id, value }, dueOn) => {
        const { cashSession: _, ...free } = value;
        send(
          saveExpense(client, { restaurantId, expenseId: id }, { ...free, method: null, dueOn }),
          words.panel.unpaidDone,
        );
      },
      remove: (expenseId) => send(deleteExpense(client, { restaurantId, expenseId }), words.deleted),
      stop: ({ id, value }) =>
        send(
          saveTemplate(client, { restaurantId, templateId: id }, { ...value, active: false }),
          words.panel.stopped,
        ),
    };
  }, [client, restaurantId, toast, words]);
}
