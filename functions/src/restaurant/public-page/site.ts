import { defineString } from 'firebase-functions/params';

/**
 * The site's address, such as `https://bhoj.example`, for the pages' canonical addresses. It is never read from a
 * request: a made-up header would stand in a page that the edge then gives to everybody.
 */
const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

/** Returns the origin of a site's address; empty for a text that is no https address. */
export function originOf(address: string): string {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? url.origin : '';
}

/** Returns the site's origin; empty where the deployment names none, so that addresses are relative. */
export const siteOfDeployment = (): string => originOf(siteOrigin.value());
