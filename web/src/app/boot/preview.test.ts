import { afterEach, expect, it, vi } from 'vitest';
import { endPreview } from './preview.ts';

afterEach(() => document.body.replaceChildren());

const shows = (html: string) => {
  document.body.innerHTML = html;
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  return root;
};

it('stays while the page loads, and goes once it has a heading (P-MORE-20)', async () => {
  const root = shows('<div id="preview"><h1>Create</h1></div><div id="root"></div>');
  expect(endPreview(root)).toBe(true);
  root.innerHTML = '<p role="status">Loading...</p>';
  await vi.waitFor(() => expect(root.textContent).toBe('Loading...'));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.getElementById('preview')).not.toBeNull();
  root.innerHTML = '<main><h1>Create</h1></main>';
  await vi.waitFor(() => expect(document.getElementById('preview')).toBeNull());
  expect(root.querySelector('h1')).not.toBeNull();
});

it('is on no other page', () => {
  const root = shows('<div id="root"></div>');
  expect(endPreview(root)).toBe(false);
});
