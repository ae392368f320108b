import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuestTools } from './guest-tools.tsx';
import { PageLink } from '../context/router.tsx';
import styles from './shell.module.css';

export interface GuestHeaderProps {
  readonly title: ReactNode;
  /** Shown below the title: the table, and whether the restaurant is open. */
  readonly children?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** True to put the title and its children into one row, which leaves more height for the menu. */
  readonly isRow?: boolean;
}

/** The page's title, and the language and theme switches. */
export function GuestHeader({ title, children, back, isRow }: GuestHeaderProps) {
  return (
    <header className={styles['header']}>
      {back && (
        <PageLink to={back.to} className={styles['back']} aria-label={back.label} title={back.label}>
          <ArrowLeft aria-hidden />
        </PageLink>
      )}
      <div className={styles['heading']} data-row={isRow}>
        <h1>{title}</h1>
        {children}
      </div>
      <GuestTools />
    </header>
  );
}
