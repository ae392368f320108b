const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Where the gateway's API answers when not at Razorpay's own host; null is Razorpay's. Only a stand-in on this very
 * machine may take its place, and only for a test key: no live payment can be sent elsewhere by a setting.
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
