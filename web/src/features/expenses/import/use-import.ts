import { useState } from 'react';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { entryKey, importExpenses } from '@bhoj/domain/expenses/expense-csv';
import type { ExpenseFault } from '@bhoj/domain/expenses/expense-csv';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { readCsvFile } from '../../../blocks/csv/csv-file.ts';
import { useClient } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** The most rows of one import: they need one write, and few reads for the comparison. */
const MOST_ROWS = 500;
const MOST_MONTHS = 13;

/** The preview of an import. */
export interface Preview {
  readonly name: string;
  readonly toAdd: readonly Entry<Expense>[];
  /** Rows that already exist, or occur twice in the file. */
  readonly known: number;
  readonly faults: readonly ExpenseFault[];
  /** The lines with an amount below zero, which are left out. */
  readonly belowZero: readonly number[];
}

/** Returns the new expenses, each once, with new ids. */
function newOnes(found: readonly Expense[], here: readonly Expense[]): Entry<Expense>[] {
  const keys = new Set(here.map(entryKey));
  return found.flatMap((value) => {
    const key = entryKey(value);
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ id: newId(), value }];
  });
}

export interface Import {
  readonly preview: Preview | null;
  readonly fault: string | null;
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
}

/** Reads a file and compares it with the expenses of its months. */
export function useImport(): Import {
  const words = useWords(expensesPart).import;
  const client = useClient();
  const restaurantId = useRestaurantId();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const read = async (file: File): Promise<Preview | string> => {
    const csv = await readCsvFile(file);
    if ('fault' in csv) return words[csv.fault];
    const found = importExpenses(csv.rows, serverNow(), csv.hasDecimalCommas);
    if ('lacking' in found) return words.lacking(found.lacking.join(', '));
    const months = [...new Set(found.expenses.map(({ month }) => month))];
    if (found.expenses.length > MOST_ROWS) return words.tooManyRows(MOST_ROWS);
    if (months.length > MOST_MONTHS) return words.tooManyMonths(MOST_MONTHS);
    const stored = await Promise.all(
      months.map((month) => readList(client, expenses, { restaurantId }, expenses.queries.ofMonth(month))),
    );
    const toAdd = newOnes(
      found.expenses,
      stored.flat().map(({ value }) => value),
    );
    const { faults, belowZero } = found;
    return { name: file.name, toAdd, known: found.expenses.length - toAdd.length, faults, belowZero };
  };
  const choose = async (file: File) => {
    setPreview(null);
    setFault(null);
    setReading(true);
    const result = await read(file).catch(() => words.failed);
    setReading(false);
    if (typeof result === 'string') setFault(result);
    else setPreview(result);
  };
  return { preview, fault, isReading, choose: (file) => void choose(file) };
}
