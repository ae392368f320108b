const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns the address of the gateway's API; null means Razorpay's own host. Another address must be on this machine
 * and needs a test key, so that no setting can send live payments elsewhere.
 */
export function gatewayAddress(override: string, keyId: string): string | null {
  if (override === '') return null;
  const url = URL.parse(override);
  if (url === null || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) {
    throw new Error('RAZORPAY_BASE_URL may only name http on a loopback address.');
  }
  if (!keyId.startsWith('rzp_test_')) {
    throw new Error('RAZORPAY_BASE_URL may only be set beside an rzp_test_ key.');
  }
  return url.origin;
}
