/**
 * Like `fetch`, with one retry when the connection was closed: the emulators drop connections that were idle for five
 * seconds, as while the history is computed. So everything the seed sends may be sent twice.
 */
export async function resilientFetch(url: string | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return fetch(url, init);
  }
}
