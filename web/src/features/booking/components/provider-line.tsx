import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import type { Provider } from '../queries.ts';

/** Who the meeting is with, in two lines. */
export function ProviderLine({ provider, size = 56 }: { provider: Provider; size?: number }) {
  const { t } = useTranslation('booking');
  const name = `${provider.name} ${provider.lastName}`.trim();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={provider.id} name={name} src={provider.profilePicture} size={size} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {provider.isVerifiedProvider && provider.partner ? (
            <VerifiedMark label={t('verifiedBy', { partner: provider.partner.name })} iconOnly />
          ) : null}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{provider.expertise}</p>
      </div>
    </div>
  );
}
