import { connect } from './client.ts';
import { appAuth } from './app-auth.ts';
import { cacheSettings } from './local-cache.ts';

/**
 * The client of owners, captains, kitchen and platform staff. Its cache on the device lets them read and work offline.
 */
export const appClient = connect(appAuth, cacheSettings());
