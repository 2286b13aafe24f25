import type { PublicProfile } from '@puente/contract/provider';
import { Building2, House, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { meetOf, wayIn, type Way } from '../../availability/queries.ts';

/** The ways in which an expert meets people, where there is more than one. */
export function WayChoice({
  places,
  way,
  onChange,
}: {
  places: PublicProfile['places'];
  way: Way;
  onChange: (way: Way) => void;
}) {
  const { t } = useTranslation('booking');
  const { home, offices } = places;
  const choices = [
    {
      value: 'online',
      label: t('way.online'),
      help: t('way.onlineHelp'),
      icon: <Video size={20} aria-hidden className="shrink-0" />,
    },
    ...(home
      ? [
          {
            value: 'home',
            label: t('way.home'),
            help: t('way.homeHelp', { areas: home.areas.map(({ name }) => name).join(', ') }),
            icon: <House size={20} aria-hidden className="shrink-0" />,
          },
        ]
      : []),
    ...offices.map(({ id, name, address }) => ({
      value: id,
      label: name,
      help: address,
      icon: <Building2 size={20} aria-hidden className="shrink-0" />,
    })),
  ];
  return (
    <RadioCards
      legend={t('way.title')}
      isRowOnPhones
      columns={2}
      choices={choices}
      value={meetOf(way) ?? 'online'}
      onChange={(value) => {
        const next = wayIn(places, value === 'online' ? undefined : value);
        if (next) onChange(next);
      }}
    />
  );
}
