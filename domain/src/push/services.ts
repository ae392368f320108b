/**
 * The hosts of the browsers' push services. The server posts to no other address, because a registration names the
 * address: without the list, anybody who may register could make the server call any machine.
 *
 * - Chrome, Edge for Android, Opera, Samsung Internet: https://firebase.google.com/docs/cloud-messaging
 * - Firefox: https://mozilla-push-service.readthedocs.io
 * - Safari, and web apps on iPhones: "allow URLs from any subdomain of push.apple.com"
 *   (https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers)
 * - Edge for Windows: https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config
 */
const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** The longest address of a subscription; the services' own have some 200 characters. */
export const MAX_PUSH_ENDPOINT = 1000;

/** The form of an address: `https://host/path`, without a user, a port, a query or a fragment of its own. */
const ADDRESS = /^https:\/\/([a-z0-9.-]{1,253})\/[!-~]+$/;

const isHost = (host: string, listed: string): boolean =>
  listed.startsWith('*') ? host.endsWith(listed.slice(1)) : host === listed;

/**
 * Returns whether messages may be posted to this address: https at a known push service. `standIn` is the origin of the
 * stand-in on loopback, which exists only on the emulators; null elsewhere.
 */
export function isPushEndpoint(endpoint: string, standIn: string | null): boolean {
  if (endpoint.length > MAX_PUSH_ENDPOINT) return false;
  if (standIn !== null && endpoint.startsWith(`${standIn}/`)) return true;
  const host = ADDRESS.exec(endpoint)?.[1];
  return host !== undefined && PUSH_HOSTS.some((listed) => isHost(host, listed));
}
