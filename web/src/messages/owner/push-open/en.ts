import { part } from '../../part.ts';

/** The ways to the messages on this device: the sign in the header, and a link on the page of the bell. */
const pushOpen = { open: 'Messages on this device' };

export const pushOpenPart = part('pushOpen', pushOpen);
