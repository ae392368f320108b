import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { cleanup, configure } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, vi } from 'vitest';

/**
 * Set-up of the web app's tests. A worker loads React, MUI and the window once; each file loads the app anew, so that
 * its mocks and what the app's modules remember are its own, and leaves the window as it found it.
 */
vi.resetModules();

// No test talks to Firestore, a callable or Auth: all three are in memory, with the data of the test's client.
vi.mock('firebase/firestore', () => import('./src/firebase/in-memory-sdk.fixtures.ts'));
vi.mock('firebase/functions', () => import('./src/firebase/in-memory-sdk.fixtures.ts'));
vi.mock('firebase/auth', () => import('./src/firebase/in-memory-sdk.fixtures.ts'));

// Nor does a test reach a server: every other request, such as a report of a fault, fails as without a network.
globalThis.fetch = () => Promise.reject(new TypeError('no network'));

// Only a wait for something that never comes lasts so long.
configure({ asyncUtilTimeout: 10_000 });

const before = [window, document, navigator].map(
  (target) => [target, Object.getOwnPropertyDescriptors(target)] as const,
);
const address = location.href;
const viewport = { width: innerWidth, height: innerHeight };

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetStyles();
  emptyDocument();
  for (const [target, descriptors] of before) {
    for (const key of Reflect.ownKeys(target)) if (!(key in descriptors)) Reflect.deleteProperty(target, key);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  (globalThis as unknown as { happyDOM: { setViewport: (to: object) => void } }).happyDOM.setViewport(
    viewport,
  );
});

/** Emotion remembers which styles it has put into the page: what one file styled makes the next one's queries slow. */
function forgetStyles(): void {
  renderToString(
    createElement(function Styles() {
      const cache = useEmotionCache();
      cache?.sheet.flush();
      for (const name of Object.keys(cache?.inserted ?? {})) delete cache?.inserted[name];
      return null;
    }),
  );
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
