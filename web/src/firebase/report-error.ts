import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { callableUrl } from './environment.ts';

const MAX_REPORTS = 10;
let reports = 0;

/**
 * Sends a fault to the server's log: the error, its place in the code, and the kind of page, but not the URL, which may
 * contain ids. Uses plain fetch, so that it works when the SDK itself failed. Ignores its own failure.
 */
export function reportFault(cause: unknown, route: string): void {
  if (reports >= MAX_REPORTS) return;
  reports += 1;
  const fault = cause instanceof Error ? cause : new Error(String(cause));
  const input = {
    message: `${fault.name}: ${fault.message}`.replaceAll(/\s+/g, ' ').slice(0, 500),
    stack: (fault.stack ?? '').slice(0, 4000),
    route: route.slice(0, 120),
    release: import.meta.env.MODE,
  };
  const { name, area } = REPORT_ERROR;
  void fetch(callableUrl(area), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name, input } }),
    keepalive: true,
  }).catch(() => undefined);
}
