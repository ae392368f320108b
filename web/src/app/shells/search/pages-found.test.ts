import { expect, it } from 'vitest';
import { routeTitles } from '../../../messages/shared/routes/en.ts';
import { matching } from './pages-found.ts';
import { OWNERS_PAGES } from '../owner/search/pages-searched.ts';

const all = () => true;

it.each([
  ['gst', 'finance'],
  ['GSTR', 'finance'],
  ['salary', 'payroll'],
  ['credit no', 'orders'],
  ['upi', 'settings'],
])('finds the page on which there is %s (P-MORE-25)', (typed, page) => {
  expect(matching(routeTitles, typed, all, OWNERS_PAGES).slice(0, 1)).toContain(page);
});

it('puts a title before what is on a page, and finds nothing in the middle of a word', () => {
  expect(matching(routeTitles, 'c', all, OWNERS_PAGES).slice(0, 2)).toContain('customers');
  expect(matching(routeTitles, 'alary', all, OWNERS_PAGES)).toEqual([]);
});

it('finds no page that the person may not open', () => {
  expect(matching(routeTitles, 'menu', (name) => name !== 'menu', OWNERS_PAGES)).not.toContain('menu');
});
