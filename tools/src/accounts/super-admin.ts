/** The fields of a Firebase Authentication account that matter here. */
export interface Account {
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns one sentence that says why an account must not become a super admin; undefined when it may.
 * @param where `emulated`: in the emulator nobody can verify an address
 */
export function objection(
  { email, emailVerified, disabled, customClaims }: Account,
  { emulated }: { readonly emulated: boolean },
): string | undefined {
  const role = customClaims?.role as string | undefined;
  if (disabled) return `The account ${email} is disabled: enable it in the Firebase console and try again.`;
  if (role !== undefined && role !== 'super') {
    return `${email} is a restaurant's or the platform's ${role} already, and would lose that: use another account.`;
  }
  if (!emulated && !emailVerified) {
    return `The address ${email} is not verified, so anybody may have signed up with it: sign in with Google once, or follow the verification mail, and try again.`;
  }
  return undefined;
}

/** Returns one sentence that says how to solve a failure of the Admin SDK; undefined when the failure is unknown. */
export function remedy(
  cause: unknown,
  { email, project }: { readonly email: string; readonly project: string },
): string | undefined {
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
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
