import { tenderOf } from '@bhoj/domain/billing/shape/invoice.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { tenderName } from '../state/day-model.ts';

/** Returns the name of a method by its key (`tenderKey`). */
export function useTenderName(): (key: string) => string {
  const words = useWords(billPart);
  return (key) => tenderName(words, tenderOf(key));
}
