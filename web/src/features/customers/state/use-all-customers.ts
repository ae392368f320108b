import { exportCustomers } from '@bhoj/domain/customers/customers.contract';
import type { CustomerLine } from '@bhoj/domain/customers/exported';
import { paise, toRupees } from '@bhoj/domain/money/money';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { dateName } from '../../../ui/dates/formats.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';

const cellsOf = (line: CustomerLine) => [
  line.name ?? '',
  line.mobile,
  line.visits,
  toRupees(paise(line.spentPaise)),
  dateName(line.firstSeenAt),
  dateName(line.lastSeenAt),
  line.offersSince === null ? '' : dateName(line.offersSince),
];

type After = { readonly id: string; readonly lastSeenAt: number } | null;

/** Reads all customers page by page and saves them as a file. */
export function useAllCustomers() {
  const words = useWords(customersPart);
  const toast = useToast();
  const ask = useAttempt(exportCustomers);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const readAll = async (reason: string): Promise<Attempt<CustomerLine[], CallFacts>> => {
    const lines: CustomerLine[] = [];
    let after: After = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ reason, after });
      if ('failure' in page) return page;
      lines.push(...page.output.rows);
      after = page.output.next;
    } while (after !== null);
    return { output: lines };
  };
  const save = async (reason: string, fileName: string): Promise<boolean> => {
    const lines = await run(() => readAll(reason));
    if (lines === null) return false;
    downloadCsv(fileName, [words.csv, ...lines.map(cellsOf)]);
    toast({ message: words.exportDone(lines.length) });
    return true;
  };
  return { pending, failure, save };
}
