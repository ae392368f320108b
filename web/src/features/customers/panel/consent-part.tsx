import Button from '@mui/material/Button';
import { useState } from 'react';
import { agreeToOffers, withdrawConsent } from '@bhoj/domain/customers/customers.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { dateName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { consentText } from '../state/consent-text.ts';
import type { CustomerEntry } from '../state/customers-model.ts';
import styles from '../customers.module.css';

/** The consents under which data are kept: purpose, version and time, and the withdrawn ones. */
export function ConsentPart({ entry: { id, value } }: { readonly entry: CustomerEntry }) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAct(withdrawConsent);
  const agree = useAct(agreeToOffers);
  const failure = withdraw.failure ?? agree.failure;
  const given = [
    { purpose: 'bill', consent: value.consent },
    { purpose: 'offers', consent: value.offers },
    { purpose: 'company', consent: value.company?.consent ?? null },
    { purpose: 'allergies', consent: value.allergies?.consent ?? null },
  ] as const;
  const note = async () => {
    await agree.run({ customerId: id });
    setAsking(false);
  };
  return (
    <SectionCard
      title={words.consent}
      actions={value.offers === null && <Button onClick={() => setAsking(true)}>{words.agree}</Button>}
    >
      <ul className={styles['list']}>
        {given.map(
          ({ purpose, consent }) =>
            consent !== null && (
              <li key={purpose}>
                <span className={styles['name']}>
                  {words.purposes[purpose]}
                  <span className={styles['quiet']}>
                    {' · '}
                    {consentText(words, consent)}
                  </span>
                </span>
                {purpose !== 'bill' && (
                  <Button
                    size="small"
                    disabled={withdraw.pending}
                    aria-label={words.withdrawLabel(words.purposes[purpose])}
                    onClick={() => void withdraw.run({ customerId: id, purpose })}
                  >
                    {words.withdraw}
                  </Button>
                )}
              </li>
            ),
        )}
        {value.withdrawn.map(({ purpose, at, by }) => (
          <li key={`${purpose} ${at}`}>
            <span className={styles['name']}>{words.purposes[purpose]}</span>
            <span className={styles['quiet']}>{words.withdrawnBy(by, dateName(at))}</span>
          </li>
        ))}
      </ul>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      {isAsking && (
        <ConfirmDialog
          open
          tone="plain"
          title={words.agreeTitle}
          text={words.agreeText}
          confirmLabel={words.agree}
          cancelLabel={common.cancel}
          pending={agree.pending}
          onConfirm={() => void note()}
          onClose={() => setAsking(false)}
        />
      )}
    </SectionCard>
  );
}
