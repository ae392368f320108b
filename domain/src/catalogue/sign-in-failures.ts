/** Why a sign-in with a password failed. */
export type SignInFailure = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'failed';

/** Why a sign-in of platform staff failed: a super admin may have closed the account. */
export type PlatformSignInFailure = SignInFailure | 'account-closed';

/** Why the sign-in link in a mail failed, or was not sent. */
export type LinkFailure = 'expired' | 'wrong-address' | 'too-many-tries' | 'offline' | 'failed';

/** Why a sign-in by Google's popup failed. */
export type SocialFailure = 'closed' | 'blocked' | 'offline' | 'failed';
