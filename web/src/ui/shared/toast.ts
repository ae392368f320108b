import { createContext, useContext } from 'react';

export interface Toast {
  readonly message: string;
  /** Usually an undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** ms that a toast stays; longer when it has a button. */
export const timeOf = ({ action }: Toast): number => (action === undefined ? 4000 : 8000);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}
