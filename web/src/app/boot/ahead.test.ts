import { afterEach, beforeEach, expect, it } from 'vitest';
import { MEMBER_LANGUAGE_KEY } from '../../words/member-language-key.ts';
import { AHEAD_META, aheadScript } from './ahead.ts';

const metas = [
  '<meta data-path="/dashboard/captain" content="/captain.css /captain.js">',
  '<meta data-path="/dashboard/captain" data-language="hi" content="/hi.js">',
  '<meta data-path="/dashboard/kitchen" content="/kitchen.js">',
  '<meta data-besides="/dashboard/captain /dashboard/kitchen" content="/office.js">',
].map((meta) => meta.replace('<meta', `<meta name="${AHEAD_META}"`));

beforeEach(() => {
  document.head.innerHTML = metas.join('');
});
afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
});

it.each([
  ['/dashboard/captain', null, ['preload /captain.css', 'modulepreload /captain.js']],
  [
    '/dashboard/captain/',
    'hi',
    ['preload /captain.css', 'modulepreload /captain.js', 'modulepreload /hi.js'],
  ],
  ['/dashboard/kitchen', 'hi', ['modulepreload /kitchen.js']],
  ['/dashboard', 'hi', ['modulepreload /office.js']],
  ['/dashboard/captain/more', null, ['modulepreload /office.js']],
])('asks at %s, read in %s, for its files alone', (path, language, files) => {
  history.replaceState(null, '', path);
  if (language !== null) localStorage.setItem(MEMBER_LANGUAGE_KEY, language);
  // The browser runs it as text, so the test does too.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(aheadScript)();
  const links = [...document.querySelectorAll('link')];
  expect(links.map((link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual(files);
});
