import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { REFERRAL_PARAM } from '@bhoj/domain/accounts/account-links';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { isOnItsWay } from '../../../blocks/purchase/purchase.ts';
import { usePurchase } from '../../../blocks/purchase/use-purchase.ts';
import type { Purchasing } from '../../../blocks/purchase/use-purchase.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useHydrated } from '../../../theme/use-hydrated.ts';
import { laterResolver, signupCalls } from './signup-calls.ts';
import { actOf, EMPTY, PAYMENT_STEP, PLAN_PARAM, STEP_PARAM } from './signup-model.ts';
import type { Act, SignupInput, SignupValues } from './signup-model.ts';
import { keepDraft, ownReferralId, readDraft, readPurchase } from './signup-store.ts';
import { usePlan } from './use-plan.ts';
import { useReferralCheck } from './use-referral-check.ts';
import type { ReferralCheck } from './use-referral-check.ts';
import { useSend } from './use-send.ts';
import { useSignUp } from './use-sign-up.ts';
import type { SignUpFailure } from './use-sign-up.ts';
import { useSearchParams } from '../../../ui/shared/address/address.ts';

export interface SignupFormState {
  readonly register: UseFormRegister<SignupInput>;
  readonly errors: FieldErrors<SignupInput>;
  /** True once the fields have the values typed before, in this page or in an earlier one. */
  readonly isReady: boolean;
  readonly password: string;
  readonly email: string;
  readonly referral: ReferralCheck;
  readonly referralId: string;
  readonly plan: SubscriptionPlan | null;
  readonly purchasing: Purchasing;
  readonly act: Act;
  /** True when the payment step is open: payment messages show there, otherwise above the form. */
  readonly isAtPayment: boolean;
  readonly isEmailFixed: boolean;
  readonly isSubmitting: boolean;
  readonly failure: SignUpFailure | null;
  readonly submit: (event: React.SubmitEvent) => void;
}

const NO_SEARCH = new URLSearchParams();
const FIELDS = Object.keys(EMPTY) as (keyof SignupInput)[];

/** The payment that this browser remembers. The hook asks for its state at once. */
function useRememberedPurchase(provedEmail: string | null): Purchasing {
  const [calls] = useState(() => {
    const open = provedEmail === null ? readPurchase() : null;
    return open === null ? null : signupCalls(open.email, null);
  });
  return usePurchase(calls);
}

/**
 * The state of the form of /signup, its button's act, and the function that performs it. `provedEmail` is set for a
 * person who came by a link.
 */
export function useSignupForm(provedEmail: string | null): SignupFormState {
  const signup = useWords(signupPart);

  const isHydrated = useHydrated();
  const [referralId] = useState(ownReferralId);
  const [asked, setSearch] = useSearchParams();
  // Prerendered HTML has neither a query nor this browser's storage.
  const search = isHydrated ? asked : NO_SEARCH;
  const { register, reset, getValues, handleSubmit, setError, setValue, subscribe, control, formState } =
    useForm<SignupInput, unknown, SignupValues>({
      resolver: laterResolver((server) => server.signupSchema, signup.faults),
    });
  // Undefined until the fields are registered.
  const watched: readonly (string | undefined)[] = useWatch({
    control,
    name: ['password', 'email', 'staffReferralId'],
  });
  const [password = '', email = '', staffReferralId = ''] = watched;
  const [isReady, setReady] = useState(false);
  // Values typed before the scripts loaded stay; the other fields get the values from an earlier page.
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const kept = {
      ...readDraft(),
      ...(provedEmail !== null && { email: provedEmail }),
      ...(asked.has(REFERRAL_PARAM) && { staffReferralId: (asked.get(REFERRAL_PARAM) ?? '').slice(0, 40) }),
    };
    const typed = getValues();
    const stays = FIELDS.filter((name) => typed[name] !== undefined && typed[name] !== EMPTY[name]);
    reset({ ...kept, ...Object.fromEntries(stays.map((name) => [name, typed[name]])) });
    setReady(true);
    // Runs once: from then on the fields have the typed values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated]);
  // Subscribed outside React, so that a keystroke renders only its own field.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );
  const referral = useReferralCheck(staffReferralId);
  // A referral ID that was valid when checked and was refused on submit.
  const [refused, setRefused] = useState<string | null>(null);
  const remembered = useRememberedPurchase(provedEmail);
  const purchasing = { ...remembered, isBusy: isHydrated && remembered.isBusy };
  const { purchase } = purchasing;
  const { failure, signUp } = useSignUp(setError);

  const isPaid = purchase.state === 'paid' || purchase.state === 'used';
  const isEmailFixed = provedEmail !== null || isPaid || isOnItsWay(purchase);
  const boughtFor = isPaid || isOnItsWay(purchase) ? (readPurchase()?.email ?? null) : null;
  useEffect(() => {
    if (boughtFor !== null) setValue('email', boughtFor);
  }, [boughtFor, setValue]);

  const isAtPayment = search.get(STEP_PARAM) === PAYMENT_STEP;
  const plan = usePlan(search.get(PLAN_PARAM), isAtPayment);
  const act = actOf({
    isReferred: referral.state === 'valid' && staffReferralId.trim() !== refused,
    isProved: provedEmail !== null,
    isPaid,
    isOnItsWay: isOnItsWay(purchase),
    isAtPayment,
  });
  // The payment step has its own history entry, so that Back leads to the form.
  const toPayment = () =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(STEP_PARAM, PAYMENT_STEP);
      return after;
    });

  const send = useSend({
    provedEmail,
    referralId,
    plan,
    purchasing,
    signUp,
    setError,
    setRefused,
    toPayment,
  });
  return {
    register,
    errors: formState.errors,
    isReady,
    password,
    email,
    referral,
    referralId: isHydrated ? referralId : '',
    plan,
    purchasing,
    act,
    isAtPayment,
    isEmailFixed,
    isSubmitting: formState.isSubmitting,
    failure,
    submit: (event) => void handleSubmit((values) => send(act, values))(event),
  };
}
