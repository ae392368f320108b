import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 60 * 60;

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** @param point an uncompressed point on P-256, in base64url */
function keyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}

/**
 * Returns why a push service refuses the sender's signature (RFC 8292); null for a right one. A right one is made with
 * the key with which the browser subscribed, is for this service and at most a day, and has an address of the sender.
 */
export function whyUnsigned(
  header: string | undefined,
  wanted: { readonly audience: string; readonly publicKey: string; readonly nowSeconds: number },
): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([A-Za-z0-9_-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return 'no signature';
  if (key !== wanted.publicKey) return 'another key than that of the subscription';
  const { alg } = decoded(head) as { alg?: unknown };
  if (alg !== 'ES256') return 'another algorithm than ES256';
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: keyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return 'a wrong signature';
  const { aud, exp, sub } = decoded(claims) as { aud?: unknown; exp?: unknown; sub?: unknown };
  if (aud !== wanted.audience) return 'another audience';
  const left = Number(exp) - wanted.nowSeconds;
  if (!(left > 0 && left <= DAY_SECONDS)) return 'a wrong end of its time';
  return /^(mailto:|https:\/\/)./.test(String(sub)) ? null : 'no address of the sender';
}
