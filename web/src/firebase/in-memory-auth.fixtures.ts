import { FirebaseError } from 'firebase/app';
import { acting } from './acting.fixtures.ts';

// Stands in for `firebase/auth` in the tests of the web app (web/test-window.ts). The client's `auth` has who is signed
// in and who can sign in.

/** A person with an account, as a test describes them. */
export interface Person {
  readonly uid?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  readonly photoURL?: string;
  readonly isSocial?: boolean;
  /** The claims in their token; absent for an account without a role. */
  readonly claims?: object | null;
  readonly password?: string;
  /** The code in a password link that they were sent. */
  readonly code?: string;
}

/** The name of the Firebase app of guests. */
export const GUESTS_APP = 'guest';

/** The uid of a guest, whom the app signs in anonymously. */
export const GUEST_UID = 'me';

const base64 = (value: object): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))));

export class MemoryAuth {
  readonly app: { readonly name: string };
  readonly watchers: Set<() => void> = new Set();
  /** Null while Firebase has not said who is signed in. */
  private answer: { readonly user: MemoryUser | null } | null = { user: null };
  private accounts: readonly Person[] = [];
  private fault: string | null = null;
  private held: Promise<void> | null = null;
  /** Every act so far: its name in the SDK, and its arguments. */
  acts: (readonly unknown[])[] = [];

  constructor(app: string) {
    this.app = { name: app };
  }
  get currentUser(): MemoryUser | null {
    return this.answer?.user ?? null;
  }
  authStateReady = async (): Promise<void> => undefined;
  tell = (): void => acting(() => [...this.watchers].forEach((tell) => tell()));
  watch(next: (user: MemoryUser | null) => void): () => void {
    const tell = () => this.answer !== null && next(this.answer.user);
    this.watchers.add(tell);
    tell();
    return () => void this.watchers.delete(tell);
  }

  /** From now on this person is signed in. */
  signIn(person: Person): MemoryUser {
    const user = new MemoryUser(this, person);
    this.answer = { user };
    this.tell();
    return user;
  }
  signOut(): void {
    this.answer = { user: null };
    this.tell();
  }
  /** From now on it is not known whether anybody is signed in. */
  forget(): void {
    this.answer = null;
  }
  /** From now on these people can sign in, each by address and password, by a link or with Google. */
  knows(...people: readonly Person[]): void {
    this.accounts = people;
  }
  /** From now on every act fails with this code; null ends that. */
  fails(code: string | null): void {
    this.fault = code;
  }
  /** From now on every act waits, until the returned function is called. */
  holds(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held = promise;
    return () => {
      this.held = null;
      resolve();
    };
  }
  clear(): void {
    this.answer = { user: null };
    this.accounts = [];
    this.fault = null;
    this.held = null;
    this.acts = [];
  }

  async done(name: string, ...given: readonly unknown[]): Promise<void> {
    this.acts.push([name, ...given]);
    if (this.held !== null) await this.held;
    if (this.fault !== null) throw new FirebaseError(this.fault, this.fault);
  }
  find(fits: (person: Person) => boolean, otherwise: string): Person {
    const found = this.accounts.find(fits);
    if (found === undefined) throw new FirebaseError(otherwise, otherwise);
    return found;
  }
}

export class MemoryUser {
  readonly auth: MemoryAuth;
  private readonly account: Person;
  /** The account as this device knows it: until it is reloaded or the token renewed, changes are not seen. */
  private person: Person;
  constructor(auth: MemoryAuth, person: Person) {
    this.auth = auth;
    this.account = person;
    this.person = { ...person };
  }
  renew(): void {
    this.person = { ...this.account };
  }
  get uid(): string {
    return this.person.uid ?? 'u1';
  }
  get email(): string | null {
    return this.person.email ?? null;
  }
  get emailVerified(): boolean {
    return this.person.emailVerified ?? true;
  }
  get displayName(): string | null {
    return this.person.displayName ?? null;
  }
  get photoURL(): string | null {
    return this.person.photoURL ?? null;
  }
  get providerData(): readonly object[] {
    return [{ providerId: this.person.isSocial === true ? GoogleAuthProvider.PROVIDER_ID : 'password' }];
  }
  getIdToken = async (isNew = false): Promise<string> => {
    if (isNew) {
      await this.auth.done('getIdToken');
      this.renew();
      this.auth.tell();
    }
    return 'token';
  };
  getIdTokenResult = async () => ({ claims: this.person.claims ?? {} });
  toJSON = () => ({ stsTokenManager: { accessToken: `.${base64(this.person.claims ?? {})}.` } });
}

