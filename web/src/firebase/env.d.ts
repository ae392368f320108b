/** Build parameters. Vite replaces their names by their values, so that code for an absent one is left out. */
interface ImportMetaEnv {
  /** The site key of reCAPTCHA Enterprise with which the web app is registered for App Check. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
