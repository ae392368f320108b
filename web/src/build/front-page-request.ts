/** The facts that the service worker knows of a request. */
interface Asked {
  readonly request: { readonly mode: string };
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/**
 * True where the browser opens a public page, such as the sign-in page after a logout. The build writes the text of
 * this function into the service worker, so it must not use anything from outside.
 */
export const opensFrontPage = ({ request, url, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && /^\/(?:pricing|login|signup)?\/?$/.test(url.pathname);
