import { warn } from 'firebase-functions/logger';
import { reportError as contract } from '@bhoj/domain/platform/upkeep/faults.contract';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { defineCallable } from '../../firebase/define-callable.ts';
import { withoutPersonalData } from '../../firebase/redact.ts';
import { noteFault } from '../../firebase/faults.ts';

const PATTERNS = new Set<string>(Object.values(ROUTES).map(({ path }) => path));

/** A route of Bhoj's, because anybody may send any text and each text is counted apart. */
const knownRoute = (route: string): string => (PATTERNS.has(route) ? route : 'elsewhere');

/** Also from a page that App Check does not verify, because it must work when the SDK itself has failed. */
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
