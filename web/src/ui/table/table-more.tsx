import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Notice } from '../mui/notice.tsx';
import { SkeletonRows } from '../mui/states/skeleton-rows.tsx';
import type { TableWords } from './column.ts';
import styles from './table-more.module.css';

/** px before the end of a list at which the next page is requested. */
const NEAR = 600;

/** The state of the rows that are not shown yet. */
export interface More {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly onMore: () => void;
  /**
   * True when the next page loads as the person nears the end of the list. The button stays for the keyboard and old
   * browsers.
   */
  readonly isAutomatic?: boolean;
}

function MoreButton({
  onMore,
  isAutomatic = false,
  label,
}: Omit<More, 'state'> & { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const end = button.current;
    if (!isAutomatic || end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isAutomatic, onMore]);
  return (
    <Button ref={button} variant="outlined" onClick={onMore}>
      {label}
    </Button>
  );
}

export function TableMore({ state, words, ...more }: More & { readonly words: TableWords }) {
  if (state === 'loading') return <SkeletonRows label={words.loadingMore} rows={4} rowHeight={64} />;
  return (
    <div className={styles['further']}>
      {state === 'failed' ? (
        <>
          <Notice tone="error">{words.couldNotLoadMore}</Notice>
          <MoreButton onMore={more.onMore} label={words.more} />
        </>
      ) : (
        <MoreButton {...more} label={words.more} />
      )}
    </div>
  );
}
