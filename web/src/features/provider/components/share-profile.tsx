import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { fullName } from '../name.ts';
import type { Profile } from '../queries.ts';

/** Shares the personal link: with the device's share sheet on touch screens, else by copying. */
export function ShareProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('provider');
  const share = async () => {
    const link = { title: fullName(profile), text: profile.expertise, url: linkTo(profile) };
    // Desktop browsers can share, too, but people there expect a link to paste.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    try {
      if (isTouch && 'share' in navigator) return await navigator.share(link);
      await navigator.clipboard.writeText(link.url);
      toast.success(t('share.copied'), { description: link.url });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.message(t('share.byHand'), { description: link.url });
    }
  };
  return (
    <IconButton
      label={t('share.name')}
      icon={<Share2 size={20} aria-hidden />}
      onClick={() => void share()}
    />
  );
}

function linkTo({ id, username }: Profile): string {
  return globalThis.location.origin + (username ? paths.personalLink(username) : paths.expert(id));
}
