import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

export interface FoldProps {
  /** The line that is visible while it is closed. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A seldom used part: one line, until somebody opens it. Its content loads only then. */
export function Fold({ label, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {label}
      </summary>
      {isOpen && children}
    </details>
  );
}
