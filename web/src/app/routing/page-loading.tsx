import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './page-loading.module.css';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** ms. A page that arrives sooner needs no sign. */
const PATIENCE = 200;

/**
 * True while the page of a click loads: the router is at the new address at once, and React still shows the old page
 * until it can draw the new one.
 */
function useBetweenPages(router: Router): boolean {
  const wanted = useSyncExternalStore(
    (notify) => router.subscribe(notify),
    () => router.state.location.key,
    () => router.state.location.key,
  );
  return wanted !== useLocation().key;
}

function Sign() {
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

/** Around every page: shows 'Loading...' over the old page while the next one loads (DASH-4). */
export function PageLoading({ of }: { readonly of: () => Router }) {
  const isBetween = useBetweenPages(of());
  return (
    <>
      <Outlet />
      {isBetween && <Sign />}
    </>
  );
}
