/** The message by which the service worker tells open pages that its subscription has changed. */
export const PUSH_CHANGED = 'push-changed';
