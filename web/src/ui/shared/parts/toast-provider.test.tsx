import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToast } from '../toast.ts';
import { ToastProvider } from './toast-provider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const mount = () => renderHook(useToast, { wrapper: ToastProvider }).result.current;

it('says what was done, as a polite announcement', () => {
  const show = mount();
  act(() => show({ message: 'Dish saved' }));
  expect(screen.getByRole('status').textContent).toBe('Dish saved');
});

it('offers an undo, and closes once it is used', () => {
  vi.useFakeTimers();
  const undo = vi.fn<() => void>();
  const show = mount();
  act(() => show({ message: 'Dish removed', action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Dish removed')).toBeNull();
});

it('stays when the sheet that it is shown in closes with the act', () => {
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  const show = mount();
  act(() => show({ message: 'Discount given' }));
  expect(sheet.textContent).toBe('Discount given');
  sheet.removeAttribute('open');
  act(() => void sheet.dispatchEvent(new Event('close')));
  sheet.remove();
  expect(screen.getByRole('status').textContent).toBe('Discount given');
});

it('shows the newest only', () => {
  const show = mount();
  act(() => show({ message: 'First' }));
  act(() => show({ message: 'Second' }));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

it('stays longer when there is something to press', () => {
  vi.useFakeTimers();
  const show = mount();
  act(() => show({ message: 'Removed', action: { label: 'Undo', onClick: () => undefined } }));
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.getByText('Removed')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3000));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Removed')).toBeNull();
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useToast)).toThrow('useToast must be used within a ToastProvider');
  vi.restoreAllMocks();
  expect(() => render(<ToastProvider />)).not.toThrow();
});
