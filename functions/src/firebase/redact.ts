/** Addresses, and runs of digits as long as a telephone number, however they are grouped. */
const PERSONAL = /[^\s"'<>()/\\,;:=]{1,64}(?:@|%40)[^\s"'<>()/\\,;:=]{1,190}|\+?\d(?:[ -]?\d){9,}/gi;

/**
 * A text as the log may keep it. An error names what it failed on: the path of a document holds a restaurant's id, which
 * is somebody's e-mail.
 */
export const withoutPersonalData = (text: string): string => text.replaceAll(PERSONAL, '…');
