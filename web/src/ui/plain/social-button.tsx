import googleMark from './google.svg';
import { PlainButton, type PlainButtonProps } from './button.tsx';

/** "Continue with Google", with Google's mark as their branding rules require. */
export function SocialButton({ children, ...button }: Omit<PlainButtonProps, 'variant'>) {
  return (
    <PlainButton {...button} variant="outline" wide>
      <img src={googleMark} alt="" width={20} height={20} />
      {children}
    </PlainButton>
  );
}
