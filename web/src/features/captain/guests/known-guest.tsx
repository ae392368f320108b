import { useEffect, useState } from 'react';
import { recallGuest } from '@bhoj/domain/customers/at-table.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../order/table-screen.module.css';

type Guest = OutputOf<typeof recallGuest>['guest'];

/**
 * The customer behind the number on an order: the name and three favourites. It is only a help: without an answer, it
 * shows nothing.
 */
export function KnownGuest({ orderId }: { readonly orderId: string }) {
  const captain = useWords(captainPart);
  const recall = useAttempt(recallGuest);
  const [guest, setGuest] = useState<Guest>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await recall({ orderId });
      if (isWanted && 'output' in answer) setGuest(answer.output.guest);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [recall, orderId]);
  if (guest === null) return null;
  const { name, favourites } = guest;
  const says = [name, favourites.length > 0 && captain.favourites(favourites.join(', '))];
  const text = says.filter(Boolean).join(' · ');
  return text === '' ? null : <p className={styles['quiet']}>{captain.knownGuest(text)}</p>;
}
