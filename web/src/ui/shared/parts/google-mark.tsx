import googleMark from './google.svg';

/** Google's own mark, as their branding asks for beside "Continue with Google". The words beside it name it. */
export const GoogleMark = () => <img src={googleMark} alt="" width={20} height={20} />;
