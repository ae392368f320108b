/**
 * `fetch`, once more where the connection was closed under it: the emulators drop connections that have been idle for
 * five seconds, as while the history is computed. Everything the seed sends may be sent twice.
 */
export async function resilientFetch(url: string | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return fetch(url, init);
  }
}
