/** Signs that people confuse, and the sign that replaces each in a key. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/**
 * Returns the key under which a referral ID is unique: without case, blanks and dashes, and with one sign in place of
 * similar ones.
 */
export const referralKey = (referralId: string): string =>
  referralId
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[OILZSB]/g, (sign) => ALIKE[sign] ?? sign);

/** Mail providers that ignore dots in an address. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** Returns the mailbox of an address: without the part after a plus sign, and at some providers without dots. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return WITHOUT_DOTS.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Returns the last ten digits; empty for a number with fewer. */
const digitsOf = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 10 ? '' : digits.slice(-10);
};

interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** True when a restaurant's owner and its referrer share a mailbox or a number (P-PLATFORM-6). */
export function isSelfReferral(staff: Contact, owner: Contact): boolean {
  const phone = digitsOf(staff.phone);
  return (
    mailboxOf(staff.email) === mailboxOf(owner.email) || (phone !== '' && phone === digitsOf(owner.phone))
  );
}
