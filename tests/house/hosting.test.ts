import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeEntries } from '@bhoj/domain/platform/routes';

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; destination?: string }[] };
};

it('every prerendered page has its file, every other address the empty shell, a missing asset neither', () => {
  const pages = routeEntries
    .filter(([, { area, status, path }]) => area === 'front' && status === 'open' && path !== '/')
    .map(([, { path }]) => ({ source: path, destination: `${path}.html` }));
  const toFiles = hosting.rewrites.filter(({ destination }) => destination !== undefined);
  expect(toFiles).toEqual([...pages, { source: '!/assets/**', destination: '/shell.html' }]);
});
