import { expect, it } from 'vitest';
import { tenderKey, tenderOf } from './invoice.schema.ts';

it.each([
  ['cash', { method: 'cash', name: '' }],
  ['upi', { method: 'upi', name: '' }],
  ['other', { method: 'other', name: '' }],
  ['other:Sodexo', { method: 'other', name: 'Sodexo' }],
] as const)('counts a way of paying under %s, and finds it there', (key, tender) => {
  expect(tenderKey(tender)).toBe(key);
  expect(tenderOf(key)).toEqual(tender);
});

it('has a name only for other ways of paying', () => {
  expect(tenderKey({ method: 'card', name: 'Sodexo' })).toBe('card');
});

it('takes a key that is no longer known for another way of paying', () => {
  expect(tenderOf('cheque')).toEqual({ method: 'other', name: '' });
});
