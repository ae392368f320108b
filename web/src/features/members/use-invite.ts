import { useRef, useState } from 'react';
import { inviteMember } from '@bhoj/domain/members/invitations.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { CallFailure, useCall } from '../../firebase/call.ts';
import { useLinkActs } from '../../firebase/use-link-acts.ts';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { staffPart } from '../../messages/owner/members/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { requestFor } from '../../firebase/request-for.ts';
import type { NewPerson } from './person-form.ts';
import type { MemberEntry } from './member-model.ts';

interface Refused {
  /** The field at fault; null when the fault is not in a field. */
  readonly field: 'email' | null;
  readonly sentence: string;
}

/** The outcome of the mail for a stored invitation. */
interface Invited {
  readonly mail: 'sent' | LinkFailure;
}

/** Invites a person and sends the mail; the same details again continue after a lost answer. */
export function useInvite(staff: readonly MemberEntry[]) {
  const reasonSentences = useWords(reasonsPart);
  const words = useWords(staffPart);

  const invite = useCall(inviteMember);
  const { sendLink } = useLinkActs();
  const last = useRef<InputOf<typeof inviteMember> | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const refusal = (cause: unknown, email: string): Refused => {
    const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
    if (reason === 'offline') return { field: null, sentence: words.offline };
    if (reason !== 'email-taken') return { field: null, sentence: reasonSentences[reason] };
    const known = staff.find((person) => person.email === email);
    const sentence = known === undefined ? words.invitedHere : words.emailTakenHere(known.name);
    return { field: 'email', sentence };
  };

  const send = async (person: NewPerson): Promise<Invited | Refused> => {
    setFault(null);
    const request = requestFor(person, last.current);
    last.current = request;
    try {
      const { path } = await invite(request);
      return { mail: await sendLink(person.email, path) };
    } catch (cause) {
      const refused = refusal(cause, person.email);
      if (refused.field === null) setFault(refused.sentence);
      return refused;
    }
  };
  return { send, fault };
}
