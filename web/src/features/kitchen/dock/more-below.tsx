import { ChevronDown } from 'lucide-react';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './more-below.module.css';

export interface MoreBelowProps {
  /** The cards of the tickets whose buttons are below the screen. */
  readonly below: readonly Element[];
}

/** Says that there are tickets below the screen, and scrolls to them. */
export function MoreBelow({ below }: MoreBelowProps) {
  const kitchen = useWords(kitchenPart);

  const go = () => {
    const [next] = below.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    if (!(next instanceof HTMLElement)) return;
    // This button may disappear, and then nothing would have the focus.
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles['place']} data-kind="more">
      <button type="button" className={styles['more']} onClick={go}>
        <ChevronDown size={24} aria-hidden />
        {kitchen.below(below.length)}
      </button>
    </div>
  );
}
