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
 * Runs inside `act`; where React acts already, as an effect that writes or signs out is run, in that one. There another
 * `act` would drop what is still to be drawn.
 */
export function acting(run: () => void): void {
  if (isActing()) run();
  else act(run);
}
