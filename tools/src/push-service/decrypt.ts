import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { ECDH } from 'node:crypto';

/** The bytes of a header before the sender's key: salt, record size, length of the key (RFC 8188 section 2.1). */
const SALT = 16;
const FIXED = SALT + 4 + 1;
const TAG = 16;
/** Ends the only record of a message (RFC 8188 section 2). */
const LAST_RECORD = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Returns the text of a message, as the browser with these keys decrypts it (RFC 8291). Throws for any other message. */
export function decrypt(body: Buffer, keys: { readonly ecdh: ECDH; readonly auth: Buffer }): string {
  const { ecdh, auth } = keys;
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(FIXED, FIXED + body.readUInt8(FIXED - 1));
  const sealed = body.subarray(FIXED + sender.length);
  if (sealed.length > body.readUInt32BE(SALT)) throw new RangeError('more than one record');
  const named = (name: string, ...more: readonly Buffer[]) =>
    Buffer.concat([Buffer.from(`${name}\0`), ...more]);
  const info = named('WebPush: info', ecdh.getPublicKey(), sender);
  const ikm = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(ikm, salt, named('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(ikm, salt, named('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new RangeError('wrong padding');
  return padded.subarray(0, end).toString('utf8');
}
