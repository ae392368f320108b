import { exportCustomer } from '@bhoj/domain/customers/customers.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { download } from '../../../ui/shared/csv-download.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { personText } from './person-text.ts';
import type { CustomerEntry } from './customers-model.ts';

export interface PersonFile {
  readonly pending: boolean;
  readonly fault: string | null;
  readonly save: () => void;
}

/** Saves all data about one person as a text that the person can read. */
export function usePersonFile({ id }: CustomerEntry): PersonFile {
  const words = useWords(customersPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const ask = useAttempt(exportCustomer);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const save = async () => {
    const answer = await run(() => ask({ customerId: id }));
    if (answer === null) return;
    download(`bhoj-customer-${id}.txt`, personText(words, answer.customer), 'text/plain');
    toast({ message: answer.customer.leftOut.length > 0 ? words.exportOneCut : words.exportOneDone });
  };
  return { pending, fault: failure && reasons[failure.reason], save: () => void save() };
}
