import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  readonly selected?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

/** A filter that can be switched on and off. */
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
  /** The item being read. */
  readonly current: Id | undefined;
  readonly onSelect: (id: Id) => void;
}

/** A row of links to places on the page. It scrolls sideways to keep the current one visible. */
export function ChipRail<Id extends string>({ label, items, current, onSelect }: ChipRailProps<Id>) {
  const rail = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = rail.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chip) return undefined;
    let centred = 0;
    // Sets scrollLeft, because scrollIntoView would also scroll the page.
    const centre = () => {
      list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
      centred = list.scrollLeft;
    };
    centre();
    // A change of language makes the chips before the current one longer, and a turned phone changes the rail's width.
    // When the person has scrolled the rail since, it stays where it is: it must not move under a finger.
    const sizes = new ResizeObserver(() => {
      if (Math.abs(list.scrollLeft - centred) <= 1) centre();
    });
    sizes.observe(list);
    for (const item of list.children) sizes.observe(item);
    return () => sizes.disconnect();
  }, [current, items.length]);

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
