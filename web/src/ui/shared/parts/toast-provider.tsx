import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { timeOf, ToastContext } from '../toast.ts';
import type { ShowToast, Toast } from '../toast.ts';
import styles from './toast-provider.module.css';

interface Shown extends Toast {
  readonly key: number;
  /** The open sheet to place the toast in, because nothing outside a modal can be seen or pressed. */
  readonly sheet: Element | null;
}

const openSheet = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

function Message({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const { message, action } = shown;
  const time = timeOf(shown);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, time);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, time]);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Shows one message at a time at the bottom: the completed act, and an undo. A newer message replaces it. */
export function ToastProvider({ children }: { readonly children?: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback<ShowToast>((toast) => {
    const sheet = openSheet();
    setShown((last) => ({ ...toast, sheet, key: (last?.key ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown(null), []);
  const sheet = shown?.sheet;
  // The act that a message tells of often closes the sheet. A layout effect listens before the browser can tell.
  useLayoutEffect(() => {
    const stays = () => setShown((now) => now && { ...now, sheet: openSheet() });
    sheet?.addEventListener('close', stays);
    return () => sheet?.removeEventListener('close', stays);
  }, [sheet]);
  const message = shown !== null && <Message key={shown.key} shown={shown} onClose={close} />;
  const isInSheet = shown !== null && shown.sheet !== null && shown.sheet.isConnected;
  return (
    <ToastContext value={show}>
      {children}
      {/* Always present, so that a screen reader announces its changes. */}
      <div role="status" className={styles['place']}>
        {!isInSheet && message}
      </div>
      {isInSheet && shown.sheet !== null && createPortal(<div role="status">{message}</div>, shown.sheet)}
    </ToastContext>
  );
}
