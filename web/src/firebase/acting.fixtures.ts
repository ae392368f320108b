import { act } from '@testing-library/react';
import * as React from 'react';

interface ReactsOwn {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { readonly actQueue: unknown };
}
function isActing(): boolean {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: own } =
    React as unknown as ReactsOwn;
  if (own.actQueue === undefined) throw new Error('React has no `actQueue` any more');
  return own.actQueue !== null;
}

/**
 * Runs inside `act`, or directly when React already runs an `act`, as when an effect writes or signs out. A second
 * `act` inside the first would drop the drawing that is still to come.
 */
export function acting(run: () => void): void {
  if (isActing()) run();
  else act(run);
}
