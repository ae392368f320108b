const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns the URL of a server on this machine. Throws for any other host: a flood is never sent over a network.
 * `place` is a URL, or a host with a port.
 */
export function loopback(place: string | undefined): URL {
  if (place === undefined || place === '')
    throw new Error('The flood needs the emulators: run `npm run flood`.');
  const url = new URL(place.includes('://') ? place : `http://${place}`);
  if (!LOOPBACK.includes(url.hostname)) {
    throw new Error(`The flood goes to this machine only, never to ${url.hostname}.`);
  }
  return url;
}
