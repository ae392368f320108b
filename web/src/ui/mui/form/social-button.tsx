import Button, { type ButtonProps } from '@mui/material/Button';
import { GoogleMark } from '../../shared/parts/google-mark.tsx';

/** 'Continue with Google', with Google's mark. */
export function SocialButton({ children, ...button }: Omit<ButtonProps, 'variant' | 'startIcon'>) {
  return (
    <Button {...button} variant="outlined" fullWidth startIcon={<GoogleMark />}>
      {children}
    </Button>
  );
}
