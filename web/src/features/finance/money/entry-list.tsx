import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { deleteMoneyEntry } from '@bhoj/domain/books/books.contract';
import { payoutNetOf } from '@bhoj/domain/books/money-entry';
import type { MoneyEntry } from '@bhoj/domain/books/money-entry';
import { bookMonthOf } from '@bhoj/domain/books/money-book';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { useAct } from '../../../firebase/use-act.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

const amountOf = (entry: MoneyEntry): Paise =>
  entry.kind === 'payout' ? payoutNetOf(entry) : entry.amountPaise;

const nameOf = (words: Words<'financeMoney'>, entry: MoneyEntry): string =>
  entry.kind === 'payout' ? `${words.kinds.payout}: ${entry.operator}` : words.kinds[entry.kind];

export interface EntryListProps {
  readonly title: string;
  readonly entries: readonly (readonly [id: string, entry: MoneyEntry])[];
}

/** The entries of a period, the latest first. The owner can delete one that was a mistake. */
export function EntryList({ title, entries }: EntryListProps) {
  const words = useWords(financeMoneyPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const toast = useToast();
  const { run, pending, failure } = useAct(deleteMoneyEntry);
  const remove = async (entryId: string, entry: MoneyEntry) => {
    if (await run({ entryId, month: bookMonthOf(entry) })) toast({ message: words.removed });
  };
  if (entries.length === 0) return <p>{words.noEntries}</p>;
  const shown = entries.toSorted(([, a], [, b]) => (a.day < b.day ? 1 : -1));
  return (
    <>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
        <table className={styles['table']} aria-label={title}>
          <tbody>
            {shown.map(([id, entry]) => (
              <tr key={id}>
                <th scope="row">
                  {nameOf(words, entry)}
                  <span className={styles['muted']}>
                    {[dayName(entry.day), entry.note].filter((text) => text !== '').join(' · ')}
                  </span>
                </th>
                <td>{formatPlain(amountOf(entry))}</td>
                <td>
                  <IconButton
                    aria-label={words.remove(nameOf(words, entry), dayName(entry.day))}
                    disabled={pending}
                    onClick={() => void remove(id, entry)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
