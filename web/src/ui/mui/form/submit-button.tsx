import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  readonly pending: boolean;
  /** What the button says while it works; without it the words stay. */
  readonly pendingLabel?: string;
}

/** One act, once: while it is pending the button is disabled and says so. */
export function SubmitButton({ pending, pendingLabel, disabled, children, ...button }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      {...button}
      type="submit"
      disabled={pending || disabled === true}
      aria-busy={pending}
      {...(pending && { startIcon: <CircularProgress size={16} color="inherit" aria-hidden /> })}
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
