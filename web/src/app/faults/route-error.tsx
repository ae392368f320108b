import { useEffect } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { reportFault } from '../../firebase/report-error.ts';
import { FaultPage } from './fault-page.tsx';

/** The error boundary around every page; it reports the error. */
export function RouteError() {
  const fault = useRouteError();
  const route = useMatches().at(-1)?.id ?? 'unknown';
  const { key } = useLocation();
  useEffect(() => reportFault(fault, route), [fault, route, key]);
  return <FaultPage />;
}
