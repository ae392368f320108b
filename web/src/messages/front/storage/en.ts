import { part } from '../../part.ts';

/** For a browser in which this site may keep nothing. */
export const storage = {
  blockedTitle: 'This browser blocks what Bhoj needs to keep you signed in',
  blockedText:
    'Allow this site to store data in the settings of the browser, or use another browser. Then open this page again.',
};

export const storagePart = part('storage', storage);
