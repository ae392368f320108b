import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * Set-up of the web app's tests. A worker loads React, MUI and the window once; each file loads the app anew, so that
 * its mocks and what the app's modules remember are its own, and leaves the window as it found it.
 */
vi.resetModules();

const before = [window, document, navigator].map(
  (target) => [target, Object.getOwnPropertyDescriptors(target)] as const,
);
const address = location.href;

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const [target, descriptors] of before) {
    for (const key of Reflect.ownKeys(target)) if (!(key in descriptors)) Reflect.deleteProperty(target, key);
  }
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  for (const element of [...document.head.children]) {
    if (!element.matches('style[data-emotion]')) element.remove();
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
});
