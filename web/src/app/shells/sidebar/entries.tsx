import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './entries.module.css';

interface EntriesProps {
  readonly isRow?: boolean;
  /** The small heading of a group. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** The entries of a sidebar, below one another or, with `isRow`, beside one another. */
export function Entries({ isRow = false, heading, children }: EntriesProps) {
  const id = useId();
  return (
    <>
      {heading !== undefined && (
        <p id={id} className={styles['heading']}>
          {heading}
        </p>
      )}
      <ul
        className={styles[isRow ? 'row' : 'entries']}
        {...(heading !== undefined && { 'aria-labelledby': id })}
      >
        {children}
      </ul>
    </>
  );
}

/** How many need somebody on the page of an entry. */
export interface EntryCount {
  readonly n: number;
  /** The count as a sentence, for screen readers. */
  readonly says: string;
}

interface Look {
  readonly icon?: LucideIcon | undefined;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

const classOf = (isSmall: boolean) => styles[isSmall ? 'small' : 'entry'] ?? '';

interface EntryLinkProps extends Look {
  /** A path within the app. */
  readonly to: string;
  /** True when the entry is also marked on the pages below its path. */
  readonly hasPagesBelow?: boolean;
  /** Absent where nobody is needed. */
  readonly count?: EntryCount | undefined;
  readonly onGo: () => void;
}

/** A page in a sidebar; the open one is marked. */
export const EntryLink = ({
  to,
  hasPagesBelow = false,
  count,
  onGo,
  icon: Icon,
  isSmall = false,
  children,
}: EntryLinkProps) => (
  <li>
    <NavLink to={to} end={!hasPagesBelow} onClick={onGo} className={classOf(isSmall)}>
      {Icon !== undefined && <Icon size={20} aria-hidden />}
      {children}
      {count !== undefined && (
        <span className={styles['count']}>
          <span aria-hidden>{count.n}</span>
          <span className={styles['says']}>{count.says}</span>
        </span>
      )}
    </NavLink>
  </li>
);

interface EntryButtonProps extends Look {
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An act in a sidebar. It looks like the entries of pages. */
export const EntryButton = ({ icon: Icon, isSmall = false, children, ...button }: EntryButtonProps) => (
  <button type="button" className={classOf(isSmall)} {...button}>
    {Icon !== undefined && <Icon size={20} aria-hidden />}
    {children}
  </button>
);
