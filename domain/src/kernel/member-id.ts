/**
 * Returns a member's id for orders, bills and days. Guests may read those, so they must not contain the Auth uid. The
 * same uid always gives the same id (53 bits in base 36), and the uid cannot be found from the id.
 */
export function memberIdOf(uid: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < uid.length; i += 1) {
    const unit = uid.charCodeAt(i);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const number = 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
  return `m${number.toString(36).padStart(11, '0')}`;
}
