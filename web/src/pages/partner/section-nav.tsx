import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ManagedPartner } from '../../features/partner/queries.ts';
import { cx } from '../../ui/cx.ts';
import { sectionNames, sections, type SectionName } from './sections.ts';

/**
 * The way from section to section: a list at the left of wide screens, a row that scrolls sideways
 * on a phone.
 */
export function SectionNav(props: {
  open: SectionName;
  partner: ManagedPartner;
  /** The person manages no other partner: addresses needn't name it. */
  isOnly: boolean;
}) {
  const { t } = useTranslation('partner');
  return (
    <nav aria-label={t('sections.label')} className="min-w-0">
      {/* Positioned, else what only screen readers see widens the page and not the row. */}
      <ul className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:sticky lg:top-6 lg:mx-0 lg:flex-col lg:px-0">
        {sectionNames.map((name) => (
          <li key={name} className="shrink-0">
            <SectionLink {...props} name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink(props: {
  name: SectionName;
  open: SectionName;
  partner: ManagedPartner;
  isOnly: boolean;
}) {
  const { name, partner } = props;
  const { t } = useTranslation('partner');
  const { icon: Icon } = sections[name];
  const isOpen = name === props.open;
  const waiting = name === 'queue' ? partner.waiting : 0;
  return (
    <Link
      to="/you/partner/{-$section}"
      params={{ section: name === 'overview' ? undefined : name }}
      search={props.isOnly ? {} : { partner: partner.id }}
      ref={isOpen ? showSideways : undefined}
      // The overview's address begins those of the others.
      activeOptions={{ exact: true }}
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        'moves flex min-h-11 items-center gap-3 rounded-control px-3 py-2 font-medium whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2',
        isOpen ? 'bg-primary-soft text-primary-text' : 'text-ink-soft',
      )}
    >
      <Icon size={20} aria-hidden />
      {t(`sections.${name}`)}
      {waiting > 0 ? (
        <span className="tabular rounded-full bg-primary px-2 text-sm text-on-primary">
          <span aria-hidden>{waiting}</span>
          <span className="sr-only">{t('waiting', { count: waiting })}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** A ref: on a phone the open section's link is brought into view along the row. */
function showSideways(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
