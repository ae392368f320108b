import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** The line of a table, on which a bar can be let go. */
export function Track({ tableId, children }: { readonly tableId: string; readonly children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: tableId });
  return (
    <div ref={setNodeRef} className={styles['track']} data-over={isOver}>
      {children}
    </div>
  );
}
