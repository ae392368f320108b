import ipaddr from 'ipaddr.js';

/** The part of an IPv6 address that a provider gives to one customer, in 16-bit groups: a /64. */
const GROUPS_OF_A_CUSTOMER = 4;

/**
 * Returns the key by which an address is counted: an IPv4 address itself, also when written as IPv6, and the /64 of an
 * IPv6 address, because one customer has all addresses in it. A text that is no address is its own key.
 */
export function countedAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (!('parts' in address)) return address.toString();
  const groups = address.parts.slice(0, GROUPS_OF_A_CUSTOMER);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
