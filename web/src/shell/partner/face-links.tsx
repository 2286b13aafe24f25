import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LeavePartner } from './leave-partner.tsx';
import { usePartner } from './partner.ts';

/** The partner's page, its own links, and the button to leave the partner. */
export function FaceLinks() {
  const { t } = useTranslation('common');
  const { t: face } = useTranslation('face');
  const partner = usePartner();
  if (!partner) return null;
  const links = partner.config?.resourceLinks ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <Link
        to="/partners/$slug"
        params={{ slug: partner.slug }}
        className="touch inline-flex items-center font-medium text-primary-text underline underline-offset-3"
      >
        {face('page', { name: partner.name })}
      </Link>
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ url, label }) => (
            <li key={`${label} ${url}`}>
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
