/** Parameters of a build that Vite puts in place of their names, so that code for an absent one is left out. */
interface ImportMetaEnv {
  /** The site key of reCAPTCHA Enterprise with which the web app is registered for App Check. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
