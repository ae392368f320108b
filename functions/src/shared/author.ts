import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';

type MemberKind = Exclude<Author['kind'], 'guest'>;

/** Returns a captain or the owner as orders and documents store them: member id and name, without the uid. */
export const memberOf = <K extends MemberKind>(caller: {
  readonly kind: K;
  readonly uid: string;
  readonly name: string;
}): Author & { kind: K; id: string } => ({
  kind: caller.kind,
  label: caller.name,
  id: memberIdOf(caller.uid),
});
