import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { href } from '@bhoj/domain/catalogue/routes';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { frontActs } from '../../../firebase/front.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { laterResolver } from '../state/signup-calls.ts';
import { readLinkEmail } from '../state/signup-store.ts';
import page from '../signup.module.css';
import form from './form.module.css';
import { useNavigate } from '../../../ui/shared/address/address.ts';

interface AskAddressProps {
  readonly onEmail: (email: string) => Promise<void>;
  readonly failure: LinkFailure | null;
}

function AskAddress({ onEmail, failure }: AskAddressProps) {
  const signup = useWords(signupPart);
  const { proof } = signup;

  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: readLinkEmail() ?? '' },
    resolver: laterResolver((server) => server.linkSchema, signup.faults),
  });
  const submit = handleSubmit(({ email }) => onEmail(email));
  return (
    <form className={form['form']} noValidate onSubmit={(event) => void submit(event)}>
      <div className={page['heading']}>
        <h1>{proof.askTitle}</h1>
        <p>{proof.askText}</p>
      </div>
      <PlainField
        {...register('email')}
        label={signup.email}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
      />
      {failure !== null && <PlainNotice tone="error">{proof.failures[failure]}</PlainNotice>}
      <PlainButton type="submit" wide pending={formState.isSubmitting}>
        {formState.isSubmitting ? proof.opening : proof.go}
      </PlainButton>
    </form>
  );
}

/** The target of the link in a mail: it signs the reader in, and the form goes on. */
export function OpenedLink() {
  const { proof } = useWords(signupPart);

  const navigate = useNavigate();
  const [remembered] = useState(readLinkEmail);
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const isOpened = useRef(false);
  const open = async (email: string) => {
    const answer = await frontActs.signInByLink(email, globalThis.location.href);
    // Removes the code from the address, because it works only once.
    if (answer === 'in') void navigate(href('signup'), { replace: true });
    else setFailure(answer);
  };
  const openRemembered = useEffectEvent(() => {
    if (remembered === null || isOpened.current) return;
    isOpened.current = true;
    void open(remembered);
  });
  useEffect(() => openRemembered(), []);

  if (remembered !== null && failure === null) return <p role="status">{proof.opening}</p>;
  return (
    <section className={page['card']}>
      <AskAddress onEmail={open} failure={failure} />
      <PlainButton variant="quiet" wide onClick={() => void navigate(href('signup'), { replace: true })}>
        {proof.toForm}
      </PlainButton>
    </section>
  );
}
