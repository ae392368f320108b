import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

export interface PartProps {
  readonly title: string;
  /** Stands to the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of an order's panel. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <header>
        <h3 id={id}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
