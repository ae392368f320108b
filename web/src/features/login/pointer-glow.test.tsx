import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PointerGlow } from './pointer-glow.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function glowAfterPointer(reduced: boolean): string {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => {
    paint(0);
    return 1;
  });
  const { container } = render(<PointerGlow />);
  fireEvent(window, new PointerEvent('pointermove', { clientX: 120, clientY: 80 }));
  return (container.firstElementChild as HTMLElement).style.getPropertyValue('--glow-x');
}

it('follows the pointer (LOGIN-5)', () => {
  expect(glowAfterPointer(false)).toBe('120px');
});

it('stays still under reduced motion', () => {
  expect(glowAfterPointer(true)).toBe('');
});
