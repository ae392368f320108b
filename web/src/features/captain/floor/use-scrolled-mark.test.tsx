import { act, cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useScrolledMark } from './use-scrolled-mark.ts';

afterEach(() => {
  cleanup();
  document.body.removeAttribute('data-scrolled');
});

function Tables() {
  useScrolledMark();
  return null;
}
const tables = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Tables />
  </Activity>
);
const scrollTo = (screens: number) =>
  act(() => {
    document.documentElement.scrollTop = screens * innerHeight;
    dispatchEvent(new Event('scroll'));
  });
const isMarked = () => document.body.hasAttribute('data-scrolled');

it('says where the tables were left, and nothing while they are shown', () => {
  const { rerender } = render(tables('visible'));
  scrollTo(2);
  expect(isMarked()).toBe(false);
  rerender(tables('hidden'));
  expect(isMarked()).toBe(true);
  rerender(tables('visible'));
  scrollTo(0);
  expect(isMarked()).toBe(true);
  rerender(tables('hidden'));
  expect(isMarked()).toBe(false);
});
