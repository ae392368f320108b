import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PATH } from '@bhoj/domain/catalogue/public-links';
import { REGION } from '@bhoj/domain/catalogue/region';
import { PHOTOS_PATH } from '@bhoj/domain/menu/shape/photo';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { emulatorPolicy } from '../../tools/src/emulators/emulator-csp.ts';
import { aheadScript } from '../../web/src/app/boot/ahead.ts';
import { earlyFetchScript } from '../../web/src/app/boot/early-fetch.ts';
import { notStartedScript } from '../../web/src/app/boot/not-started.ts';
import { lastViewScript } from '../../web/src/blocks/last-view/last-view-script.ts';
import { earlyTapScript } from '../../web/src/ui/shared/early-tap.ts';
import { writtenLanguageScript } from '../../web/src/app/boot/written-language.ts';
import { writtenMenuScript } from '../../web/src/build/written-menu.ts';
import { themeScript } from '../../web/src/theme/theme-script.ts';

interface Hosting {
  rewrites: { source: string; destination?: string; function?: { functionId: string; region: string } }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const { hosting } = read('firebase.json') as { hosting: Hosting };
const { projects } = read('.firebaserc') as { projects: Record<string, string> };

/** The deployed projects; a `demo-` project exists only on the emulators. */
const deployed = Object.values(projects).filter((project) => !project.startsWith('demo-'));
const headerOf = (key: string) =>
  hosting.headers.find(({ source }) => source === '**')?.headers.find((header) => header.key === key)?.value;

const RAZORPAY = ['api', 'checkout', 'lumberjack'].map((host) => `https://${host}.razorpay.com`);
/** App Check's provider. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const EXPECTED: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    hashOf(themeScript),
    hashOf(earlyFetchScript),
    hashOf(earlyTapScript),
    hashOf(aheadScript),
    hashOf(lastViewScript),
    hashOf(notStartedScript),
    hashOf(writtenLanguageScript),
    hashOf(await writtenMenuScript()),
    'https://apis.google.com',
    'https://checkout.razorpay.com',
    'https://cdn.razorpay.com',
    RECAPTCHA,
    'https://www.gstatic.com/recaptcha/',
  ],
  // Emotion and prerendered pages add style elements, and React sets the width of a bar inline.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    ...['firestore', 'identitytoolkit', 'securetoken', 'content-firebaseappcheck'].map(
      (host) => `https://${host}.googleapis.com`,
    ),
    ...deployed.map((project) => `https://${REGION}-${project}.cloudfunctions.net`),
    ...RAZORPAY,
    RECAPTCHA,
  ],
  'frame-src': [...deployed.map((project) => `https://${project}.firebaseapp.com`), ...RAZORPAY, RECAPTCHA],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The pages on which guests book, by the routes' own paths. */
const bookingPages = routeEntries
  .filter(([, { area }]) => area === 'booking')
  .map(([, { path }]) => ({ source: path.replaceAll(/:\w+/g, '*'), destination: '/book.html' }));

it('every prerendered page has its file, guests have theirs, every other address gets the empty shell, a missing asset nothing', () => {
  const pages = routeEntries
    .filter(([, { area, path }]) => area === 'front' && path !== '/')
    .map(([, { path }]) => ({ source: path, destination: `${path}.html` }));
  const toFiles = hosting.rewrites.filter(({ destination }) => destination !== undefined);
  expect(toFiles).toEqual([
    ...bookingPages,
    ...pages,
    { source: '/customer/details/**', destination: '/details.html' },
    { source: '/customer/**', destination: '/guest.html' },
    { source: '!/assets/**', destination: '/shell.html' },
  ]);
});

it('functions of our region answer for photos and for short addresses, before any page but those of bookings', () => {
  expect(hosting.rewrites.slice(0, 2 + bookingPages.length)).toEqual([
    { source: `${PHOTOS_PATH}/**`, function: { functionId: 'photo', region: REGION } },
    ...bookingPages,
    { source: `${PUBLIC_PATH}/**`, function: { functionId: 'publicPage', region: REGION } },
  ]);
});

describe('headers', () => {
  it('the policy allows the scripts of the head, the deployed projects, the payment gateway and App Check, and nothing else', () => {
    const expected = Object.entries(EXPECTED).map(([name, sources]) => `${name} ${sources.join(' ')}`);
    expect(headerOf('Content-Security-Policy')).toBe(expected.join('; '));
  });

  it('types are not sniffed, referrers not sent, and the camera is off', () => {
    expect(headerOf('X-Content-Type-Options')).toBe('nosniff');
    expect(headerOf('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headerOf('Permissions-Policy')).toMatch(/camera=\(\).*microphone=\(\)/);
  });

  it.each(bookingPages)('are kept by nobody, and listed by none, at $source', ({ source }) => {
    expect(hosting.headers.find((rule) => rule.source === source)?.headers).toEqual([
      { key: 'Cache-Control', value: 'no-cache' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ]);
  });

  it.each(['/slips/**', '/customer/**'])('search engines keep no page of %s', (pages) => {
    const found = hosting.headers.find(({ source }) => source === pages);
    expect(found?.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]);
  });

  it('photos and public menus say themselves how long they are kept', () => {
    const kept = hosting.headers.filter((rule) => rule.headers.some(({ key }) => key === 'Cache-Control'));
    const rest = [PHOTOS_PATH, PUBLIC_PATH].map((path) => path.slice(1)).join('|');
    expect(kept.map(({ source }) => source)).toEqual([
      `!/@(${rest})/**`,
      ...bookingPages.map(({ source }) => source),
      '/assets/**',
    ]);
  });

  it('the emulators’ addresses are added only in the generated policy, never in a deployed one', () => {
    const policy = headerOf('Content-Security-Policy') ?? '';
    expect(policy).not.toContain('127.0.0.1');
    const opened = emulatorPolicy("default-src 'self'; script-src 'self'; connect-src 'self'; frame-src x", {
      emulators: ['http://127.0.0.1:1'],
      gateway: 'http://127.0.0.1:9',
    });
    expect(opened).toBe(
      "default-src 'self'; script-src 'self' http://127.0.0.1:9; connect-src 'self' http://127.0.0.1:1 http://127.0.0.1:9; frame-src x http://127.0.0.1:9",
    );
  });
});
