import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { pathOf } from '@bhoj/domain/kernel/path';
import { href } from '@bhoj/domain/catalogue/routes';
import { documentsInHead, firestoreRestUrl } from '../../firebase/environment.ts';
import { DOCUMENTS_META, earlyFetchScript } from './early-fetch.ts';

const place = { restaurantId: 'asha+1@spice.example', tableId: 'F1-T01' };
const order = { ...place, orderId: 'preview' };
const wanted = Object.values(CATALOG).map(({ pattern }) => firestoreRestUrl(pathOf(pattern, place)));

let asked: string[];

function openAt(path: string, url = documentsInHead().url, port?: string) {
  history.replaceState(null, '', path);
  const meta = document.createElement('meta');
  meta.name = DOCUMENTS_META;
  meta.content = url;
  if (port !== undefined) meta.dataset['port'] = port;
  document.head.replaceChildren(meta);
  // The browser runs it as text, so the test does too.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(earlyFetchScript)();
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.reject(new TypeError('no network'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.bhojEarly = undefined;
});

it.each([href('customerDetails', place), href('customerMenu', order), href('customerCheckout', order)])(
  'fetches the three documents of %s under the keys that the page looks up',
  (path) => {
    openAt(path);
    expect(asked).toEqual(wanted);
    expect(Object.keys(globalThis.bhojEarly ?? {})).toEqual(wanted);
  },
);

it('derives the emulators’ port from the port of the page', () => {
  vi.stubGlobal('location', { pathname: href('customerDetails', place), port: '5600' });
  openAt('/', 'http://127.0.0.1/v1/x', '2');
  expect(asked).toHaveLength(3);
  expect(asked[0]).toMatch(/^http:\/\/127\.0\.0\.1:5602\/v1\/x\/users\//);
});

it.each(['/', '/customer', '/customer/details', '/customer/details/%E0%A4%A/F1-T01'])(
  'fetches nothing at %s',
  (path) => {
    vi.stubGlobal('location', { pathname: path, port: '' });
    openAt('/');
    expect(asked).toEqual([]);
  },
);
