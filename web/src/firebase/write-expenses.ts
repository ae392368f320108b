import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore';
import { expensePhotos, expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import type { BillPhoto } from '@bhoj/domain/expenses/bill-photo.schema';
import { dueExpense, dueId } from '@bhoj/domain/expenses/due';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Client } from './client.ts';

/**
 * The owner's direct writes of expenses, under the rules (P-WRITE-2). Offline, each waits on the device and resolves
 * when the server has it, so callers must not await one before they continue.
 */

interface ExpenseIds {
  readonly restaurantId: string;
  readonly expenseId: string;
}

export const saveExpense = (client: Client, ids: ExpenseIds, expense: Expense): Promise<void> =>
  setDoc(doc(client.db, expenses.path(ids)), expenses.encode(expense));

/** Writes the photo by itself, so that its size does not delay the expense. */
export const saveBillPhoto = (client: Client, ids: ExpenseIds, photo: BillPhoto): Promise<void> =>
  setDoc(doc(client.db, expensePhotos.path(ids)), expensePhotos.encode(photo));

export const deleteBillPhoto = (client: Client, ids: ExpenseIds): Promise<void> =>
  deleteDoc(doc(client.db, expensePhotos.path(ids)));

/** Deletes an expense and its photo. */
export function deleteExpense(client: Client, ids: ExpenseIds): Promise<void> {
  const batch = writeBatch(client.db);
  batch.delete(doc(client.db, expenses.path(ids)));
  batch.delete(doc(client.db, expensePhotos.path(ids)));
  return batch.commit();
}

/** Writes several new expenses, all or none; at most 500. */
export function saveExpenses(
  client: Client,
  restaurantId: string,
  list: readonly Entry<Expense>[],
): Promise<void> {
  const batch = writeBatch(client.db);
  for (const { id, value } of list) {
    batch.set(doc(client.db, expenses.path({ restaurantId, expenseId: id })), expenses.encode(value));
  }
  return batch.commit();
}

export const saveTemplate = (
  client: Client,
  ids: { readonly restaurantId: string; readonly templateId: string },
  template: ExpenseTemplate,
): Promise<void> => setDoc(doc(client.db, expenseTemplates.path(ids)), expenseTemplates.encode(template));

/**
 * Makes the expenses of a template's due days and stores the last of these days in the template, in one write. When
 * another device has already made one of them, the rules refuse the write, because it would change that expense's time
 * of entry.
 */
export function makeDue(
  client: Client,
  restaurantId: string,
  { id, value }: Entry<ExpenseTemplate>,
  days: readonly string[],
  at: number,
): Promise<void> {
  const batch = writeBatch(client.db);
  for (const day of days) {
    const path = expenses.path({ restaurantId, expenseId: dueId(id, day) });
    batch.set(doc(client.db, path), expenses.encode(dueExpense(id, value, day, at)));
  }
  const madeUntil = days.at(-1) ?? value.madeUntil;
  const template = doc(client.db, expenseTemplates.path({ restaurantId, templateId: id }));
  batch.set(template, expenseTemplates.encode({ ...value, madeUntil }));
  return batch.commit();
}
