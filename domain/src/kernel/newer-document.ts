/** A stored document with a version above all that this release reads: a newer Bhoj has written it. */
export class NewerDocument extends RangeError {
  constructor(pattern: string, version: number) {
    super(`${pattern}: stored by a newer Bhoj (version ${version})`);
    this.name = 'NewerDocument';
  }
}

/** Why a stored document cannot be read: a newer Bhoj wrote it, or it does not fit its schema. */
export type UnreadableWhy = 'newer' | 'broken';

/** Compares the name, because a guest's page loads the class only later. */
export const whyUnreadable = (cause: unknown): UnreadableWhy =>
  cause instanceof Error && cause.name === 'NewerDocument' ? 'newer' : 'broken';
