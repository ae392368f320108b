import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  readonly pending: boolean;
  /** The label while pending; by default the label stays. */
  readonly pendingLabel?: string;
}

/** A button for one act. While the act is pending, the button is disabled and announces that. */
export function SubmitButton({ pending, pendingLabel, disabled, children, ...button }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      {...button}
      type="submit"
      disabled={pending || disabled === true}
      aria-busy={pending}
      data-deliberate
      {...(pending && { startIcon: <CircularProgress size={16} color="inherit" aria-hidden /> })}
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
