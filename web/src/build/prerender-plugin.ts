import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import type * as Prerender from './prerender.tsx';
import type { Prerendered, Written } from './prerender.tsx';
import { chunkWith, sheetsOf, withImports } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { FIRST_SIGN, HIDDEN_SIGN, notStartedTags } from './first-sign.ts';
import { writeGuestWorker } from './guest-worker.ts';
import { serviceHints } from './service-hints.ts';
import { writtenMenuScript } from './written-menu.ts';
import { aheadScript } from '../app/boot/ahead.ts';
import { writtenLanguageScript } from '../app/boot/written-language.ts';
import { WRITTEN_IN } from '../app/written/written-in.ts';
import { DOCUMENTS_META, earlyFetchScript } from '../app/boot/early-fetch.ts';
import { lastViewScript } from '../blocks/last-view/last-view-script.ts';
import { EARLY_TAP, earlyTapScript } from '../ui/shared/early-tap.ts';

const SHELL = 'shell.html';
const GUEST = 'guest.html';
/** The guests' page behind a table's code. */
const DETAILS = 'details.html';
/** The page of guests who book a table. */
const BOOKING = 'book.html';
/** Every page loads it first. */
const MAIN = 'src/main.ts';
/** The entry of the guests' addresses; replaces `START`. */
const GUEST_START = 'src/app/boot/guest-start.tsx';
const BOOKING_START = 'src/app/boot/booking-start.tsx';
/** The entry of the front area's pages. */
const FRONT_START = 'src/app/boot/front-start.tsx';
/** The entry of every other address. */
const START = 'src/app/boot/start.tsx';
const SHELL_OF_PAGES = 'src/app/shells/public/front-area.tsx';
const moduleOf = (name: string): string => `src/features/${name}/${name}-page.tsx`;
/** The guests' head elements go right after this one. */
const CHARSET = '<meta charset="utf-8" />';
const EMPTY_ROOT = '<div id="root"></div>';
/** React puts image preloads at the start of the page's HTML; they are moved into the head. */
const IMAGE_HINTS = /^(?:<link rel="preload"[^>]*>)+/;

function once(html: string, from: string, to: string): string {
  if (html.split(from).length !== 2) throw new Error(`index.html must have one ${from}`);
  return html.replace(from, () => to);
}

const inHead = (html: string, tags: readonly string[]): string =>
  once(html, '</head>', `  ${tags.filter(Boolean).join('\n    ')}\n  </head>`);

const FIRST_ROOT = `<div id="root">${FIRST_SIGN}</div>`;

/** Returns a page without content with what it shows until its first script has run. */
const withFirstSign = (html: string): string => once(inHead(html, notStartedTags), EMPTY_ROOT, FIRST_ROOT);

/** Preload links for scripts that the page does not name yet. */
const hintsOf = (html: string, scripts: readonly string[]): string[] =>
  scripts
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);

/**
 * Returns the shell with a page in it. It does not preload the page's scripts, because they would compete with the
 * visible content on a slow line; `main.ts` requests them after the first paint.
 */
