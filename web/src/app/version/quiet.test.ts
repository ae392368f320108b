import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './quiet.ts';

const act = vi.fn<() => void>();
let stop = () => undefined as void;
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  stop = whenQuiet(act);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('acts once, a minute after the last touch', () => {
  wait(50);
  dispatchEvent(new Event('pointerdown'));
  wait(55);
  expect(act).not.toHaveBeenCalled();
  wait(10);
  expect(act).toHaveBeenCalledOnce();
  wait(300);
  expect(act).toHaveBeenCalledOnce();
});

it('waits for a dialog to be closed', () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  wait(300);
  expect(act).not.toHaveBeenCalled();
  document.body.replaceChildren();
  wait(5);
  expect(act).toHaveBeenCalledOnce();
});

it('waits while something that was entered stands in a field', () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '500';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  wait(300);
  expect(act).not.toHaveBeenCalled();
  field.value = '';
  wait(5);
  expect(act).toHaveBeenCalledOnce();
});

it('waits while something warns before the page is closed: unsent rounds, unsaved settings', () => {
  const warn = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', warn);
  wait(300);
  expect(act).not.toHaveBeenCalled();
  removeEventListener('beforeunload', warn);
  wait(5);
  expect(act).toHaveBeenCalledOnce();
});

it('acts no more once it is stopped', () => {
  stop();
  wait(300);
  expect(act).not.toHaveBeenCalled();
});
