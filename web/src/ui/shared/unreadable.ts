/** A document that is there and cannot be read; `Unreadable` of the domain is one. */
export interface Unreadable {
  /** The name of its collection. */
  readonly of: string;
  readonly id: string;
  readonly why: 'newer' | 'broken';
}
