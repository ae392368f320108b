import { act } from '@testing-library/react';

/** Puts the page out of sight and back, as a person does who looks at another app. */
export function leaveApp(): void {
  const isHidden = { configurable: true, value: 'hidden' };
  Object.defineProperty(document, 'visibilityState', isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
}
