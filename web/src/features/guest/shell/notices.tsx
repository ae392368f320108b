import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** What a guest must know, above everything else of a page, in one shape; nothing where there is nothing to say. */
export const Notices = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['notices']} data-notices>
    {children}
  </div>
);
