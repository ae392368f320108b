import { uidSchema } from '@bhoj/domain/kernel/ids.schema';
import { useSession } from '../../../firebase/session.tsx';

/** The uid of the present enterer. A shared screen may send an entry while somebody else is signed in. */
export function useAuthor(): { readonly authorUid?: string } {
  const session = useSession();
  const author = uidSchema.safeParse(session.state === 'in' ? session.user.uid : null);
  return author.success ? { authorUid: author.data } : {};
}
