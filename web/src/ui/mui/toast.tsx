import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useState } from 'react';
import { cssVar } from '../../theme/css-var.ts';
import { timeOf, ToastContext } from '../shared/toast.ts';
import type { ShowToast, Toast } from '../shared/toast.ts';

/** Shows one message at a time at the bottom: what was done, and an undo. A newer one replaces it. */
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
        autoHideDuration={current === undefined ? null : timeOf(current)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // A tap elsewhere does not close it, because it belongs to the next task.
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

export { useToast } from '../shared/toast.ts';
