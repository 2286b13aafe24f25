import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

type Person = { id: string; name: string; lastName: string; profilePicture: string | null };

/** What a plan is called and whom it is with, in the height of a portrait; then what it costs. */
export function PlanHead(props: { title: string; person: Person; children?: ReactNode }) {
  const { title, person, children } = props;
  const { t } = useTranslation('plan');
  const { t: of } = useTranslation('booking');
  const name = `${person.name} ${person.lastName}`.trim() || of('goneAccount');
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar id={person.id} name={name} src={person.profilePicture} size={52} />
        <div className="min-w-0">
          <h1 className="display text-2xl leading-tight wrap-anywhere sm:text-3xl">{title}</h1>
          <p className="text-ink-soft">{t('with', { name })}</p>
        </div>
      </div>
      {children}
    </header>
  );
}

/** The way back to the expert whose plan it is. */
export function ToExpert({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link
      to="/expert/$id"
      params={{ id }}
      aria-label={t('backTo', { place: name })}
      className={cx(buttonClass({ variant: 'quiet' }), 'mb-2 -ml-4 self-start')}
    >
      <ChevronLeft size={20} aria-hidden />
      {name}
    </Link>
  );
}
