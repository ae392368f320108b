import { GoogleMark } from '../shared/parts/google-mark.tsx';
import { PlainButton, type PlainButtonProps } from './button.tsx';

/** 'Continue with Google', with Google's mark. */
export function SocialButton({ children, ...button }: Omit<PlainButtonProps, 'variant'>) {
  return (
    <PlainButton {...button} variant="outline" wide>
      <GoogleMark />
      {children}
    </PlainButton>
  );
}
