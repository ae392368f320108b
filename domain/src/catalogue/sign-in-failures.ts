/** Why an account did not sign in with its password. */
export type SignInFailure = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'failed';

/** The same for platform staff, whom a super admin may have closed out. */
export type PlatformSignInFailure = SignInFailure | 'account-closed';

/** Why the link in a mail did not sign its reader in, or was not sent. */
export type LinkFailure = 'expired' | 'wrong-address' | 'too-many-tries' | 'offline' | 'failed';

/** Why Google's popup did not sign anybody in. */
export type SocialFailure = 'closed' | 'blocked' | 'offline' | 'failed';
