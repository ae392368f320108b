import { useRef, useState } from 'react';
import { createMember } from '@bhoj/domain/members/members.contract';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { CallFailure, useCall } from '../../firebase/call.ts';
import { staffPart } from '../../words/owner/members.ts';
import { reasonsPart } from '../../words/shared/reasons.ts';
import { useWords } from '../../words/use-words.ts';
import { requestFor } from './person-form.ts';
import type { NewPerson } from './person-form.ts';
import type { MemberEntry } from './member-model.ts';

interface Refused {
  /** The field at fault; null when the fault is not in a field. */
  readonly field: 'email' | null;
  readonly sentence: string;
}

/** Adds a person; the same details again continue after a lost answer. */
export function useAddPerson(staff: readonly MemberEntry[]) {
  const reasonSentences = useWords(reasonsPart);
  const words = useWords(staffPart);

  const create = useCall(createMember);
  const last = useRef<InputOf<typeof createMember> | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const refusal = (cause: unknown, email: string): Refused => {
    const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
    if (reason === 'offline') return { field: null, sentence: words.offline };
    if (reason !== 'email-taken') return { field: null, sentence: reasonSentences[reason] };
    const known = staff.find((person) => person.email === email);
    const sentence = known === undefined ? words.emailTaken : words.emailTakenHere(known.name);
    return { field: 'email', sentence };
  };

  const add = async (person: NewPerson): Promise<OutputOf<typeof createMember> | Refused> => {
    setFault(null);
    const request = requestFor(person, last.current);
    last.current = request;
    try {
      return await create(request);
    } catch (cause) {
      const refused = refusal(cause, person.email);
      if (refused.field === null) setFault(refused.sentence);
      return refused;
    }
  };
  return { add, fault };
}
