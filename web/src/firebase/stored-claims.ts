import type { User } from 'firebase/auth';

const textOf = (base64Url: string): string => {
  const bytes = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.codePointAt(0) ?? 0));
};

/** Returns the claims in a person's stored token, even an expired one. Null where none can be read. */
export function storedClaims(user: User): unknown {
  try {
    const { stsTokenManager } = user.toJSON() as { stsTokenManager: { accessToken: string } };
    return JSON.parse(textOf(stsTokenManager.accessToken.split('.')[1] ?? '')) as unknown;
  } catch {
    return null;
  }
}
