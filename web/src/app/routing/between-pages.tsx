import { useEffect, useState } from 'react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './between-pages.module.css';

/** ms. A page that arrives sooner needs no sign. */
const PATIENCE = 200;

/** Shows 'Loading...' over the old page while the next one loads (DASH-4). */
export function BetweenPages() {
  const common = useWords(commonPart);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <p role="status" className={styles['sign']}>
      <span className={styles['spinner']} aria-hidden />
      {common.loading}
    </p>
  );
}
