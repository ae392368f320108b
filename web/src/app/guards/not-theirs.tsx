import { LockKeyhole } from 'lucide-react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink, StateBlock } from '../../ui/shared/kit/controls.tsx';

/** Says that a page is not for the person's account, with the way to their own (`to`). */
export function NotTheirs({ to }: { readonly to: string }) {
  const common = useWords(commonPart);
  return (
    <StateBlock
      isPage
      icon={LockKeyhole}
      title={common.notAllowed}
      text={common.notAllowedHint}
      action={
        <ButtonLink to={to} variant="outline">
          {common.goToYourPage}
        </ButtonLink>
      }
    />
  );
}
