import { useSyncExternalStore } from 'react';

/** Chromium's event, which TypeScript's DOM types do not include. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

type Offer = 'none' | 'offered' | 'accepted';

let prompt: InstallPrompt | null = null;
let state: Offer = 'none';
let isHeld = false;
const listeners = new Set<() => void>();

function become(next: Offer): void {
  state = next;
  for (const notify of listeners) notify();
}

/**
 * Keeps the browser's offer to install Bhoj for the page that shows it. The browser offers it once, soon after loading,
 * long before a person reaches the last step of the wizard.
 */
export function holdInstallOffer(): void {
  if (isHeld || typeof document === 'undefined') return;
  isHeld = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    become('offered');
  });
  addEventListener('appinstalled', () => become('accepted'));
}

/** Accepts the offer, which works once; after a refusal the browser may make another. */
export async function takeInstallOffer(): Promise<void> {
  const held = prompt;
  prompt = null;
  become('none');
  if ((await held?.prompt())?.outcome === 'accepted') become('accepted');
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useInstallOffer = (): Offer =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'none',
  );
