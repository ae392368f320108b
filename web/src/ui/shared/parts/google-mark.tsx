import googleMark from './google.svg';

/** Google's own mark, as their branding rules require beside "Continue with Google". The text beside it names it. */
export const GoogleMark = () => <img src={googleMark} alt="" width={20} height={20} />;
