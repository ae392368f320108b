import type { SlugFault } from '@bhoj/domain/restaurant/public-address';
import { MAX_ADDRESSES, SLUG_MAX, SLUG_MIN } from '@bhoj/domain/restaurant/public-address';
import type { ADDRESS_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

/** Where the owner chooses the restaurant's short address. */
export const publicAddress = {
  label: 'Short address',
  hint: 'Lower-case letters, digits and hyphens.',
  faults: {
    length: `An address has ${SLUG_MIN} to ${SLUG_MAX} characters.`,
    letters: 'Only the letters a to z, digits, and single hyphens between them.',
    reserved: 'Bhoj keeps this word for itself. Choose another.',
  } satisfies Record<SlugFault, string>,
  choose: 'Choose this address',
  change: 'Change the address',
  saving: 'Saving…',
  chosen: (link: string) => `Your menu is now at ${link}`,
  none: 'No address yet. Codes and links hold your e-mail address.',
  now: 'Your menu is at',
  copy: 'Copy link',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  open: 'Open the menu',
  ideas: 'Or take',
  former: 'Earlier addresses, which lead to it',
  takeBack: (slug: string) => `Use ${slug} again`,
  printed: 'Codes that are printed already go on working, with or without an address.',
  left: (count: number) =>
    count === 0
      ? `You have had ${MAX_ADDRESSES} addresses, which is the most. You can use one of them again.`
      : `You can choose ${count} more, for each stays yours.`,
};

export const publicAddressPart = part('publicAddress', publicAddress);

/** The refusals that only the choice of an address can meet. */
export const addressReasonSentences: Record<(typeof ADDRESS_REASONS)[number], string> = {
  'public-address-taken': 'Another restaurant has this address. Choose a different one.',
  'too-many-addresses':
    'A restaurant can have five addresses, and each stays for what is printed. Choose one of those you have.',
};

export const addressReasonsPart = part('addressReasons', addressReasonSentences);
