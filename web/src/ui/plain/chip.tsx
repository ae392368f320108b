import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  readonly selected?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ selected = false, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={selected} onClick={onClick}>
      {children}
    </button>
  );
}

export interface ChipRailProps<Id extends string> {
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: ReactNode }[];
  /** Where the reader is. */
  readonly current: Id | undefined;
  readonly onSelect: (id: Id) => void;
}

/** A rail of places on the page, one of them current; it scrolls sideways so that the current one is in sight. */
export function ChipRail<Id extends string>({ label, items, current, onSelect }: ChipRailProps<Id>) {
  const rail = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = rail.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    // By hand, as scrollIntoView would also scroll the page.
    if (list && chip) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={rail} className={styles['rail']}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles['chip']}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