function pageHtml(shell: string, page: Prerendered, dist: string, sheets: readonly string[]): string {
  const images = IMAGE_HINTS.exec(page.html)?.[0] ?? '';
  const taps = page.html.includes(EARLY_TAP) ? `<script>${earlyTapScript}</script>` : '';
  const withHead = inHead(shell, [taps, ...inlined(dist, sheets), images]);
  const titled = withHead.replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`);
  const html = page.html.slice(images.length);
  return once(titled, EMPTY_ROOT, `<div id="root" data-page="${page.name}">${html}</div>`);
}

/**
 * Returns style sheets for the head of a page: inline, so that the page needs no further request, and as disabled links,
 * so that the bundler's loader finds them and does not request them again.
 */
const inlined = (dist: string, sheets: readonly string[]): readonly [css: string, links: string] => [
  `<style>${sheets.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n')}</style>`,
  sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join(''),
];

const templatesOf = (written: Partial<Written>): string =>
  Object.entries(written)
    .map(([language, html]) => `<template ${WRITTEN_IN}="${language}">${html}</template>`)
    .join('');

/** Returns the guests' page with the details in it, in every language, and with its styles inline. */
function detailsHtml(page: string, { en, ...others }: Written): string {
  const root = `<div id="root" data-page="customerDetails">${en}</div>`;
  const body = `${HIDDEN_SIGN}${root}${templatesOf(others)}<script>${writtenLanguageScript}</script>`;
  return once(page, EMPTY_ROOT, body);
}

/** Returns the page of the guests' other addresses: with a menu in every language, which a script fills and shows. */
const menuHtml = (page: string, menu: Written, script: string): string =>
  once(page, EMPTY_ROOT, `${FIRST_ROOT}${templatesOf(menu)}<script>${script}</script>`);

/**
 * Writes the pages of all guests' addresses. The build knows what they load, so they request the documents first, then
 * the scripts. The page behind a table's code has the details as HTML, the other one the menu without its dishes.
 * Returns the scripts and styles.
 */
function writeGuestPages(
  root: string,
  dist: string,
  bundle: Bundle,
  { url, portFromOwn }: ReturnType<typeof Prerender.documentsInHead>,
  { details, menu, script }: { details: Written; menu: Written; script: string },
): string[] {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const chunks = [...withImports(bundle, chunkWith(bundle, root, GUEST_START))];
  const first = new Set([...withImports(bundle, chunkWith(bundle, root, MAIN)), ...chunks]);
  const files = [...[...first].map(({ fileName }) => fileName), ...sheetsOf([...first])];
  const port = portFromOwn === null ? '' : ` data-port="${portFromOwn}"`;
  const asked = [
    `<meta name="${DOCUMENTS_META}" content="${url}"${port}>`,
    `<script>${earlyFetchScript}</script>`,
  ];
  const hints = hintsOf(
    shell,
    chunks.map(({ fileName }) => fileName),
  );
  const page = once(inHead(shell, hints), CHARSET, `${CHARSET}\n    ${asked.join('\n    ')}`);
  const styled = inHead(page, [...inlined(dist, sheetsOf(chunks)), ...notStartedTags]);
  writeFileSync(join(dist, GUEST), menuHtml(styled, menu, script));
  writeFileSync(join(dist, DETAILS), detailsHtml(styled, details));
  return files;
}

/** Writes the page on which guests book: it requests its scripts, its styles and its content at once. */
function writeBookingPage(root: string, dist: string, bundle: Bundle): void {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const chunks = [...withImports(bundle, chunkWith(bundle, root, BOOKING_START))];
  const hints = hintsOf(
    shell,
    chunks.map(({ fileName }) => fileName),
  );
  const links = sheetsOf(chunks).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  writeFileSync(join(dist, BOOKING), withFirstSign(inHead(shell, [...hints, ...links])));
}

/** The HTML file of a page. Hosting finds `/` by itself; rewrites in firebase.json name the others. */
const fileOf = ({ path }: Prerendered): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function write(root: string, dist: string, bundle: Bundle, pages: readonly Prerendered[]): void {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const start = [...withImports(bundle, chunkWith(bundle, root, START))];
  const first = withImports(bundle, chunkWith(bundle, root, MAIN));
  const hints = hintsOf(
    shell,
    [...first].map(({ fileName }) => fileName),
  );
  const service = inHead(shell, [...hints, ...serviceHints(bundle, root, first, start)]);
  // Placed here, the parser runs the scripts when it draws the first sign.
  const scripts = [lastViewScript, aheadScript].map((script) => `<script>${script}</script>\n    `);
  const begun = once(service, EMPTY_ROOT, `${scripts.join('')}${EMPTY_ROOT}`);
  writeFileSync(join(dist, SHELL), withFirstSign(begun));
  for (const page of pages) {
    const own = [FRONT_START, SHELL_OF_PAGES, moduleOf(page.name)].map((module) =>
      chunkWith(bundle, root, module),
    );
    const chunks = [...new Set(own.flatMap((chunk) => [...withImports(bundle, chunk)]))];
    writeFileSync(join(dist, fileOf(page)), pageHtml(shell, page, dist, sheetsOf(chunks)));
  }
}

/** Returns the single output of a build. Throws when there is none or more than one. */
function outputOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Bundle {
  if (!('output' in built)) throw new Error('the build for browsers has no single output');
  return built.output;
}

/**
 * Builds for browsers and for Node, runs the Node build here, and writes the pages that it renders from the browser
 * build.
 */
async function buildApp(builder: ViteBuilder, outDir: string): Promise<void> {
  const { client, prerender: node } = builder.environments;
  if (client === undefined || node === undefined) throw new Error('an environment is missing');
  const bundle = outputOf(await builder.build(client));
  await builder.build(node);
  try {
    const { prerenderAll, writtenDetails, writtenMenu, documentsInHead }: typeof Prerender = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
    const { root } = builder.config;
    const dist = resolve(root, client.config.build.outDir);
    const files = writeGuestPages(root, dist, bundle, documentsInHead(), {
      details: await writtenDetails(),
      menu: await writtenMenu(),
      script: await writtenMenuScript(),
    });
    await writeGuestWorker(dist, files);
    writeBookingPage(root, dist, bundle);
    write(root, dist, bundle, await prerenderAll());
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Writes the front area's pages as HTML; `guest.html`, `details.html` and `book.html` for the guests' addresses; and
 * `shell.html`, the empty page for every other address.
 */
export function prerender(): Plugin {
  const outDir = resolve('../.cache', `prerender-${process.pid}`);
  return {
    name: 'bhoj-prerender',
    apply: 'build',
    config: () => ({
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            ssr: true,
            outDir,
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            reportCompressedSize: false,
            rolldownOptions: { input: 'src/build/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
          },
        },
      },
      builder: { buildApp: (builder) => buildApp(builder, outDir) },
    }),
  };
}
