import { useEffect } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { reportFault } from '../firebase/report-error.ts';
import { common } from '../messages/common.ts';
import { PlainButton } from '../ui/plain/button.tsx';
import styles from './route-error.module.css';

/** The error boundary around every page (SPEC §2): what happened is reported, and one button tries again. */
export function RouteError() {
  const fault = useRouteError();
  const route = useMatches().at(-1)?.id ?? 'unknown';
  const { key } = useLocation();
  useEffect(() => reportFault(fault, route), [fault, route, key]);
  return (
    <main className={styles['page']} role="alert">
      <h1>{common.somethingWrong}</h1>
      <p>{common.somethingWrongHint}</p>
      <PlainButton onClick={() => globalThis.location.reload()}>{common.tryAgain}</PlainButton>
    </main>
  );
}
