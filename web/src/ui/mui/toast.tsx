import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';
import { cssVar } from '../../theme/css-var.ts';

export interface Toast {
  readonly message: string;
  /** Undo, most often. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** ms; longer when there is something to press. */
const timeToRead = 4000;
const timeToAct = 8000;

/** One line at a time at the bottom: what was done, and its undo. A newer one takes the place of an older one. */
export function ToastProvider({ children }: { readonly children?: ReactNode }) {
  const [current, setCurrent] = useState<Toast & { readonly key: number }>();
  const [open, setOpen] = useState(false);
  const show = useCallback<ShowToast>((toast) => {
    setCurrent((last) => ({ ...toast, key: (last?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const action = current?.action;

  return (
    <ToastContext value={show}>
      {children}
      <Snackbar
        key={current?.key}
        open={open}
        message={current?.message}
        autoHideDuration={action ? timeToAct : timeToRead}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // A tap elsewhere is the next piece of work, not an answer to the toast.
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ content: { role: 'status' } }}
        {...(action && {
          action: (
            <Button
              size="small"
              sx={{ color: 'inherit', textDecoration: 'underline', '&:hover': { color: cssVar('text') } }}
              onClick={() => {
                setOpen(false);
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          ),
        })}
      />
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}
