import type { Partner } from '@puente/contract/partner';
import { useTranslation } from 'react-i18next';
import { LeavePartner } from './leave-partner.tsx';

/** A partner's own links, and the button to leave the partner. */
export function PartnerLinks({ partner }: { partner: Partner }) {
  const { t } = useTranslation('common');
  const links = partner.config?.resourceLinks ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ url, label }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="touch inline-flex items-center font-medium text-primary-text underline underline-offset-3"
              >
                {label}
                <span className="sr-only"> ({t('newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <LeavePartner />
    </div>
  );
}
