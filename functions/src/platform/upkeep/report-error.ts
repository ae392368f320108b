import { warn } from 'firebase-functions/logger';
import { reportError as contract } from '@bhoj/domain/platform/upkeep/faults.contract';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { defineCallable } from '../../firebase/define-callable.ts';
import { withoutPersonalData } from '../../firebase/redact.ts';
import { noteFault } from '../../firebase/faults.ts';

const PATTERNS = new Set<string>(Object.values(ROUTES).map(({ path }) => path));

/** Accepts only routes of Bhoj, because anybody may send any text, and each text is counted separately. */
const knownRoute = (route: string): string => (PATTERNS.has(route) ? route : 'elsewhere');

/** Also works without App Check, because it must work when the SDK itself has failed. */
export const reportError = defineCallable(
  contract,
  async ({ message, stack, route, release }, { requestId, now }) => {
    // `warn` sets its own `message` field, which would overwrite the browser's.
    warn('browser error', {
      error: withoutPersonalData(message),
      stack: withoutPersonalData(stack),
      route: withoutPersonalData(route),
      release,
      requestId,
    });
    await noteFault({ kind: 'browser', what: knownRoute(route), requestId }, now);
    return {};
  },
  { needsApp: false },
);
