/** An Indian mobile number: ten digits from 6 to 9. */
export const MOBILE = /^[6-9]\d{9}$/;

/** Returns the digits of a typed mobile number, without a leading 0, 91 or +91. */
export const mobileDigits = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=\d{10}$)/, '');
