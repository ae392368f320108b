import { ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { kitchenPart } from '../../../words/kitchen/kitchen.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBelow } from './use-below.ts';
import styles from './more-below.module.css';

export interface MoreBelowProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly tickets: readonly Ticket[];
  readonly columns: number;
}

/** Says that tickets go on below the screen, and leads there. */
export function MoreBelow({ board, tickets, columns }: MoreBelowProps) {
  const kitchen = useWords(kitchenPart);

  const below = useBelow(board, tickets, columns);
  if (below.length === 0) return null;
  const go = () => {
    const [next] = below.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    if (!(next instanceof HTMLElement)) return;
    // The button may go, and the focus would be nowhere.
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles['place']}>
      <button type="button" className={styles['more']} onClick={go}>
        <ChevronDown size={24} aria-hidden />
        {kitchen.below(below.length)}
      </button>
    </div>
  );
}