export class GoogleAuthProvider {
  static readonly PROVIDER_ID = 'google.com';
  setCustomParameters = (): this => this;
}
export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};

export const onIdTokenChanged = (auth: MemoryAuth, next: (user: MemoryUser | null) => void) =>
  auth.watch(next);

export async function signOut(auth: MemoryAuth): Promise<void> {
  await auth.done('signOut');
  auth.signOut();
}
export async function signInAnonymously(auth: MemoryAuth) {
  await auth.done('signInAnonymously');
  return { user: auth.signIn({ uid: GUEST_UID }) };
}
const hasPassword = (email: string, password: string) => (one: Person) =>
  one.email === email && one.password === password;

export async function signInWithEmailAndPassword(auth: MemoryAuth, email: string, password: string) {
  await auth.done('signInWithEmailAndPassword', email, password);
  return { user: auth.signIn(auth.find(hasPassword(email, password), 'auth/invalid-credential')) };
}
/** The token of a stored person is their uid. */
export async function signInWithCustomToken(auth: MemoryAuth, token: string) {
  await auth.done('signInWithCustomToken', token);
  return { user: auth.signIn(auth.find((one) => one.uid === token, 'auth/invalid-custom-token')) };
}
export async function signInWithEmailLink(auth: MemoryAuth, email: string, address: string) {
  await auth.done('signInWithEmailLink', email, address);
  return { user: auth.signIn(auth.find((one) => one.email === email, 'auth/invalid-action-code')) };
}
export async function signInWithPopup(auth: MemoryAuth) {
  await auth.done('signInWithPopup');
  return { user: auth.signIn(auth.find((one) => one.isSocial === true, 'auth/popup-closed-by-user')) };
}
export async function reauthenticateWithCredential(
  { auth }: MemoryUser,
  { email, password }: { readonly email: string; readonly password: string },
) {
  await auth.done('reauthenticateWithCredential', email, password);
  auth.find(hasPassword(email, password), 'auth/wrong-password');
}
export const sendPasswordResetEmail = (auth: MemoryAuth, email: string) =>
  auth.done('sendPasswordResetEmail', email);
export const sendSignInLinkToEmail = (auth: MemoryAuth, email: string, { url }: { readonly url: string }) =>
  auth.done('sendSignInLinkToEmail', email, url);
export const sendEmailVerification = ({ auth, email }: MemoryUser) =>
  auth.done('sendEmailVerification', email);
export async function reload(user: MemoryUser): Promise<void> {
  await user.auth.done('reload');
  user.renew();
}

export async function verifyPasswordResetCode(auth: MemoryAuth, code: string): Promise<string> {
  await auth.done('verifyPasswordResetCode', code);
  return auth.find((one) => one.code === code, 'auth/invalid-action-code').email ?? '';
}
export async function confirmPasswordReset(auth: MemoryAuth, code: string, password: string): Promise<void> {
  await auth.done('confirmPasswordReset', code, password);
  Object.assign(
    auth.find((one) => one.code === code, 'auth/invalid-action-code'),
    { password },
  );
}

export const browserLocalPersistence = {};
export const browserSessionPersistence = {};
export const indexedDBLocalPersistence = {};
export const browserPopupRedirectResolver = {};
export const connectAuthEmulator = () => undefined;
