/**
 * What the API does with a request instead of answering: never answer, close the connection, fail with 500, answer with
 * something else than it promised.
 * @typedef {'hang' | 'drop' | 'error' | 'garbage'} Fault
 */

/** The faults that wait for the requests to come. */
export function createFaults() {
  /** @type {{ fault: Fault, befell: () => void }[]} */
  const waiting = [];
  return {
    /** Resolves when the request that it befalls has come. @param {Fault} fault @returns {Promise<void>} */
    failNext: (fault) => new Promise((befell) => waiting.push({ fault, befell })),
    /** @param {import('node:http').ServerResponse} response @returns {boolean} whether it was the turn of a fault */
    befall: (response) => {
      const next = waiting.shift();
      if (next === undefined) return false;
      next.befell();
      misbehave[next.fault](response);
      return true;
    },
  };
}

const TROUBLE = { error: { code: 'SERVER_ERROR', description: 'We are facing some trouble.' } };

/** @type {Record<Fault, (response: import('node:http').ServerResponse) => void>} */
const misbehave = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  error: (response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(TROUBLE));
  },
  garbage: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  },
};
