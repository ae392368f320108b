/** A document that exists and cannot be read; `Unreadable` of the domain has this type. */
export interface Unreadable {
  /** The name of its collection. */
  readonly of: string;
  readonly id: string;
  readonly why: 'newer' | 'broken';
}
