/**
 * Like `fetch`, but tries once more when the connection was closed: the emulators close connections that were idle for
 * five seconds, for example while the seed computes the history. So any request of the seed may arrive twice.
 */
export async function resilientFetch(url: string | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return fetch(url, init);
  }
}
