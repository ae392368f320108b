import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** Notices to the guest above everything else on a page, in one style; absent without any. */
export const Notices = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['notices']} data-notices>
    {children}
  </div>
);
