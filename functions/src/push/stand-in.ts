const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns the origin of the stand-in push service; null where none is named. Throws for anything but http on this machine,
 * so that no setting can open another address to registrations.
 */
export function pushStandIn(named: string): string | null {
  if (named === '') return null;
  const url = URL.parse(named);
  if (url === null || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) {
    throw new Error('PUSH_STAND_IN_URL may only name http on a loopback address.');
  }
  return url.origin;
}
