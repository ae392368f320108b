import { Info, TriangleAlert, X } from 'lucide-react';
import type { Posted } from '@bhoj/domain/platform/shape/notice.schema';
import { noticeBannerPart } from '../../words/owner/notice-banner.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/shared/kit/controls.tsx';
import { Banner } from '../../ui/shared/parts/banner.tsx';
import { PlainIconButton } from '../../ui/shared/parts/icon-button.tsx';

const TONES = { info: 'info', warning: 'warning', urgent: 'error' } as const;

interface NoticeBannerProps {
  readonly notice: Pick<Posted, 'title' | 'text' | 'severity' | 'link'>;
  readonly onClose: () => void;
}

/** A notice of the platform above a page. */
export function NoticeBanner({ notice: { title, text, severity, link }, onClose }: NoticeBannerProps) {
  const words = useWords(noticeBannerPart);
  const name = title === '' ? words.maintenance : title;
  const Icon = severity === 'info' ? Info : TriangleAlert;
  return (
    <Banner
      tone={TONES[severity]}
      label={name}
      icon={Icon}
      {...(title !== '' && { title })}
      action={
        <PlainIconButton label={words.close(name)} onClick={onClose}>
          <X aria-hidden />
        </PlainIconButton>
      }
    >
      {text}
      {link !== '' && <ButtonLink to={link}>{words.more}</ButtonLink>}
    </Banner>
  );
}
