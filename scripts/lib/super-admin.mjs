/**
 * Why an Auth user may not be made a super admin, in one sentence; undefined where nothing speaks against it.
 * @param {{ email?: string, emailVerified: boolean, disabled: boolean, customClaims?: { [name: string]: unknown } }} user
 * @param {{ emulated: boolean }} where in the emulator nobody can verify an address
 * @returns {string | undefined}
 */
export function objection({ email, emailVerified, disabled, customClaims }, { emulated }) {
  const role = /** @type {string | undefined} */ (customClaims?.role);
  if (disabled) return `The account ${email} is disabled: enable it in the Firebase console and try again.`;
  if (role !== undefined && role !== 'super') {
    return `${email} is a restaurant's or the platform's ${role} already, and would lose that: use another account.`;
  }
  if (!emulated && !emailVerified) {
    return `The address ${email} is not verified, so anybody may have signed up with it: sign in with Google once, or follow the verification mail, and try again.`;
  }
  return undefined;
}

/**
 * What to do about a failure of the Admin SDK, in one sentence; undefined where we do not know.
 * @param {unknown} cause @param {{ email: string, project: string }} about
 * @returns {string | undefined}
 */
export function remedy(cause, { email, project }) {
  const { code = '', message = '' } = /** @type {{ code?: string, message?: string }} */ (cause ?? {});
  if (code === 'auth/user-not-found') {
    return `There is no account ${email} in ${project}: sign in to Bhoj with it once, then run this within the hour (accounts without a role are removed after that).`;
  }
  if (code === 'auth/invalid-email') return `${email} is not an e-mail address.`;
  if (/default credentials|GOOGLE_APPLICATION_CREDENTIALS|invalid_grant|ENOENT|reauth/i.test(message)) {
    return 'There are no deploy credentials here: run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name a service account file, and try again.';
  }
  if (code === 'auth/insufficient-permission' || /permission|forbidden|quota project/i.test(message)) {
    return `These credentials may not manage the users of ${project}: they need the role Firebase Authentication Admin there.`;
  }
  if (code === 'auth/configuration-not-found' || code === 'auth/project-not-found') {
    return `Firebase Authentication is not set up in ${project}: open it once in the Firebase console, or name another project with --project.`;
  }
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|network/i.test(message)) {
    return `Firebase Authentication cannot be reached for ${project}: check the network, or whether the emulator named by FIREBASE_AUTH_EMULATOR_HOST runs.`;
  }
  return undefined;
}
