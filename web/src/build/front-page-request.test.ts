import { expect, it } from 'vitest';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { opensFrontPage } from './front-page-request.ts';

const asked = (path: string, mode = 'navigate', sameOrigin = true) =>
  opensFrontPage({ request: { mode }, url: new URL(path, 'https://bhoj.example'), sameOrigin });

it('the worker answers each public page without a network, and no other address', () => {
  for (const [name, { path, area }] of routeEntries)
    expect([name, asked(path)]).toEqual([name, area === 'front']);
  expect(asked('/login/?from=app')).toBe(true);
  expect(asked('/login', 'cors')).toBe(false);
  expect(asked('/login', 'navigate', false)).toBe(false);
});
