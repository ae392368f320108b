/** The router state on the way from a social sign-up to the landing page. */
interface SignedUpState {
  readonly signedUp: string;
}

export const signedUpAs = (email: string): SignedUpState => ({ signedUp: email });

/** Returns the newly signed-up address from the state of a location; null without one. */
export const signedUpIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'signedUp' in state && typeof state.signedUp === 'string'
    ? state.signedUp
    : null;
