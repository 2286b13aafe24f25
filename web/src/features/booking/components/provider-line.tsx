import { Expertise } from '../../../shell/expertise.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedBadge } from '../../../shell/partner/verified-badge.tsx';
import type { Provider } from '../queries.ts';

/** Who the meeting is with: name, who verified them, what they do. */
export function ProviderLine({ provider, size = 56 }: { provider: Provider; size?: number }) {
  const name = `${provider.name} ${provider.lastName}`.trim();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={provider.id} name={name} src={provider.profilePicture} size={size} />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <VerifiedBadge of={provider} className="-my-2.5" />
        <Expertise of={provider} className="line-clamp-2 text-sm text-ink-soft" />
      </div>
    </div>
  );
}
