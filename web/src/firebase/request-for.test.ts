import { expect, it } from 'vitest';
import { requestFor } from './request-for.ts';

it('keeps the id for the same input, in whatever order, and makes one for another', () => {
  const first = requestFor({ table: 'F1-T01', note: '' }, null);
  expect(first).toEqual({ table: 'F1-T01', note: '', requestId: expect.stringMatching(/^\w{20}$/) });
  expect(requestFor({ note: '', table: 'F1-T01' }, first)).toEqual(first);
  expect(requestFor({ table: 'F1-T02', note: '' }, first).requestId).not.toBe(first.requestId);
  expect(requestFor({ table: 'F1-T01', note: '' }, null).requestId).not.toBe(first.requestId);
});
