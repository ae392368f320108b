import type { ServerResponse } from 'node:http';

/**
 * The API's fault: `hang` never answers, `drop` closes the connection, `error` answers 500, and `garbage` answers
 * something unexpected.
 */
export type Fault = 'hang' | 'drop' | 'error' | 'garbage';

export interface Faults {
  /** Applies a fault to the next request. Resolves when that request has come. */
  readonly failNext: (fault: Fault) => Promise<void>;
  /** @returns true when a fault was waiting and has been applied to this request */
  readonly befall: (response: ServerResponse) => boolean;
}

/** Keeps faults for the next requests, first in, first out. */
export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; readonly befell: () => void }[] = [];
  return {
    failNext: (fault) => new Promise((befell) => waiting.push({ fault, befell })),
    befall: (response) => {
      const next = waiting.shift();
      if (next === undefined) return false;
      next.befell();
      MISBEHAVE[next.fault](response);
      return true;
    },
  };
}

const TROUBLE = { error: { code: 'SERVER_ERROR', description: 'We are facing some trouble.' } };

const MISBEHAVE: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  error: (response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(TROUBLE));
  },
  garbage: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  },
};

/** @returns true when the value names a fault */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'string' && Object.hasOwn(MISBEHAVE, value);
}
