import { warn } from 'firebase-functions/logger';
import { reportError as contract } from '@bhoj/domain/platform/faults.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { withoutPersonalData } from '../firebase/redact.ts';

/** Also from a page that App Check does not verify, because it must work when the SDK itself has failed. */
export const reportError = defineCallable(
  contract,
  ({ message, stack, route, release }, { requestId }) => {
    // `warn` sets its own `message` field, which would overwrite the browser's.
    warn('browser error', {
      error: withoutPersonalData(message),
      stack: withoutPersonalData(stack),
      route: withoutPersonalData(route),
      release,
      requestId,
    });
    return Promise.resolve({});
  },
  { needsApp: false },
);
