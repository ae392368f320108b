import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIntoView } from './use-into-view.ts';

function Opened() {
  const part = useIntoView<HTMLParagraphElement>();
  return <p ref={part}>Reason</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('brings what opens into sight once, and goes away without a fault in browsers that answer with a promise', () => {
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as void);
  const { rerender, unmount } = render(<Opened />);
  rerender(<Opened />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(() => unmount()).not.toThrow();
});
