import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { atFirstTouch } from './first-touch.ts';

it('acts once, at the first sign of a person', () => {
  const act = vi.fn<() => void>();
  atFirstTouch(act);
  expect(act).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(act).toHaveBeenCalledOnce();
});

it('does not act once the page is left', () => {
  const act = vi.fn<() => void>();
  atFirstTouch(act)();
  fireEvent.pointerDown(document.body);
  expect(act).not.toHaveBeenCalled();
});
