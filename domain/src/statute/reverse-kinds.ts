/** The kinds of supplies on which a restaurant owes the tax of its supplier (P-LAW-40). */
export const REVERSE_KINDS = ['rent', 'transport', 'security', 'director', 'legal'] as const;
export type ReverseKind = (typeof REVERSE_KINDS)[number];
