/** Matches e-mail addresses, and runs of digits as long as a telephone number, in any grouping. */
const PERSONAL = /[^\s"'<>()/\\,;:=]{1,64}(?:@|%40)[^\s"'<>()/\\,;:=]{1,190}|\+?\d(?:[ -]?\d){9,}/gi;

/**
 * Removes personal data from a text for the log. Errors contain paths of documents, and such a path contains a
 * restaurant's id, which is an e-mail address.
 */
export const withoutPersonalData = (text: string): string => text.replaceAll(PERSONAL, '…');
