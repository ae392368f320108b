import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { href } from '@bhoj/domain/catalogue/routes';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { alone } from './words/alone.ts';

/** The style sheet and the script that the web build writes (`web/src/build/public-page-plugin.ts`). */
const STYLES = '/public-page.css';
const SCRIPT = '/public-page.js';

interface Document {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page's own address; null for a page that has none. */
  readonly url: string | null;
  readonly image: string | null;
  readonly isIndexed: boolean;
  readonly head: Html | null;
  readonly body: Html;
}

const openGraph = ({ language, title, description, url, image }: Document): Html => html`
  <meta property="og:type" content="website" />
  <meta property="og:site_name" content="Bhoj" />
  <meta property="og:locale" content="${language}_IN" />
  <meta property="og:title" content="${title}" />
  <meta property="og:description" content="${description}" />
  ${url === null ? null : html`<meta property="og:url" content="${url}" />`}
  ${url === null ? null : html`<link rel="canonical" href="${url}" />`}
  ${image === null ? null : html`<meta property="og:image" content="${image}" />`}
`;

/** Returns a whole page. */
export const documentOf = (document: Document): string =>
  html`<!doctype html>
    <html lang="${document.language}-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${document.title}</title>
        <meta name="description" content="${document.description}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        ${document.isIndexed ? null : html`<meta name="robots" content="noindex" />`} ${openGraph(document)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLES}" />
        <script defer src="${SCRIPT}"></script>
        ${document.head}
      </head>
      <body>
        ${document.body}
      </body>
    </html> `.html;

export const homeLink = (text: string): Html => html`<a href="${href('landing')}">${text}</a>`;

/** A page that says one thing. */
const saying = (title: string, text: string): string =>
  documentOf({
    language: FIRST_LANGUAGE,
    title,
    description: text,
    url: null,
    image: null,
    isIndexed: false,
    head: null,
    body: html`<main class="alone">
      <h1>${title}</h1>
      <p>${text}</p>
      <p>${homeLink(alone.home)}</p>
    </main>`,
  });

export const unknownPage = (): string => saying(alone.unknownTitle, alone.unknownText);

export const failedPage = (): string => saying(alone.failedTitle, alone.failedText);
