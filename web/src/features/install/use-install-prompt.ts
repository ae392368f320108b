import { useEffect, useState } from 'react';

/** Chromium's event, which TypeScript's DOM does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own offer to install Bhoj, where it makes one; `offer` is null where it does not. */
export function useInstallPrompt(): { offer: (() => void) | null; accepted: boolean } {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const hold = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', hold);
    return () => removeEventListener('beforeinstallprompt', hold);
  }, []);
  const ask = async (held: InstallPrompt) => {
    // A prompt can be shown once.
    setPrompt(null);
    const { outcome } = await held.prompt();
    setAccepted(outcome === 'accepted');
  };
  return { offer: prompt === null ? null : () => void ask(prompt), accepted };
}
