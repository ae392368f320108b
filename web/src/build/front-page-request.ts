/** What the service worker knows of a request. */
interface Asked {
  readonly request: { readonly mode: string };
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/**
 * True where the browser opens a public page, such as the one to sign in, to which a logout leads. The text of this function is
 * written into the service worker, so that it uses nothing from outside.
 */
export const opensFrontPage = ({ request, url, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && /^\/(?:pricing|login|signup)?\/?$/.test(url.pathname);
